import { type Element, isElement, type Piece } from "@gable/domain/documents/paper-text.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { PageBegins, placeOf, type WritePieces } from "./paper-place.tsx";

/** In a narrow column so many letters of a row stand side by side; longer rows are set one value below the other, each with its head. */
const SIDE_BY_SIDE = 44;
/** A word that is no word. */
const UNSPACED = /\S{25}/u;
const FIGURE = /^[-−–(]?\$?\d[\d,.]*( ?%)?\)?$/u;

const elements = (pieces: readonly Piece[]) => pieces.filter(isElement);
type TableRow = ReturnType<typeof elements>[number];
const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => (isElement(piece) ? textOf(piece.children) : "words" in piece ? piece.words : ""))
    .join("")
    .trim();

/** Its rows, of which the first may be heads. */
function rowsOf(table: Element): { heads: TableRow[]; rows: TableRow[] } {
  const parts = elements(table.children);
  const of = (...roles: readonly string[]) => parts.filter(({ role }) => roles.includes(role));
  const within = (part: TableRow) => (part.role === "TR" ? [part] : elements(part.children));
  return { heads: of("THead").flatMap(within), rows: of("TBody", "TR", "TFoot").flatMap(within) };
}

/** What a table is made of, said once more: Safari forgets it of rows that are set one value below the other. */
const said = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  cell: { role: "cell" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
} as const;

/** A table that fits a phone: its rows one below the other where they are long, and otherwise in a room of its own that scrolls. */
export function PaperTable({ table, write }: { table: Element; write: WritePieces }) {
  const { heads, rows } = rowsOf(table);
  const captions = elements(table.children).filter(({ role }) => role === "Caption");
  const names = elements(heads.at(-1)?.children ?? []).map(({ children }) => textOf(children));
  const columns = Math.max(...rows.map((row) => elements(row.children).length), names.length);
  const cells = Array.from({ length: columns }, (_, column) =>
    rows.map((row) => textOf(elements(row.children)[column]?.children ?? [])),
  );
  const widest = cells.map((texts) => Math.max(...texts.map(({ length }) => length)));
  const isLong = columns > 2 && widest.reduce((sum, length) => sum + length, 0) > SIDE_BY_SIDE;
  const figures = cells.map(
    (texts) => texts.some((text) => text !== "") && texts.every((text) => text === "" || FIGURE.test(text)),
  );
  const shared = { names, figures, write };
  return (
    <>
      <PageBegins page={table.begins} />
      {captions.map((caption) => (
        <p key={caption.key}>{write(caption.children)}</p>
      ))}
      <Scrolling>
        <table className="paper-table" {...said.table} lang={table.lang} data-long={isLong || undefined}>
          {heads.length === 0 ? null : (
            <thead {...said.group}>
              {heads.map((row) => (
                <Row key={row.key} row={row} columns={columns} {...shared} names={[]} />
              ))}
            </thead>
          )}
          <tbody {...said.group}>
            {rows.map((row) => (
              <Row key={row.key} row={row} columns={columns} {...shared} />
            ))}
          </tbody>
        </table>
      </Scrolling>
    </>
  );
}

type RowProps = {
  row: Element;
  columns: number;
  /** What heads each column. */
  names: readonly string[];
  /** Which columns hold figures. */
  figures: readonly boolean[];
  write: WritePieces;
};

function Row({ row, columns, names, figures, write }: RowProps) {
  return (
    <>
      {row.begins === undefined ? null : (
        <tr {...said.row}>
          <td {...said.cell} colSpan={columns}>
            <PageBegins page={row.begins} />
          </td>
        </tr>
      )}
      <tr {...said.row} {...placeOf(row)}>
        {elements(row.children).map((cell, index) => {
          const isHead = cell.role === "TH";
          const Cell = isHead ? "th" : "td";
          const head = index > 0 ? names[index] : undefined;
          return (
            <Cell
              key={cell.key}
              {...(isHead ? (cell.scope === "Column" ? said.columnHead : said.rowHead) : said.cell)}
              {...(head && { "data-head": head })}
              className={
                figures[index] ? "paper-figures" : UNSPACED.test(textOf(cell.children)) ? "paper-unspaced" : undefined
              }
              colSpan={cell.colSpan}
              rowSpan={cell.rowSpan}
              lang={cell.lang}
            >
              {write(cell.children)}
            </Cell>
          );
        })}
      </tr>
    </>
  );
}

/** Scrolls sideways where its content is wider than the column, and can then be reached by keyboard. */
function Scrolling({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watched = room.current;
    if (watched === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (watched.scrollWidth > watched.clientWidth) watched.setAttribute("tabindex", "0");
      else watched.removeAttribute("tabindex");
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="paper-scroll" ref={room}>
      {children}
    </div>
  );
}
