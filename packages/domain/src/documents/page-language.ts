import type { TaggedPage, TagLeaf, TagNode } from "./tagged-page.ts";

/**
 * The language of a page's own, a BCP 47 tag, where all that is tagged on it is in one: as on the Spanish cover of an English document. Undefined
 * where it is the document's, or several meet.
 */
export const languageOfPage = (tree: TaggedPage["tree"]): string | undefined => (tree ? languageOf(tree) : undefined);

function languageOf(part: TagNode | TagLeaf): string | undefined {
  if (!("children" in part)) return undefined;
  if (part.lang !== undefined) return part.lang;
  const spoken = new Set(part.children.map(languageOf));
  return spoken.size === 1 ? [...spoken][0] : undefined;
}
