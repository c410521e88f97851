import type { ReplyOf } from "@gable/contract/call.ts";
import type { borrowerView } from "@gable/contract/calls/loan-file-borrower.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { deadlineForBorrower } from "@gable/domain/workflow/deadlines/deadline-words.ts";
import { momentName } from "@gable/domain/workflow/timeline/moment-words.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note, Tag } from "@gable/ui/components/notice/notice.tsx";
import { PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { borrowerViewQuery, loanFileQuery } from "../queries/loan-file.ts";
import { useMay } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Pending } from "../shell/pending.tsx";
import { PrepareAnswers } from "./prepare-answers.tsx";
import "./view.css";
import { viewWords } from "./view.words.ts";

type View = ReplyOf<typeof borrowerView>;

/** What the borrower finds on their own pages, to be looked at and not touched. */
export function Screen() {
  const t = useText(viewWords);
  const { uuid = "" } = useParams();
  const { data: file } = useQuery(loanFileQuery(uuid));
  const prepares = useMay("prepare-for-borrower");
  const asked = useQuery(borrowerViewQuery(uuid));
  const { data: view } = asked;
  return (
    <DeskPage title={t.title} lead={file?.borrower} aside={<TextLink href={`/file/${uuid}`}>{t.toFile}</TextLink>}>
      <Pending asked={asked} failed={t.failed} rows={10} />
      {view ? (
        <>
          <Note>{t.readOnly}</Note>
          <div className="view">
            <div>
              <Place view={view} />
              {prepares ? <PrepareAnswers uuid={uuid} /> : null}
              <Tasks view={view} />
              <Notices view={view} />
            </div>
            <div>
              <Line line={view.line} />
              <Timeline view={view} />
              <Papers papers={view.papers} />
            </div>
          </div>
        </>
      ) : null}
    </DeskPage>
  );
}

function Place({ view: { screen, row, language } }: { view: View }) {
  const t = useText(viewWords);
  return (
    <section>
      <SectionHead title={t.place} aside={t.reads(language)} />
      <Ledger
        rows={[
          { label: t.milestone, figure: <span lang={language}>{planRows[row as PlanRow][language]}</span> },
          { label: t.screen, figure: <code>{screen}</code> },
        ]}
      />
    </section>
  );
}

function Tasks({ view: { tasks, language } }: { view: View }) {
  const t = useText(viewWords);
  return (
    <section>
      <SectionHead title={t.tasks} aside={tasks.length || null} />
      {tasks.length === 0 ? <p className="small quiet">{t.noTasks}</p> : null}
      <ul className="view-list">
        {tasks.map(({ uuid, comments, isTheirMove }) => (
          <li key={uuid}>
            <p lang={language}>{comments}</p>
            <Tag tone={isTheirMove ? "warning" : "quiet"} icon={isTheirMove ? "clock" : "calendar"}>
              {isTheirMove ? t.theirMove : t.ourMove}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notices({ view: { notices, language } }: { view: View }) {
  const t = useText(viewWords);
  const { shortDay } = useFormats();
  return (
    <section>
      <SectionHead title={t.notices} aside={notices.length || null} />
      {notices.length === 0 ? <p className="small quiet">{t.noNotices}</p> : null}
      <ul className="view-list">
        {notices.map(({ uuid, title, description, created, status }) => (
          <li key={uuid}>
            <p lang={language}>
              <strong>{title}</strong> {description}
            </p>
            <small>
              {shortDay(created)}, {status === "READ" ? t.read : t.unread}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { line: View["line"] }) {
  const t = useText(viewWords);
  const { cents, rate } = useFormats();
  if (!line) {
    return (
      <section>
        <SectionHead title={t.line} aside={t.noLine} />
      </section>
    );
  }
  return (
    <section>
      <SectionHead title={t.line} />
      <Ledger
        rows={[
          { label: t.line, figure: cents(line.line), weight: "strong" },
          { label: t.fee, figure: cents(line.fee) },
          { label: t.cash, figure: cents(line.cash) },
          { label: t.rate, figure: `${rate(line.ratePercent)}, ${t.years(line.termYears)}` },
          { label: t.payment, figure: cents(line.monthlyPayment) },
          ...(line.paidTo === null ? [] : [{ label: t.paidTo, figure: line.paidTo }]),
          ...(line.paidFrom === null ? [] : [{ label: t.paidFrom, figure: line.paidFrom }]),
        ]}
      />
    </section>
  );
}

function Timeline({ view: { timeline, language, fundingDate, deadlines } }: { view: View }) {
  const t = useText(viewWords);
  const { shortDay } = useFormats();
  return (
    <section>
      <SectionHead title={t.timeline} aside={fundingDate === null ? null : t.money(shortDay(fundingDate))} />
      <Table
        caption={t.timeline}
        captionHidden
        rows={timeline}
        keyOf={({ moment }) => moment}
        columns={[
          { label: t.what, cell: ({ moment }) => inTheirWords(moment, language) },
          { label: t.who, cell: ({ mover, state }) => (state === "done" ? t.done : t[mover]) },
          {
            label: t.when,
            cell: ({ date, estimated }) => (date === null ? "–" : estimated ? t.about(shortDay(date)) : shortDay(date)),
            numeric: true,
          },
        ]}
      />
      <Ledger
        label={t.deadlines}
        rows={deadlines.map(({ deadline, on }) => ({
          label: deadlineForBorrower(deadline)?.[language] ?? "",
          figure: shortDay(on),
        }))}
      />
    </section>
  );
}

const inTheirWords = (moment: string, language: View["language"]) => (
  <span lang={language}>{momentName(moment, language)}</span>
);

const titleCell = (paper: NonNullable<View["papers"]>[number]) => <PaperTitle {...paper} />;

function Papers({ papers }: { papers: View["papers"] }) {
  const t = useText(viewWords);
  const { shortDay } = useFormats();
  if (papers === null) return null;
  return (
    <section>
      <SectionHead title={t.papers} aside={papers.length || null} />
      {papers.length === 0 ? <p className="small quiet">{t.noPapers}</p> : null}
      {papers.length > 0 ? (
        <Table
          caption={t.papers}
          captionHidden
          rows={papers}
          keyOf={({ uuid }) => uuid}
          columns={[
            { label: t.paper, cell: titleCell },
            { label: t.opened, cell: ({ openedAt }) => (openedAt ? shortDay(openedAt) : "–"), numeric: true },
            { label: t.signed, cell: ({ signedAt }) => (signedAt ? shortDay(signedAt) : "–"), numeric: true },
          ]}
        />
      ) : null}
    </section>
  );
}
