import type { PipelineEntry } from "@gable/contract/calls/pipeline.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { standings, waitedFor } from "@gable/domain/pipeline/pipeline-row.ts";
import { queues } from "@gable/domain/pipeline/queues.ts";
import { Link } from "@gable/ui/components/link/link.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useNow } from "../shell/use-now.ts";
import { pipelineWords } from "./pipeline.words.ts";
import { isLate, isToCome } from "./queue-list.tsx";

/** Links that J and K go along. */
export const ROW_LINKS = ".pipeline-table tbody th a";

export function PipelineTable({ entries }: { entries: readonly PipelineEntry[] }) {
  const t = useText(pipelineWords);
  const language = useLanguage();
  const { dollars, timeAgo } = useFormats();
  const now = useNow();
  const columns = columnsOf({ t, language, now, dollars, timeAgo });
  return (
    <div className="pipeline-table">
      <Table caption={t.caption} captionHidden columns={columns} rows={entries} keyOf={({ uuid }) => uuid} />
    </div>
  );
}

type Reading = Pick<Formats, "dollars" | "timeAgo"> & {
  readonly t: Text<typeof pipelineWords>;
  readonly language: Language;
  readonly now: string;
};

function columnsOf({ t, language, now, dollars, timeAgo }: Reading): readonly Column<PipelineEntry>[] {
  return [
    {
      label: t.application,
      cell: ({ uuid, borrower, loanNumber, state }) => (
        <>
          <Link href={`/file/${uuid}`}>{borrower || t.unnamed}</Link>
          <small>
            {loanNumber}
            {state === null ? null : `, ${state}`}
          </small>
        </>
      ),
    },
    {
      label: t.line,
      cell: ({ line }) => (line === null ? "–" : dollars(line)),
      numeric: true,
      wideOnly: true,
    },
    {
      label: t.row,
      cell: ({ row, standing }) => (
        <>
          {standing === "ACTIVE" ? planRows[row as PlanRow][language] : standings[standing][language]}
          <small>{standing === "ACTIVE" ? t.ofPlan(row) : null}</small>
        </>
      ),
    },
    {
      label: t.inQueue,
      cell: (entry) =>
        entry.queues.length === 0 ? (
          <span className="quiet">{waitedFor[entry.waitsFor][language]}</span>
        ) : (
          entry.queues.map(({ queue, since, move }) => (
            <span
              key={queue}
              className="waiting"
              data-late={(move === "staff" && isLate(queue, since, now)) || undefined}
            >
              {queues[queue][language]} <span>{isToCome(since, now) ? t.planned : timeAgo(since, now)}</span>
            </span>
          ))
        ),
    },
    { label: t.assignee, cell: ({ assignee }) => assignee?.name ?? <span className="quiet">–</span>, wideOnly: true },
    { label: t.changed, cell: ({ changedAt }) => timeAgo(changedAt, now), numeric: true, wideOnly: true },
  ];
}
