import { Worker } from "node:worker_threads";
import { fileTypeFromBuffer } from "file-type";
import type { PdfFindings } from "./inspect-pdf-worker.ts";

/** What people may send, found by content: a name or a browser's word for it counts for nothing. */
export const acceptedMediaTypes = ["application/pdf", "image/jpeg", "image/png", "image/heic"] as const;
export type AcceptedMediaType = (typeof acceptedMediaTypes)[number];

export const MOST_PAGES = 100;
const INSPECTION_MS = 10_000;
const INSPECTION_MEMORY_MB = 256;

export type FileFindings =
  | { readonly ok: true; readonly mediaType: AcceptedMediaType; readonly pages: number }
  | { readonly ok: false; readonly reason: "empty" | "unsupported" | "damaged" | "password" | "too-many-pages" };

/** Says what a file is by its content, and whether it can be taken. */
export async function inspectFile(bytes: Uint8Array): Promise<FileFindings> {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  const found = await fileTypeFromBuffer(bytes);
  const mediaType = acceptedMediaTypes.find((accepted) => accepted === found?.mime);
  if (!mediaType) return { ok: false, reason: "unsupported" };
  if (mediaType !== "application/pdf") return { ok: true, mediaType, pages: 1 };
  const { pages, reason } = await inspectPdf(bytes);
  if (reason !== null) return { ok: false, reason };
  return pages > MOST_PAGES ? { ok: false, reason: "too-many-pages" } : { ok: true, mediaType, pages };
}

/** On a thread of its own with little memory and time: a file made to exhaust its reader exhausts only that. */
function inspectPdf(bytes: Uint8Array): Promise<PdfFindings> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./inspect-pdf-worker.ts", import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: INSPECTION_MEMORY_MB },
    });
    const end = (findings: PdfFindings): void => {
      clearTimeout(timer);
      resolve(findings);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ pages: 0, reason: "damaged" }), INSPECTION_MS);
    worker.once("message", end);
    worker.once("error", () => end({ pages: 0, reason: "damaged" }));
  });
}
