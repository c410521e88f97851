import type { PaperText } from "@gable/domain/documents/paper-text.ts";
import { readPaper } from "@gable/domain/documents/read-paper.ts";
import type { TaggedPage } from "@gable/domain/documents/tagged-page.ts";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A PDF as the portal's viewer shows it as text; null where it would show only its pages. */
export async function readAsText(bytes: Uint8Array): Promise<PaperText | null> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: TaggedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const tree: TaggedPage["tree"] = await page.getStructTree();
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const annotations: unknown[] = await page.getAnnotations();
    pages.push({
      height: page.getViewport({ scale: 1 }).height,
      tree,
      items,
      annotations: annotations as TaggedPage["annotations"],
    });
  }
  await loading.destroy();
  return readPaper(pages);
}
