import { isElement, type PaperText, type Piece, type Spot } from "@gable/domain/documents/paper-text.ts";
import type { RefObject } from "react";
import { useLanguage, useText } from "../../language/catalogue.tsx";
import { useArrival } from "./kept-place.ts";
import "./paper-as-text.css";
import { paperWords } from "./paper.words.ts";
import { Pieces } from "./paper-piece.tsx";
import { PaperShown } from "./paper-shown.ts";
import type { PlacedField } from "./placed-field.ts";

/** What both views of a document want to know. */
export type ShownProps = {
  /** The document's own language. */
  language: string | undefined;
  /** Where this signer's marks will stand. */
  fields: readonly PlacedField[];
  /** What scrolls, and where to in the beginning. */
  room: RefObject<HTMLElement | null>;
  spot: Spot | null;
};

type TextProps = ShownProps & { text: PaperText };

/** A document as flowing text, in one column, as large as the reader's own. */
export function PaperAsText({ text: { body, everyPage, pages }, language, fields, room, spot }: TextProps) {
  const t = useText(paperWords);
  const ui = useLanguage();
  useArrival(room, spot);
  return (
    <PaperShown value={{ fields, pages, hasEmphasis: hasWordsOutsideSpans(body) }}>
      <div className="paper-text" lang={language}>
        <Pieces of={body} />
        {everyPage.length === 0 ? null : (
          <div className="paper-every">
            <p lang={ui}>{t.everyPage}</p>
            {everyPage.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
    </PaperShown>
  );
}

/** Where all words stand in spans these set nothing apart. */
const hasWordsOutsideSpans = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) =>
    isElement(piece) ? piece.role !== "Span" && hasWordsOutsideSpans(piece.children) : "words" in piece,
  );
