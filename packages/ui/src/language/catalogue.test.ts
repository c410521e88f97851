import { describe, expect, it } from "vitest";
import { catalogue, textOf } from "./catalogue.tsx";

const words = catalogue({
  save: { en: "Save", es: "Guardar" },
  pages: { en: (n: number) => (n === 1 ? "1 page" : `${n} pages`), es: (n: number) => `${n} páginas` },
});

describe("a catalogue", () => {
  it("speaks the reader's language", () => {
    expect(textOf(words, "en").save).toBe("Save");
    expect(textOf(words, "es").save).toBe("Guardar");
  });

  it("puts values into phrases", () => {
    expect(textOf(words, "en").pages(1)).toBe("1 page");
    expect(textOf(words, "es").pages(3)).toBe("3 páginas");
  });

  it("refuses a phrase whose translation takes something else", () => {
    // @ts-expect-error the Spanish phrase must take the same values
    expect(catalogue({ pages: { en: (n: number) => `${n}`, es: (n: string) => n } })).toBeDefined();
    // @ts-expect-error a phrase must exist in both languages
    expect(catalogue({ save: { en: "Save" } })).toBeDefined();
  });
});
