import { parentPort } from "node:worker_threads";
import { getDocument, PasswordException } from "pdfjs-dist/legacy/build/pdf.mjs";
import { hasActiveContent } from "./active-content.ts";

export interface PdfFindings {
  readonly pages: number;
  /** Why it cannot be taken; null when it can. */
  readonly reason: "damaged" | "password" | "active" | null;
}

/** First that it has been started, then what it found in each file. */
export type Said = "ready" | PdfFindings;

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

const say = (said: Said): void => parentPort?.postMessage(said);

say("ready");
parentPort?.on("message", (bytes: Uint8Array) => {
  void inspect(bytes).then(say);
});
