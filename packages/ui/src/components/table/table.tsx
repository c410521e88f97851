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
  const looks = (column: Column<R>) =>
    [column.numeric ? "num" : "", column.wideOnly ? "table-wide" : ""].filter(Boolean).join(" ") || undefined;
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
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.label} scope="row" className={looks(column)}>
                  {column.cell(row)}
                  {aside.length > 0 ? <Aside columns={aside} row={row} /> : null}
                </th>
              ) : (
                <td key={column.label} className={looks(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
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
