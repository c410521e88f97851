import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useText } from "../../language/catalogue.tsx";
import { Button } from "../button/button.tsx";
import { lazyPart } from "../connection/lazy-part.tsx";
import { ErrorState } from "../empty-state/empty-state.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import "./paper-viewer.css";
import type { PDFDocumentProxy } from "./open-pdf.ts";
import { isPlace, type PlacedField } from "./placed-field.ts";
import { usePdf, useView } from "./use-opened-paper.ts";
import { viewerWords } from "./viewer.words.ts";
import { ViewerTools } from "./viewer-tools.tsx";
import { zoomsFor } from "./zooms-for.ts";

const OpenedPaper = lazyPart(async () => (await import("./opened-paper.tsx")).OpenedPaper);

type ViewerProps = {
  title: string;
  /** The PDF, which may be on its way: the viewer has its room from the first moment on, and nothing below it moves. */
  content: Blob | undefined;
  /** What stands in the room until then. */
  outline: ReactNode;
  /** Fetches it anew: what came could not be opened. */
  onAgain: () => void;
  /** Where this reader's marks will stand. */
  fields?: readonly PlacedField[];
  /** Hears of the document once it is open, for what else is read in it. Always the same function. */
  onOpen?: (pdf: PDFDocumentProxy) => void;
};

const noFields: readonly PlacedField[] = [];

/** A PDF in the page: as flowing text where its structure gives all of it, and its real pages, to be read, searched and enlarged. */
export function PaperViewer({ title, content, outline, onAgain, fields = noFields, onOpen }: ViewerProps) {
  const t = useText(viewerWords);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const zooms = zoomsFor(width);
  const [chosenZoom, setZoom] = useState(0);
  // A phone that was turned has fewer steps.
  const zoom = Math.min(chosenZoom, zooms.length - 1);
  const { pdf, language, text, failed } = usePdf(content, OpenedPaper.fetch);
  const { view, spot, choose } = useView(room, width, text);
  useEffect(() => {
    if (pdf) onOpen?.(pdf);
  }, [pdf, onOpen]);
  const seen = useRef(-1);
  const goToNextPlace = () => {
    const places = [...(room.current?.querySelectorAll<HTMLElement>("[data-place]") ?? [])];
    seen.current = (seen.current + 1) % Math.max(1, places.length);
    const place = places[seen.current];
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  };
  if (failed) return <ErrorState title={t.failed} actions={<Button onClick={onAgain}>{t.load}</Button>} />;
  const opening = <Skeleton kind="text" count={12} label={t.opening} />;
  return (
    <div className="viewer">
      <ViewerTools
        pages={pdf?.numPages}
        view={view}
        hasText={text === undefined ? undefined : text !== null}
        onView={choose}
        zoom={zoom}
        zooms={zooms}
        onZoom={setZoom}
        {...(fields.some(isPlace) && { onNextPlace: goToNextPlace })}
      />
      <section className="viewer-pages" data-view={view} aria-label={t.viewer(title)} ref={room}>
        {content === undefined ? (
          outline
        ) : pdf === null || view === undefined ? (
          opening
        ) : (
          <Suspense fallback={opening}>
            <OpenedPaper
              pdf={pdf}
              text={view === "text" && text ? text : null}
              language={language}
              fields={fields}
              width={width}
              zoom={zooms[zoom] ?? 1}
              room={room}
              spot={spot}
            />
          </Suspense>
        )}
      </section>
    </div>
  );
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
