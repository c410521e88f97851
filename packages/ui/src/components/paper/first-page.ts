import { fetchPart } from "../connection/fetch-part.ts";

/** How a PDF looks before it is opened: how many pages, or that it asks for a password. */
export type FirstPage = { readonly pages: number } | "locked";

/**
 * Draws the first page of a PDF as wide as the `canvas` is to be, in CSS pixels. Null where it cannot be read, or where `signal` said
 * meanwhile that nobody looks any more.
 */
export async function drawFirstPage(
  content: Blob,
  canvas: HTMLCanvasElement,
  width: number,
  signal: AbortSignal,
): Promise<FirstPage | null> {
  const [{ openPdf }, bytes] = await Promise.all([fetchPart(() => import("./open-pdf.ts")), content.arrayBuffer()]);
  if (signal.aborted) return null;
  const task = openPdf(bytes);
  try {
    const pdf = await task.promise;
    const page = await pdf.getPage(1);
    const scale = (width * Math.min(window.devicePixelRatio || 1, 2)) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) });
    if (!signal.aborted) await page.render({ canvas, viewport }).promise;
    return { pages: pdf.numPages };
  } catch (failure) {
    return failure instanceof Error && failure.name === "PasswordException" ? "locked" : null;
  } finally {
    void task.destroy();
  }
}
