import { Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { Pending } from "../../../shell/pending.tsx";
import { signWords } from "../sign.words.ts";
import "./document-viewer.css";
import type { PlacedField } from "./placed-field.ts";
import { usePdf, useView } from "./use-opened-paper.ts";
import { ViewerTools } from "./viewer-tools.tsx";
import { zoomsFor } from "./zooms-for.ts";

const OpenedPaper = lazyPart(async () => (await import("./opened-paper.tsx")).OpenedPaper);

type ViewerProps = {
  title: string;
  /** The PDF, which may be on its way: the viewer has its room from the first moment on, and nothing below it moves. */
  asked: Pick<UseQueryResult<Blob>, "data" | "error" | "refetch">;
  /** Where this signer's marks will stand. */
  fields: readonly PlacedField[];
};

/** A PDF in the page: as flowing text where its structure gives all of it, and its real pages, to be read, searched and enlarged. */
export function DocumentViewer({ title, asked, fields }: ViewerProps) {
  const t = useText(signWords);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const zooms = zoomsFor(width);
  const [chosenZoom, setZoom] = useState(0);
  // A phone that was turned has fewer steps.
  const zoom = Math.min(chosenZoom, zooms.length - 1);
  const { pdf, language, text, failed } = usePdf(asked.data, OpenedPaper.fetch);
  const { view, spot, choose } = useView(room, width, text);
  const seen = useRef(-1);
  const goToNextPlace = () => {
    const places = [...(room.current?.querySelectorAll<HTMLElement>("[data-place]") ?? [])];
    seen.current = (seen.current + 1) % Math.max(1, places.length);
    const place = places[seen.current];
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  };
  if (failed) {
    const again = () => void asked.refetch();
    return <ErrorState title={t.failed} actions={<Button onClick={again}>{t.load}</Button>} />;
  }
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
        {...(fields.some(({ kind }) => kind !== "date") && { onNextPlace: goToNextPlace })}
      />
      <section className="viewer-pages" data-view={view} aria-label={t.viewer(title)} ref={room}>
        {asked.data === undefined ? (
          <Pending asked={asked} kind="text" count={12} label={t.opening} />
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
