import { type Element, type Piece, spotOf } from "@gable/domain/documents/paper-text.ts";
import { type ReactNode, use } from "react";
import { useLanguage, useText } from "../../language/catalogue.tsx";
import { writeSpot } from "./kept-place.ts";
import { paperWords } from "./paper.words.ts";
import { PaperShown } from "./paper-shown.ts";

/** Where a page of the print begins. */
export function PageBegins({ page }: { page: number | undefined }) {
  const t = useText(paperWords);
  const ui = useLanguage();
  const { pages } = use(PaperShown);
  if (page === undefined) return null;
  return (
    <span className="paper-page" lang={ui}>
      {t.pageOf(page, pages)}
    </span>
  );
}

/** What says where in the print an element stands, and its language where it is another. */
export function placeOf(element: Element): { "data-spot"?: string; lang?: string | undefined } {
  const spot = spotOf(element);
  return { lang: element.lang, ...(spot && { "data-spot": writeSpot(spot) }) };
}

/** Writes what stands within a block, which may hold such blocks itself. */
export type WritePieces = (pieces: readonly Piece[]) => ReactNode;
