import { Ledger, type LedgerRow } from "@gable/ui/components/ledger/ledger.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import type { ReactNode } from "react";
import "./facts-part.css";

type PartProps = {
  title: string;
  aside?: ReactNode;
  /** What is drawn of the figures below it. */
  drawn?: ReactNode;
  rows: readonly LedgerRow[];
};

/** One part of what is known, as an account is written. */
export function FactsPart({ title, aside, drawn, rows }: PartProps) {
  return (
    <section className="facts-part">
      <SectionHead title={title} {...(aside === undefined ? {} : { aside })} />
      {drawn}
      <Ledger rows={rows} />
    </section>
  );
}

/** A row, unless there is nothing to say. */
export const row = (label: string, figure: ReactNode, note?: ReactNode): LedgerRow[] =>
  figure === null || figure === undefined ? [] : [{ label, figure, ...(note ? { note } : {}) }];
