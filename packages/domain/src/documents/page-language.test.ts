import { describe, expect, it } from "vitest";
import { languageOfPage } from "./page-language.ts";
import type { TagLeaf, TagNode } from "./tagged-page.ts";

const words: TagLeaf = { type: "content", id: "p1_mc0" };
const tag = (role: string, children: readonly (TagNode | TagLeaf)[], lang?: string): TagNode => ({
  role,
  children,
  ...(lang !== undefined && { lang }),
});
const page = (...children: readonly TagNode[]) => tag("Root", [tag("Document", children)]);
const paragraph = tag("P", [words]);
const cover = tag("Sect", [tag("H1", [words]), paragraph], "es-US");

describe("the language of one page of a document", () => {
  it("is that of a cover that fills it", () => {
    expect(languageOfPage(page(cover))).toBe("es-US");
    expect(languageOfPage(page(cover, cover))).toBe("es-US");
  });

  it("is the document's where it says none, where several meet and where nothing is tagged", () => {
    for (const tree of [null, page(), page(paragraph), page(cover, paragraph), page(tag("Sect", [cover, paragraph]))])
      expect(languageOfPage(tree)).toBeUndefined();
  });
});
