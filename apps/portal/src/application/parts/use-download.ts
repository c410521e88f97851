import { useState } from "react";
import { fetchDocument } from "../../queries/documents.ts";

type Wanted = { readonly uuid: string; readonly title: string };

export type Download = {
  readonly start: (document: Wanted) => Promise<void>;
  /** The document that is on its way. */
  readonly busy: string | null;
  /** The title of the one that could not be fetched. */
  readonly failed: string | null;
};

/** Pictures of papers that came back signed by hand, or that somebody sent. */
const endings: Readonly<Record<string, string>> = { "image/png": "png", "image/jpeg": "jpg" };

/** Keeps a document of the application on the reader's device, under its title. */
export function useDownload(application: string): Download {
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const start = async ({ uuid, title }: Wanted) => {
    setBusy(uuid);
    setFailed(null);
    try {
      const content = await fetchDocument(application, uuid);
      saveFile(content, `${title}.${endings[content.type] ?? "pdf"}`);
    } catch {
      setFailed(title);
    } finally {
      setBusy(null);
    }
  };
  return { start, busy, failed };
}

/** Some browsers read the address only after the click has returned. */
const ADDRESS_KEPT_MS = 60_000;

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT_MS);
}
