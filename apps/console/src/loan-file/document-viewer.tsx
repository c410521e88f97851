import { textLines } from "@gable/domain/loan-file/text-lines.ts";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useRef, useState } from "react";
import { fileDocumentQuery } from "../queries/loan-file.ts";
import { fileWords } from "./file.words.ts";

GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).href;

const MOST_PIXELS_PER_POINT = 2;

type ViewerProps = {
  uuid: string;
  paper: { readonly uuid: string; readonly title: string; readonly mediaType: string };
  /** Hears the lines of a page, from 1, once it is drawn; a picture has none. */
  onRead?: (page: number, lines: readonly string[]) => void;
};

/** A paper in the page: a PDF page by page, a picture as it is; anything else can only be downloaded. */
export function DocumentViewer({ uuid, paper, onRead }: ViewerProps) {
  const t = useText(fileWords);
  const { data: file, isError } = useQuery(fileDocumentQuery(uuid, paper.uuid));
  if (isError) return <ErrorState title={t.unreadable} />;
  if (!file) return <Skeleton kind="text" count={12} />;
  return (
    <div className="papers">
      <DownloadLink file={file} name={paper.title} />
      {paper.mediaType === "application/pdf" ? <PdfPages file={file} onRead={onRead} /> : null}
      {/^image\/(png|jpeg)$/.test(paper.mediaType) ? <Picture file={file} name={paper.title} /> : null}
    </div>
  );
}

/** An address of the bytes for as long as they are shown. */
function useAddress(file: Blob): string {
  const [address] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}

function DownloadLink({ file, name }: { file: Blob; name: string }) {
  const t = useText(fileWords);
  const address = useAddress(file);
  return (
    <p>
      <TextLink href={address} download={name}>
        {t.download}
      </TextLink>
    </p>
  );
}

function Picture({ file, name }: { file: Blob; name: string }) {
  const address = useAddress(file);
  return <img src={address} alt={name} />;
}

function PdfPages({ file, onRead }: { file: Blob; onRead: ViewerProps["onRead"] }) {
  const t = useText(fileWords);
  const [pdf, setPdf] = useState<PDFDocumentProxy | "unreadable" | null>(null);
  useEffect(() => {
    let left = false;
    const open = async () => {
      // No WebAssembly: our own documents need none, and the page's content-security policy allows none.
      const task = getDocument({ data: await file.arrayBuffer(), useWasm: false, enableXfa: false });
      const opened = await task.promise;
      if (left) await task.destroy();
      else setPdf(opened);
    };
    open().catch(() => setPdf("unreadable"));
    return () => {
      left = true;
    };
  }, [file]);
  if (pdf === "unreadable") return <ErrorState title={t.unreadable} />;
  if (pdf === null) return <Skeleton kind="text" count={12} />;
  return Array.from({ length: pdf.numPages }, (_, index) => (
    <PdfPage key={index} pdf={pdf} number={index + 1} onRead={onRead} />
  ));
}

type PageProps = { pdf: PDFDocumentProxy; number: number; onRead: ViewerProps["onRead"] };

/** One page, drawn as wide as its place, and its words for who does not see it. */
function PdfPage({ pdf, number, onRead }: PageProps) {
  const t = useText(fileWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState("");
  useEffect(() => {
    let left = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const picture = canvas.current;
      if (left || picture === null) return;
      const sharpness = Math.min(window.devicePixelRatio || 1, MOST_PIXELS_PER_POINT);
      const scale = (picture.clientWidth * sharpness) / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      picture.width = Math.floor(viewport.width);
      picture.height = Math.floor(viewport.height);
      await page.render({ canvas: picture, viewport }).promise;
      const { items } = await page.getTextContent();
      if (left) return;
      const pieces = items.flatMap((item) => {
        if (!("str" in item)) return [];
        const [x, y] = item.transform.slice(-2) as number[];
        return [{ text: item.str, x: x ?? 0, y: y ?? 0 }];
      });
      const lines = textLines(pieces);
      setWords(lines.join(" "));
      onRead?.(number, lines);
    };
    draw().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [pdf, number, onRead]);
  return (
    <section aria-label={t.pageOf(number, pdf.numPages)}>
      <canvas ref={canvas} aria-hidden="true" />
      <p className="vh">{words}</p>
    </section>
  );
}
