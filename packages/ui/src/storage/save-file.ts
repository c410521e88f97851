/** Some browsers read the address only after the click has returned. */
const ADDRESS_KEPT_MS = 60_000;

/** Gives the reader a file as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT_MS);
}

/** Papers are PDFs, or pictures that somebody sent. */
const endings: Readonly<Record<string, string>> = { "image/png": "png", "image/jpeg": "jpg", "image/heic": "heic" };

/** As `saveFile`, for a document under its title: its name ends as its kind of file does. */
export const saveDocument = (content: Blob, title: string): void =>
  saveFile(content, `${title}.${endings[content.type] ?? "pdf"}`);
