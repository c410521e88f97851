import type { PaperText } from "@gable/domain/documents/paper-text.ts";
import { readPaper } from "@gable/domain/documents/read-paper.ts";
import type { PageAnnotation, TaggedPage } from "@gable/domain/documents/tagged-page.ts";
import type { PDFDocumentProxy } from "pdfjs-dist";
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  TextLayer,
} from "pdfjs-dist/legacy/build/pdf.mjs";

GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).href;

export type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
export { TextLayer };

/** Reads a PDF's bytes, which are given away to the worker. What is opened is to be destroyed by the task. */
export function openPdf(bytes: ArrayBuffer, password?: string): PDFDocumentLoadingTask {
  // No WebAssembly: our own documents need none, and the page's content-security policy allows none.
  return getDocument({ data: bytes, useWasm: false, enableXfa: false, ...(password !== undefined && { password }) });
}

/** The document's own language, a BCP 47 tag; undefined where it does not tell. */
export async function languageOf(pdf: PDFDocumentProxy): Promise<string | undefined> {
  const { info } = await pdf.getMetadata();
  return "Language" in info && typeof info.Language === "string" ? info.Language : undefined;
}

/** The document as flowing text; null where its pages say more than their structure, or have none. */
export async function readText(pdf: PDFDocumentProxy): Promise<PaperText | null> {
  const pages: TaggedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const tree: TaggedPage["tree"] | undefined = await page.getStructTree();
    // What has no structure is read no further.
    if (!tree) return null;
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const annotations: PageAnnotation[] = await page.getAnnotations();
    pages.push({ height: page.getViewport({ scale: 1 }).height, tree, items, annotations });
  }
  return readPaper(pages);
}
