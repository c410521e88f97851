import { fetchPart } from "../connection/fetch-part.ts";

const fetchReader = () => fetchPart(() => import("./open-pdf.ts"));

/** One small empty page. */
const BLANK = new TextEncoder().encode(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Size 4/Root 1 0 R>>\n",
);

/** The pages of `locked` in a PDF that asks for no password; or why there is none: the password is not the right one, or nobody can rebuild it. */
export async function unlockPdf(
  locked: Blob,
  password: string,
): Promise<Uint8Array<ArrayBuffer> | "wrong-password" | "unreadable"> {
  const { openPdf } = await fetchReader();
  const task = openPdf(await locked.arrayBuffer(), password);
  try {
    const pdf = await task.promise;
    // Pages that come from one document alone stay locked as they are there; those of two do not, and the other one's page goes again.
    const mixed: Uint8Array | null = await pdf.extractPages([{ document: null }, { document: BLANK.slice() }]);
    return (mixed && (await firstPages(mixed, pdf.numPages))) ?? "unreadable";
  } catch (failure) {
    return failure instanceof Error && failure.name === "PasswordException" ? "wrong-password" : "unreadable";
  } finally {
    void task.destroy();
  }
}

async function firstPages(bytes: Uint8Array, count: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const { openPdf } = await fetchReader();
  const task = openPdf(Uint8Array.from(bytes).buffer);
  try {
    const pdf = await task.promise;
    const pages: Uint8Array | null = await pdf.extractPages([{ document: null, includePages: [[0, count - 1]] }]);
    return pages && Uint8Array.from(pages);
  } finally {
    void task.destroy();
  }
}
