import { saveDocument } from "@gable/ui/storage/save-file.ts";
import { useState } from "react";

type Wanted = { readonly uuid: string; readonly title: string };

export type Download = {
  readonly start: (document: Wanted) => Promise<void>;
  /** The document that is on its way. */
  readonly busy: string | null;
  /** The one that could not be fetched. */
  readonly failed: string | null;
};

/** Keeps a document on the reader's device, under its title. `fetch` brings one by its uuid. */
export function useDownload(fetch: (uuid: string) => Promise<Blob>): Download {
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const start = async ({ uuid, title }: Wanted) => {
    setBusy(uuid);
    setFailed(null);
    try {
      const content = await fetch(uuid);
      saveDocument(content, title);
    } catch {
      setFailed(uuid);
    } finally {
      setBusy(null);
    }
  };
  return { start, busy, failed };
}
