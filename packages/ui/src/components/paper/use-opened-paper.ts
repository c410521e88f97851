import type { PaperText, Spot } from "@gable/domain/documents/paper-text.ts";
import { type RefObject, useEffect, useState } from "react";
import { ofThisTab } from "../../storage/browser-storage.ts";
import { fetchPart } from "../connection/fetch-part.ts";
import { spotAtTop } from "./kept-place.ts";
import type { PDFDocumentProxy } from "./open-pdf.ts";

/** `text`: flowing, as large as the reader's own text. `print`: the pages as they are. */
export type View = "text" | "print";

type OpenedPdf = {
  /** Null until it is opened. */
  readonly pdf: PDFDocumentProxy | null;
  readonly language: string | undefined;
  /** The same as flowing text: undefined until it was tried, null where it can only be shown as it is printed. */
  readonly text: PaperText | null | undefined;
  readonly failed: boolean;
};

const closed: OpenedPdf = { pdf: null, language: undefined, text: undefined, failed: false };

const loadReader = () => fetchPart(() => import("./open-pdf.ts"));

/** The reader, and what shows a document, come while the first document is on its way, and never before. */
export function usePdf(content: Blob | undefined, fetchShown: () => Promise<void>): OpenedPdf {
  const [opened, setOpened] = useState(closed);
  useEffect(() => {
    // Whoever opens the document hears that it could not be had.
    loadReader().catch(() => undefined);
    fetchShown().catch(() => undefined);
  }, [fetchShown]);
  useEffect(() => {
    if (content === undefined) return undefined;
    const left = new AbortController();
    const tell = (told: Partial<OpenedPdf>) =>
      left.signal.aborted ? undefined : setOpened((before) => ({ ...before, ...told }));
    const open = async () => {
      const [{ openPdf, languageOf, readText }, bytes] = await Promise.all([loadReader(), content.arrayBuffer()]);
      if (left.signal.aborted) return;
      const task = openPdf(bytes);
      left.signal.addEventListener("abort", () => void task.destroy());
      const pdf = await task.promise;
      tell({ pdf, language: await languageOf(pdf) });
      // Without its text a document can still be looked at and signed.
      tell({ text: await readText(pdf).catch(() => null) });
    };
    open().catch(() => tell({ failed: true }));
    return () => {
      left.abort();
      setOpened(closed);
    };
  }, [content]);
  return opened;
}

const KEY = "paper-view";
/** Print is of ten and a half points, and cannot be read below ten pixels. */
const LEGIBLE_WIDTH = (612 * 10) / 10.5;

/** How a document is shown in a room of so many pixels: as somebody chose in this tab, otherwise so that it can be read. */
function viewFor(room: number): View {
  const chosen = ofThisTab.read(KEY);
  if (chosen === "text" || chosen === "print") return chosen;
  return room < LEGIBLE_WIDTH ? "text" : "print";
}

/** How the document is shown, undefined until that is known; `spot` is where somebody was who chose the other view. */
export function useView(room: RefObject<HTMLElement | null>, width: number, text: PaperText | null | undefined) {
  const [chosen, setChosen] = useState<View>();
  const [left, setLeft] = useState<{ of: PaperText | null | undefined; spot: Spot }>();
  // Whoever turns the phone in the midst of reading goes on in the same view.
  if (chosen === undefined && width > 0) setChosen(viewFor(width));
  const choose = (next: View) => {
    if (room.current) setLeft({ of: text, spot: spotAtTop(room.current) });
    ofThisTab.write(KEY, next);
    setChosen(next);
  };
  const isText = chosen === "text" && text !== null;
  const view: View | undefined = isText && text === undefined ? undefined : isText ? "text" : chosen && "print";
  // Another document begins at its own beginning.
  return { view, spot: left && left.of === text ? left.spot : null, choose };
}
