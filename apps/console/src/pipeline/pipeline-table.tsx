import type { Assignees, PipelineEntry } from "@gable/contract/calls/pipeline.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { standings, waitedFor } from "@gable/domain/pipeline/pipeline-row.ts";
import { queues } from "@gable/domain/pipeline/queues.ts";
import { assignedRoles } from "@gable/domain/staff/assigned-roles.ts";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import { Link } from "@gable/ui/components/link/link.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { PipelineFilter } from "../queries/pipeline.ts";
import { fileHref, type Walked } from "../shell/file-href.ts";
import { useNow } from "../shell/use-now.ts";
import { pipelineWords } from "./pipeline.words.ts";
import type { Selection } from "./use-selection.ts";
import { useWaitingAge } from "./use-waiting-age.ts";

/** Links that J and K go along. */
export const ROW_LINKS = ".pipeline-table tbody th a";

/** Ticks the application whose row has the focus, or takes the tick away. */
export const tickFocused = (): void =>
  document.activeElement?.closest("tr")?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();

type TableProps = {
  entries: readonly PipelineEntry[];
  /** Whoever opens a file from a queue goes on to the next of the same queue. */
  from: Walked | undefined;
  /** Absent where nothing can be done with several. */
  selection: Selection | undefined;
  /** In the order of a date the date stands where else the last change does. */
  order: PipelineFilter["order"];
};

export function PipelineTable({ entries, from, selection, order }: TableProps) {
  const t = useText(pipelineWords);
  const language = useLanguage();
  const { dollars, timeAgo } = useFormats();
  const now = useNow();
  const ageOf = useWaitingAge();
  const columns = columnsOf({ t, language, now, ageOf, dollars, timeAgo, from, selection, order });
  return (
    <div className="pipeline-table">
      <Table caption={t.caption} captionHidden columns={columns} rows={entries} keyOf={({ uuid }) => uuid} />
    </div>
  );
}

type Reading = Pick<Formats, "dollars" | "timeAgo"> &
  Pick<TableProps, "from" | "selection" | "order"> & {
    readonly t: Text<typeof pipelineWords>;
    readonly language: Language;
    readonly now: string;
    readonly ageOf: ReturnType<typeof useWaitingAge>;
  };

function columnsOf({
  t,
  language,
  now,
  ageOf,
  dollars,
  timeAgo,
  from,
  selection,
  order,
}: Reading): readonly Column<PipelineEntry>[] {
  return [
    {
      label: t.application,
      cell: ({ uuid, borrower, loanNumber, state }) => (
        <div className="pipeline-name">
          {selection ? (
            <input
              type="checkbox"
              className="tick"
              aria-label={t.select(borrower || loanNumber)}
              checked={selection.has(uuid)}
              onChange={(event) => selection.change([uuid], event.target.checked)}
            />
          ) : null}
          <div>
            <Link href={fileHref(uuid, from)}>{borrower || t.unnamed}</Link>
            <small>
              {loanNumber}
              {state === null ? null : `, ${state}`}
            </small>
          </div>
        </div>
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
          entry.queues.map((waiting) => {
            const { said, late } = ageOf(waiting);
            return (
              <span key={waiting.queue} className="waiting" data-late={late}>
                {queues[waiting.queue][language]} <span>{said}</span>
              </span>
            );
          })
        ),
    },
    { label: t.assignee, cell: ({ assignees }) => <Assigned assignees={assignees} />, wideOnly: true },
    order === "OFFERS_END" || order === "CLOSING"
      ? {
          label: order === "CLOSING" ? t.closes : t.offersEnd,
          cell: ({ closesAt, offersEndAt }) => <Dated at={order === "CLOSING" ? closesAt : offersEndAt} now={now} />,
          wideOnly: true,
        }
      : { label: t.changed, cell: ({ changedAt }) => timeAgo(changedAt, now), numeric: true, wideOnly: true },
  ];
}

/** An instant where the reader is. What is past waits for somebody to see to it. */
function Dated({ at, now }: { at: string | null; now: string }) {
  const t = useText(pipelineWords);
  const { shortDay, time } = useFormats();
  if (at === null) return <span className="quiet">–</span>;
  const isPast = Date.parse(at) < Date.parse(now);
  return (
    <span className={isPast ? "waiting" : undefined} data-late={isPast || undefined}>
      {shortDay(at)} {isPast ? <span>{t.past}</span> : null}
      <small>{time(at)}</small>
    </span>
  );
}

function Assigned({ assignees }: { assignees: Assignees }) {
  const language = useLanguage();
  const given = assignedRoles.flatMap((role) => (assignees[role] ? [{ role, name: assignees[role].name }] : []));
  if (given.length === 0) return <span className="quiet">–</span>;
  return given.map(({ role, name }) => (
    <span key={role} className="assigned">
      {name} <small>{staffRoles[role][language]}</small>
    </span>
  ));
}
