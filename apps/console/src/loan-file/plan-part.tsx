import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { waitedFor } from "@gable/domain/pipeline/pipeline-row.ts";
import { deadlineWords } from "@gable/domain/workflow/deadlines/deadline-words.ts";
import { holdWords } from "@gable/domain/workflow/notices/hold-rules.ts";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { StageLine } from "@gable/ui/components/stage-line/stage-line.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useNow } from "../shell/use-now.ts";
import { fileWords } from "./file.words.ts";
import { useInWords } from "./in-words.ts";
import { stagesOf, stageWords } from "./plan-stages.ts";

type Row = LoanFileView["plan"][number];

/** Where the application stands in the plan, whom it waits for, and what runs meanwhile. */
export function PlanPart({ file }: { file: LoanFileView }) {
  const t = useText(fileWords);
  const stages = useText(stageWords);
  const inWords = useInWords();
  const language = useLanguage();
  const { date, shortDay, timeAgo } = useFormats();
  const now = useNow();
  const name = ({ row }: Row) => planRows[row as PlanRow][language];
  const present = file.plan.find(({ state }) => state === "NOW");
  return (
    <section>
      <SectionHead title={t.plan} aside={t.waitsFor(waitedFor[file.waitsFor][language].toLowerCase())} />
      <StageLine
        stages={stagesOf(file.plan, {
          t: stages,
          day: shortDay,
          now: file.standing === "ACTIVE" ? waitedFor[file.waitsFor][language] : "",
        })}
      />
      {present ? (
        <p className="plan-now">
          <strong>{(file.standing === "ACTIVE" ? t.nextRow : t.endedAtRow)(present.row, name(present))}</strong>{" "}
          <span className="quiet">{file.step === null ? null : inWords(file.step)}</span>
        </p>
      ) : null}
      {file.work.length > 0 ? (
        <p className="small">
          {t.work}:{" "}
          {file.work
            .map(
              ({ kind, state, attempts, since }) =>
                `${inWords(kind)}, ${t[state]}${attempts > 1 ? `, ${t.attempts(attempts)}` : ""}, ${timeAgo(since, now)}`,
            )
            .join("; ")}
        </p>
      ) : null}
      {file.deadlines.length > 0 ? (
        <Ledger
          label={t.deadlines}
          rows={file.deadlines.map(({ deadline, on, isPast }) => ({
            label: deadlineWords[deadline].staff[language],
            figure: isPast ? (
              <Tag tone="error" icon="clock">
                {t.overdue(date(on))}
              </Tag>
            ) : (
              date(on)
            ),
          }))}
        />
      ) : null}
      {file.closingHolds.length > 0 ? (
        <Ledger
          label={t.closingHolds}
          rows={file.closingHolds.map(({ rule, until }) => ({
            label: holdWords[rule][language],
            figure: until === null ? t.closingHeldUnsent : t.closingHeldUntil(date(until)),
          }))}
        />
      ) : null}
      <Disclosure summary={t.allRows}>
        <Table
          caption={t.plan}
          captionHidden
          columns={columnsOf(t, name, shortDay)}
          rows={file.plan}
          keyOf={({ row }) => String(row)}
        />
      </Disclosure>
    </section>
  );
}

function columnsOf(
  t: Text<typeof fileWords>,
  name: (row: Row) => string,
  shortDay: Formats["shortDay"],
): readonly Column<Row>[] {
  return [
    { label: t.planRow, cell: (row) => `${row.row}. ${name(row)}` },
    { label: t.planState, cell: ({ state }) => t[state] },
    { label: t.planDone, cell: ({ doneAt }) => (doneAt === null ? "" : shortDay(doneAt)), numeric: true },
  ];
}
