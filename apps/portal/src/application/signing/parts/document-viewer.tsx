import { Button } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { fetchPart } from "@gable/ui/components/connection/fetch-part.ts";
import { Pending } from "../../../shell/pending.tsx";
import { paperWords } from "../../parts/paper.words.ts";
import { signWords } from "../sign.words.ts";
import "./document-viewer.css";
import type { PDFDocumentProxy } from "./open-pdf.ts";
import { isPlace, PdfPage, type PlacedField } from "./pdf-page.tsx";
import { zoomsFor } from "./zooms-for.ts";

type ViewerProps = {
  title: string;
  /** The PDF, which may be on its way: the viewer has its room from the first moment on, and nothing below it moves. */
  asked: Pick<UseQueryResult<Blob>, "data" | "error" | "refetch">;
  /** Where this signer's marks will stand. */
  fields: readonly PlacedField[];
};

/** A PDF in the page: its real pages with their text to be read, searched and enlarged. */
export function DocumentViewer({ title, asked, fields }: ViewerProps) {
  const t = useText(signWords);
  const paper = useText(paperWords);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const zooms = zoomsFor(width);
  const [chosen, setZoom] = useState(0);
  // A phone that was turned has fewer steps.
  const zoom = Math.min(chosen, zooms.length - 1);
  const seen = useRef(-1);
  const goToNextPlace = () => {
    const places = [...(room.current?.querySelectorAll<HTMLElement>("[data-place]") ?? [])];
    seen.current = (seen.current + 1) % Math.max(1, places.length);
    const place = places[seen.current];
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  };
  const { pdf, failed } = usePdf(asked.data);
  if (failed) {
    const again = () => void asked.refetch();
    return <ErrorState title={t.failed} actions={<Button onClick={again}>{t.load}</Button>} />;
  }
  return (
    <div className="viewer">
      <div className="viewer-tools">
        <span className="quiet small">{pdf ? paper.pages(pdf.numPages) : null}</span>
        {fields.some(isPlace) ? <TextButton onClick={goToNextPlace}>{t.nextPlace}</TextButton> : null}
        <button
          type="button"
          className="bar-item"
          aria-disabled={zoom === 0}
          onClick={() => setZoom(Math.max(0, zoom - 1))}
        >
          <Icon name="minus" />
          <span className="vh">{t.smaller}</span>
        </button>
        <button
          type="button"
          className="bar-item"
          aria-disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
        >
          <Icon name="plus" />
          <span className="vh">{t.larger}</span>
        </button>
      </div>
      <section className="viewer-pages" aria-label={t.viewer(title)} ref={room}>
        {asked.data === undefined ? (
          <Pending asked={asked} kind="text" count={12} label={t.opening} />
        ) : pdf === null || width === 0 ? (
          <Skeleton kind="text" count={12} label={t.opening} />
        ) : (
          Array.from({ length: pdf.numPages }, (_, index) => (
            <PdfPage
              key={`${index + 1} ${width} ${zoom}`}
              pdf={pdf}
              number={index + 1}
              width={width * (zooms[zoom] ?? 1)}
              fields={fields.filter(({ page }) => page === index + 1)}
            />
          ))
        )}
      </section>
    </div>
  );
}

const loadReader = () => fetchPart(() => import("./open-pdf.ts"));

/** The reader comes while the first document is on its way, and never before. */
function usePdf(content: Blob | undefined) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Whoever opens the document hears that it could not be had.
    loadReader().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (content === undefined) return undefined;
    const left = new AbortController();
    const open = async () => {
      const [{ openPdf }, bytes] = await Promise.all([loadReader(), content.arrayBuffer()]);
      if (left.signal.aborted) return;
      const task = openPdf(bytes);
      left.signal.addEventListener("abort", () => void task.destroy());
      const opened = await task.promise;
      if (!left.signal.aborted) setPdf(opened);
    };
    open().catch(() => (left.signal.aborted ? undefined : setFailed(true)));
    return () => {
      left.abort();
      setPdf(null);
      setFailed(false);
    };
  }, [content]);
  return { pdf, failed };
}

/** The room for a page, in CSS pixels, as it is when the viewer comes and after the window has changed. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    // What scrolls must be reachable by keyboard; not every browser sees to that.
    measured.setAttribute("tabindex", "0");
    const observer = new ResizeObserver(() => setWidth(Math.floor(measured.clientWidth)));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
