import { AnnotationMode, getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface ReadPdf {
  /** The words of each page, white space made single. */
  readonly pages: readonly string[];
  /** All words of the document. */
  readonly text: string;
  readonly language: string | null;
  readonly title: string;
  readonly marked: boolean;
  /** Structure roles in reading order, e.g. `["Document", "Figure", "H1", …]`. */
  readonly roles: readonly string[];
  /** Strokes of the pen and pieces of text that are neither tagged nor marked as decoration. */
  readonly unmarked: number;
  /** Descriptions of pictures and fields for those who do not see them. */
  readonly alternatives: readonly string[];
  /** Files inside it, by name. */
  readonly attached: readonly string[];
  /** What each filled field of the form holds. */
  readonly formValues: Readonly<Record<string, string>>;
}

/** Reads a PDF as a reader's own software would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  const roles: string[] = [];
  const alternatives: string[] = [];
  let unmarked = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    const words = content.items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""));
    pages.push(words.join("").replaceAll(/\s+/g, " ").trim());
    collectRoles(await page.getStructTree(), roles, alternatives);
    const { fnArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
    unmarked += countUnmarked(fnArray);
  }
  const { info } = await pdf.getMetadata();
  const markInfo = await pdf.getMarkInfo();
  const fields: unknown = await pdf.getFieldObjects();
  const attached: unknown = await pdf.getAttachments();
  const read = {
    pages,
    text: pages.join(" "),
    language: "Language" in info && typeof info.Language === "string" ? info.Language : null,
    title: "Title" in info && typeof info.Title === "string" ? info.Title : "",
    marked: markInfo instanceof Map && markInfo.get("Marked") === true,
    roles,
    unmarked,
    alternatives,
    attached: attached instanceof Map ? [...attached.keys()].map(String) : [],
    formValues: readValues(fields),
  };
  await loading.destroy();
  return read;
}

function collectRoles(node: unknown, roles: string[], alternatives: string[]): void {
  if (typeof node !== "object" || node === null) return;
  if ("role" in node && typeof node.role === "string" && node.role !== "Root") roles.push(node.role);
  if ("alt" in node && typeof node.alt === "string") alternatives.push(node.alt);
  if ("children" in node && Array.isArray(node.children)) {
    for (const child of node.children) collectRoles(child, roles, alternatives);
  }
}

const opening: ReadonlySet<number> = new Set([OPS.beginMarkedContent, OPS.beginMarkedContentProps]);
const visible: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.constructPath,
  OPS.stroke,
  OPS.fill,
]);

function countUnmarked(operators: readonly number[]): number {
  let depth = 0;
  let count = 0;
  for (const operator of operators) {
    if (opening.has(operator)) depth += 1;
    else if (operator === OPS.endMarkedContent) depth -= 1;
    else if (depth === 0 && visible.has(operator)) count += 1;
  }
  return count;
}

function readValues(fields: unknown): Record<string, string> {
  const values: Record<string, string> = {};
  if (!(fields instanceof Map)) return values;
  for (const [fieldId, entries] of fields as Map<string, readonly { readonly value?: unknown }[]>) {
    const value = entries[0]?.value;
    if (typeof value === "string" && value !== "") values[fieldId] = value;
  }
  return values;
}
