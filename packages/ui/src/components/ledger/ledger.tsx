import type { ReactNode } from "react";
import "./ledger.css";

export type LedgerRow = {
  /** Different in each row of one ledger. */
  label: string;
  /** A quiet line under the label. */
  note?: ReactNode;
  figure: ReactNode;
  /** `total` stands under a rule and is larger; `strong` only weighs more. */
  weight?: "total" | "strong";
};

/** Names at the left, figures at the right, as an account is written. */
export function Ledger({ rows, label }: { rows: readonly LedgerRow[]; label?: string }) {
  return (
    <dl className="ledger" aria-label={label}>
      {rows.map((row) => (
        <div key={row.label} data-weight={row.weight}>
          <dt>
            {row.label}
            {row.note ? <small>{row.note}</small> : null}
          </dt>
          <dd>{row.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
