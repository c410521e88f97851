import { textLines } from "@gable/domain/loan-file/text-lines.ts";
import type { PDFDocumentProxy } from "@gable/ui/components/paper/open-pdf.ts";

/** The lines of print of each page in turn, from top to bottom; none where a page is a picture. */
export async function linesOfPages(pdf: PDFDocumentProxy): Promise<readonly (readonly string[])[]> {
  const pages: (readonly string[])[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const pieces = items.flatMap((item) => {
      if (!("str" in item)) return [];
      const [x, y] = item.transform.slice(-2) as number[];
      return [{ text: item.str, x: x ?? 0, y: y ?? 0 }];
    });
    pages.push(textLines(pieces));
  }
  return pages;
}
