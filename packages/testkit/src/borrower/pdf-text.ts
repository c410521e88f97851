import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The words of a PDF, page after page, with single spaces. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: bytes, verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    pages.push(content.items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : "")).join(""));
  }
  await loading.destroy();
  return pages.join(" ").replaceAll(/\s+/g, " ");
}
