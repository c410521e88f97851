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
