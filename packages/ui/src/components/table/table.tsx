import type { ReactNode } from "react";
import "./table.css";

export type Column<R> = {
  label: string;
  cell: (row: R) => ReactNode;
  /** Figures stand at the right. */
  numeric?: boolean;
  /** On phones, and wherever the window is as narrow, it stands below what names the row. */
  wideOnly?: boolean;
};

type TableProps<R> = {
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  caption: ReactNode;
  captionHidden?: boolean;
  id?: string;
};

/** A real table: the first column names the row. */
export function Table<R>({ columns, rows, keyOf, caption, captionHidden, id }: TableProps<R>) {
  const aside = columns.filter(({ wideOnly }) => wideOnly);
  const looks = ({ numeric, wideOnly }: Column<R>) =>
    `${numeric ? "num" : ""} ${wideOnly ? "table-wide" : ""}`.trim() || undefined;
  return (
    <table className="table" id={id}>
      <caption className={captionHidden ? "vh" : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={looks(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? "th" : "td";
              return (
                <Cell
                  key={column.label}
                  scope={index === 0 ? "row" : undefined}
                  className={looks(column)}
                  data-head={column.label}
                >
                  {column.cell(row)}
                  {index === 0 && aside[0] ? <Aside columns={aside} row={row} /> : null}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What has no column of its own where the window is narrow, each with its label. */
function Aside<R>({ columns, row }: { columns: readonly Column<R>[]; row: R }) {
  return (
    <span className="table-aside">
      {columns.map((column) => (
        <small key={column.label}>
          {column.label}: {column.cell(row)}
        </small>
      ))}
    </span>
  );
}
