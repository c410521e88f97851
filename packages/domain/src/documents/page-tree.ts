import { type Element, type FieldPlace, isRole, type Leaf, type LinkTarget, type Words } from "./paper-text.ts";
import type { PageAnnotation, TaggedPage, TagLeaf, TagNode } from "./tagged-page.ts";

/**
 * A page's part of the document's structure. A list or a table that goes over several pages stands whole in each of them, with nothing
 * in the places that are filled elsewhere: those are undefined here, and by them the parts are known to belong together.
 */
export interface PageTree extends Omit<Element, "children"> {
  readonly children: readonly (PageTree | Leaf | undefined)[];
}

export type PagePiece = PageTree["children"][number];

/** Names that pdf.js gives annotations in the structure begin so. */
const PREFIX = "pdfjs_internal_id_";

/** Fills a page's structure with its words and fields; null where it has a role that cannot be shown, or a picture that nobody described. */
export function readTree(
  { tree, annotations, height }: TaggedPage,
  content: ReadonlyMap<string, Words>,
  page: number,
): PageTree | null {
  if (tree === null) return null;
  const byId = new Map(annotations.map((annotation) => [annotation.id, annotation]));
  let isShowable = true;

  const read = (node: TagNode): PageTree | undefined => {
    // A row is never divided: what is empty in it is a cell without words.
    const isRow = node.role === "TR" && hasContent(node);
    const children = node.children.flatMap((child): readonly PagePiece[] =>
      "role" in child ? [read(child) ?? (isRow ? emptyCell(child) : undefined)] : readLeaf(child),
    );
    if (children.every((child) => child === undefined) && !hasContent(node)) return undefined;
    const { role, alt, lang, scope, colSpan, rowSpan } = node;
    if (!isRole(role) || (role === "Figure" && !alt)) {
      isShowable = false;
      return undefined;
    }
    return {
      role,
      children,
      ...(alt && { alt }),
      ...(lang && { lang }),
      ...(scope && { scope }),
      ...(colSpan && { colSpan }),
      ...(rowSpan && { rowSpan }),
    };
  };

  const readLeaf = ({ type, id = "" }: TagLeaf): readonly PagePiece[] => {
    if (type === "content") return [content.get(id)].filter((words) => words !== undefined);
    const annotation = byId.get(id.replace(PREFIX, ""));
    return annotation ? readAnnotation(annotation, page, height) : [];
  };

  const children = tree.children.map((child) => ("role" in child ? read(child) : undefined));
  return isShowable ? { role: "NonStruct", children } : null;
}

const emptyCell = ({ role }: TagNode): PageTree | undefined => (isRole(role) ? { role, children: [] } : undefined);

/** Pictures and empty cells have a place on the page, and no words. */
const hasContent = (node: TagNode): boolean =>
  node.children.some((child) => ("role" in child ? hasContent(child) : child.type === "content"));

function readAnnotation(
  { fieldName, fieldValue, url, rect }: PageAnnotation,
  page: number,
  height: number,
): readonly (FieldPlace | LinkTarget)[] {
  if (fieldName !== undefined) {
    const value = typeof fieldValue === "string" ? fieldValue : "";
    return [{ field: fieldName, value, spot: { page, top: 1 - (rect[3] ?? height) / height } }];
  }
  return url === undefined ? [] : [{ url }];
}
