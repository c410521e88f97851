import { type Element, isElement, type Piece } from "@gable/domain/documents/paper-text.ts";
import { use } from "react";
import { PaperField } from "./paper-field.tsx";
import { PaperList } from "./paper-list-of.tsx";
import { PageBegins, placeOf, type WritePieces } from "./paper-place.tsx";
import { PaperShown } from "./paper-shown.ts";
import { PaperTable } from "./paper-table.tsx";

/** Pieces of a document one after the other. */
export function Pieces({ of: pieces }: { of: readonly Piece[] }) {
  return pieces.map((piece) => <PieceOf key={piece.key} piece={piece} />);
}

/** For what stands within a list, a table or a place of the form. */
const write: WritePieces = (pieces) => <Pieces of={pieces} />;

function PieceOf({ piece }: { piece: Piece }) {
  if (isElement(piece)) return <ElementOf element={piece} />;
  if ("begins" in piece) return <PageBegins page={piece.begins} />;
  return "words" in piece ? piece.words : null;
}

const headings = { H: "h3", H1: "h2", H2: "h3", H3: "h4", H4: "h5", H5: "h6", H6: "h6" } as const;

function ElementOf({ element }: { element: Element }) {
  const { hasEmphasis } = use(PaperShown);
  const { role, children, begins, alt, lang } = element;
  switch (role) {
    case "H":
    case "H1":
    case "H2":
    case "H3":
    case "H4":
    case "H5":
    case "H6": {
      const Heading = headings[role];
      return (
        <>
          <PageBegins page={begins} />
          <Heading {...placeOf(element)}>
            <Pieces of={children} />
          </Heading>
        </>
      );
    }
    case "P":
    case "Caption":
    case "Note":
      return (
        <>
          <PageBegins page={begins} />
          <p {...placeOf(element)}>
            <Pieces of={children} />
          </p>
        </>
      );
    case "L":
      return <PaperList list={element} write={write} />;
    case "Table":
      return <PaperTable table={element} write={write} />;
    case "Form":
      return <PaperField form={element} write={write} />;
    case "Figure":
      return (
        <>
          <PageBegins page={begins} />
          <p className="paper-figure" lang={lang}>
            {alt}
          </p>
        </>
      );
    case "Span":
      return hasEmphasis ? (
        <strong lang={lang}>
          <Pieces of={children} />
        </strong>
      ) : (
        <Pieces of={children} />
      );
    case "Link":
      return <LinkOut link={element} />;
    default:
      return (
        <>
          <PageBegins page={begins} />
          <div className={groups[role]} lang={lang}>
            <Pieces of={children} />
          </div>
        </>
      );
  }
}

/** Blocks that stand closer together, or within a frame; a part in another language has none. */
const groups: Partial<Record<Element["role"], string>> = {
  Sect: "paper-box",
  Div: "paper-group",
  BlockQuote: "paper-box",
};

function LinkOut({ link: { children } }: { link: Element }) {
  const target = children.find((child) => "url" in child);
  const words = <Pieces of={children} />;
  return target ? (
    <a href={target.url} target="_blank" rel="noreferrer">
      {words}
    </a>
  ) : (
    words
  );
}
