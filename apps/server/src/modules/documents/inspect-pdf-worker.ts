import { parentPort, workerData } from "node:worker_threads";
import { getDocument, PasswordException } from "pdfjs-dist/legacy/build/pdf.mjs";
import { hasActiveContent } from "./active-content.ts";

export interface PdfFindings {
  readonly pages: number;
  /** Why it cannot be taken; null when it can. */
  readonly reason: "damaged" | "password" | "active" | null;
}

async function inspect(bytes: Uint8Array): Promise<PdfFindings> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, stopAtErrors: true });
  try {
    const { numPages } = await loading.promise;
    return { pages: numPages, reason: hasActiveContent(Buffer.from(bytes)) ? "active" : null };
  } catch (error) {
    return { pages: 0, reason: error instanceof PasswordException ? "password" : "damaged" };
  } finally {
    await loading.destroy();
  }
}

parentPort?.postMessage(await inspect(workerData as Uint8Array));
