import { languageOfPage } from "@gable/domain/documents/page-language.ts";
import type { TaggedPage } from "@gable/domain/documents/tagged-page.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useText } from "../../language/catalogue.tsx";
import type { PDFDocumentProxy, PDFPageProxy } from "./open-pdf.ts";
import { paperWords } from "./paper.words.ts";
import { type PlacedField, placeLabels } from "./placed-field.ts";

/** Until a page is known it has the room of a letter page. */
const LETTER = { width: 612, height: 792 } as const;
/** Sharper than this costs memory and shows nothing more. */
const MOST_PIXELS_PER_POINT = 2;

type PageProps = {
  pdf: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** In CSS pixels. */
  width: number;
  fields: readonly PlacedField[];
  /** What it is written in. */
  language: string | undefined;
};

/** One page: drawn when it comes near, with its text over the picture and a frame where something will be signed. */
export function PdfPage({ pdf, number, width, fields, language }: PageProps) {
  const t = useText(paperWords);
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    if (!isNear) return undefined;
    let left = false;
    void pdf.getPage(number).then((found) => (left ? undefined : setPage(found)));
    return () => {
      left = true;
    };
  }, [isNear, pdf, number]);
  const size = page?.getViewport({ scale: 1 }) ?? LETTER;
  const height = (width / size.width) * size.height;
  return (
    <div
      ref={frame}
      className="viewer-page"
      id={`page-${number}`}
      data-page={number}
      style={{ width, height }}
      role="group"
      aria-label={t.pageOf(number, pdf.numPages)}
    >
      {page ? <Drawn page={page} width={width} language={language} /> : null}
      {fields.map(({ id, kind, x, y, width: wide, height: high }) => (
        <span
          key={id}
          className="viewer-field"
          {...(kind !== "date" && { "data-place": id, tabIndex: -1 })}
          style={{
            left: `${(100 * x) / size.width}%`,
            top: `${100 - (100 * (y + high)) / size.height}%`,
            width: `${(100 * wide) / size.width}%`,
            height: `${(100 * high) / size.height}%`,
          }}
        >
          {t[placeLabels[kind]]}
        </span>
      ))}
    </div>
  );
}

type DrawnProps = { page: PDFPageProxy } & Pick<PageProps, "width" | "language">;

function Drawn({ page, width, language }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  /** Of this page's own, as a cover has. */
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    const picture = canvas.current;
    const words = text.current;
    if (picture === null || words === null) return undefined;
    const scale = width / page.getViewport({ scale: 1 }).width;
    const sharpness = Math.min(window.devicePixelRatio || 1, MOST_PIXELS_PER_POINT);
    const viewport = page.getViewport({ scale: scale * sharpness });
    picture.width = Math.floor(viewport.width);
    picture.height = Math.floor(viewport.height);
    const drawing = page.render({ canvas: picture, viewport });
    drawing.promise.catch(() => undefined);
    words.replaceChildren();
    words.style.setProperty("--total-scale-factor", String(scale));
    let left = false;
    const write = async () => {
      const { TextLayer } = await import("./open-pdf.ts");
      if (left) return;
      const layer = new TextLayer({
        textContentSource: page.streamTextContent({ includeMarkedContent: true }),
        container: words,
        viewport: page.getViewport({ scale }),
      });
      await layer.render();
      const tree: TaggedPage["tree"] | undefined = await page.getStructTree();
      if (!left) setOwn(languageOfPage(tree ?? null));
    };
    // Without its text a page can still be looked at and signed.
    write().catch(() => undefined);
    return () => {
      left = true;
      drawing.cancel();
    };
  }, [page, width]);
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      <div ref={text} className="viewer-text" lang={own ?? language} />
    </>
  );
}

/** Whether the element has come near the window; then for good. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "600px" },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
