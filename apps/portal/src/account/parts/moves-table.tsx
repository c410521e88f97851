import { momentName } from "@gable/domain/workflow/timeline/moment-words.ts";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { ReactNode } from "react";
import { type Entry, isGoingOn, movesAhead } from "./moves-ahead.ts";
import type { NextMove } from "./next-move.ts";
import { timelineWords } from "./timeline.words.ts";

type Row = { readonly key: string; readonly what: string; readonly who: ReactNode; readonly when: string };

type TableProps = { readonly entries: readonly Entry[]; readonly step: string | null; readonly next: NextMove };

const movers = { you: "borrower", us: "lender", others: "others" } as const;

/** What is still to be done, by whom, and when: what the page says is done now comes first. */
export function MovesTable({ entries, step, next }: TableProps) {
  const t = useText(timelineWords);
  const language = useLanguage();
  const f = useFormats();
  const { isBetween, entries: ahead } = movesAhead(entries, step, next);
  const when = (entry: Entry): string => {
    const { date, estimated } = entry;
    if (isGoingOn(entry)) return t.now;
    if (date === null) return t.later;
    return estimated ? t.about(f.shortDay(date)) : f.shortDay(date);
  };
  const whose = (mover: Entry["mover"]): ReactNode => (mover === "borrower" ? <strong>{t[mover]}</strong> : t[mover]);
  const rows: Row[] = [
    ...(isBetween ? [{ key: "now", what: next.what[language], who: whose(movers[next.mover]), when: t.now }] : []),
    ...ahead.map((entry) => ({
      key: entry.moment,
      what: momentName(entry.moment, language),
      who: whose(entry.mover),
      when: when(entry),
    })),
  ];
  return (
    <Table
      caption={t.title}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { label: t.what, cell: ({ what }) => what },
        { label: t.who, cell: ({ who }) => who },
        { label: t.when, cell: (row) => row.when, numeric: true },
      ]}
    />
  );
}
