import type { PaperText } from "@gable/domain/documents/paper-text.ts";
import { useArrival } from "./kept-place.ts";
import type { PDFDocumentProxy } from "./open-pdf.ts";
import { PaperAsText, type ShownProps } from "./paper-as-text.tsx";
import { PdfPage } from "./pdf-page.tsx";

type PaperProps = ShownProps & {
  pdf: PDFDocumentProxy;
  /** Given where it is shown as text. */
  text: PaperText | null;
  /** Of the room, in CSS pixels. */
  width: number;
  /** How many times as wide as its room a page is. */
  zoom: number;
};

/** A document that is open: as text, or page below page as it is printed. */
export function OpenedPaper({ pdf, text, width, zoom, ...shown }: PaperProps) {
  return text ? (
    <PaperAsText text={text} {...shown} />
  ) : (
    <PrintedPages pdf={pdf} width={width} zoom={zoom} {...shown} />
  );
}

function PrintedPages({ pdf, language, width, zoom, fields, room, spot }: Omit<PaperProps, "text">) {
  useArrival(room, spot);
  return Array.from({ length: pdf.numPages }, (_, index) => (
    <PdfPage
      key={`${index + 1} ${width} ${zoom}`}
      pdf={pdf}
      number={index + 1}
      width={width * zoom}
      fields={fields.filter(({ page }) => page === index + 1)}
      language={language}
    />
  ));
}
