import { describe, expect, it } from "vitest";
import { codeWords } from "./codes.words.ts";
import { namedCode } from "./named-code.ts";
import { explainCode } from "./use-explain.ts";

describe("saying what is wrong", () => {
  it("names the field that is empty", () => {
    expect(explainCode(namedCode("home.zip", "required"), "en", codeWords)).toBe("Enter the ZIP code.");
    expect(explainCode(namedCode("otherIncome.0.annualAmount", "required"), "es", codeWords)).toBe(
      "Escriba el monto al año.",
    );
  });

  it("asks for an answer where the field has no words of its own", () => {
    expect(explainCode(namedCode("employer.since", "required"), "en", codeWords)).toBe("Answer this to go on.");
  });

  it("speaks the reader's language", () => {
    expect(explainCode("zip-invalid", "es", codeWords)).toBe(
      "Escriba un código postal de cinco dígitos, o de cinco y cuatro.",
    );
  });

  it("never shows a code that nobody has put into words", () => {
    expect(explainCode("something-new", "en", codeWords)).toMatch(/^Something went wrong on our side/);
  });

  it("says something even before the words have come", () => {
    expect(explainCode("zip-invalid", "en", undefined)).toBe("Check this answer.");
  });

  it("says truly that nothing was answered, also where nothing else could be fetched", () => {
    expect(explainCode("no-answer", "en", undefined)).toMatch(/^There was no answer/);
    expect(explainCode("server-failed", "es", undefined)).toMatch(/^Algo falló de nuestro lado/);
  });

  it("leaves a sentence that was made elsewhere as it is", () => {
    expect(explainCode("This file is larger than 20 MB.", "en", codeWords)).toBe("This file is larger than 20 MB.");
  });
});
