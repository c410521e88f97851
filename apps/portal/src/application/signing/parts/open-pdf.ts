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
export function openPdf(bytes: ArrayBuffer): PDFDocumentLoadingTask {
  // No WebAssembly: our own documents need none, and the page's content-security policy allows none.
  return getDocument({ data: bytes, useWasm: false, enableXfa: false });
}
