import type { ComparedFact } from "@gable/contract/loan-file/compared-fact.ts";
import { comparedFacts } from "@gable/domain/loan-file/compared-facts.ts";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { ReactNode } from "react";
import { comparedWords } from "./compared.words.ts";

type ComparedProps = {
  caption: string;
  rows: readonly ComparedFact[];
  /** Where the other side was found: the paper, the county, the bank. */
  found: string;
  /** What stands beside a fact of which nothing was read; a dash unless said. */
  unread?: (row: ComparedFact) => ReactNode;
};

/** Facts as the file has them, and beside each what somebody else says. */
export function ComparedTable({ caption, rows, found, unread }: ComparedProps) {
  const t = useText(comparedWords);
  const language = useLanguage();
  const { cents } = useFormats();
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={(row) => `${row.fact} ${row.said} ${row.cents}`}
      columns={[
        { label: t.fact, cell: ({ fact }) => comparedFacts[fact][language] },
        { label: t.onFile, cell: ({ said, cents: amount }) => (amount === null ? (said ?? "–") : cents(amount)) },
        {
          label: found,
          cell: (row) => (row.differs ? otherwise(row, t) : (row.read ?? unread?.(row) ?? "–")),
        },
      ]}
    />
  );
}

function otherwise({ read }: ComparedFact, t: Text<typeof comparedWords>): ReactNode {
  return (
    <>
      {read}{" "}
      <Tag tone="warning" icon="error">
        {t.differs}
      </Tag>
    </>
  );
}
