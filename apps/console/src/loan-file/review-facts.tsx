import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { Queue } from "@gable/domain/pipeline/queues.ts";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { Scroll } from "../shell/scroll.tsx";
import { comparedWords } from "./compared.words.ts";
import { ComparedTable } from "./compared-table.tsx";
import { DisputedDeposits } from "./counted-deposits.tsx";
import { DebtsTable } from "./debts-table.tsx";
import { fileWords } from "./file.words.ts";
import { useInWords } from "./in-words.ts";
import { reviewWords } from "./reviews.words.ts";

/** What a person has to know who decides on what waits in a queue, where it stands. */
export function ReviewFacts({ file, queue }: { file: LoanFileView; queue: Queue }) {
  switch (queue) {
    case "ownership":
      return <Compared file={file} queue={queue} title="ownership" found="inCounty" />;
    case "employment":
      return <Employer income={file.income} />;
    case "income":
      return <DisputedDeposits income={file.income} />;
    case "identity":
      return (
        <>
          <IdentityCheck checks={file.identityChecks} isCompared={file.compared.identity !== undefined} />
          <Compared file={file} queue={queue} title="identity" found="inDocument" />
        </>
      );
    case "delinquency":
      return <LatePayments file={file} />;
    case "watchlist":
      return file.listed ? <ListEntries listed={file.listed} /> : null;
    case "title":
      return (
        <>
          <Exceptions {...file.title} />
          <Compared file={file} queue={queue} title="title" found="onTitle" />
        </>
      );
    case "bank-account":
    case "autopay-account":
      return <BankAnswer file={file} queue={queue} />;
    case "underwriting":
      return <Values values={file.values} />;
    case "valuation":
      return (
        <>
          <FailedLook broker={file.valuation.broker} />
          <Values values={file.values} />
        </>
      );
    default:
      return null;
  }
}

/** Why whoever was sent could not say what the home is worth. */
function FailedLook({ broker }: Pick<LoanFileView["valuation"], "broker">) {
  const t = useText(reviewWords);
  const inWords = useInWords();
  const { date } = useFormats();
  if (!broker) return null;
  return <p>{t.failedLook(date(broker.at), broker.reason === null ? "–" : inWords(broker.reason))}</p>;
}

type ComparedProps = {
  file: LoanFileView;
  queue: Queue;
  title: "ownership" | "identity" | "title" | "account";
  found: "inCounty" | "inDocument" | "onTitle" | "atBank";
};

/** What the file has beside what somebody else says, where there is anything to compare. */
function Compared({ file, queue, title, found }: ComparedProps) {
  const t = useText(comparedWords);
  const rows = file.compared[queue] ?? [];
  return rows.length === 0 ? null : <ComparedTable caption={t[title]} rows={rows} found={t[found]} />;
}

function Employer({ income }: Pick<LoanFileView, "income">) {
  const t = useText(reviewWords);
  const inWords = useInWords();
  const { date } = useFormats();
  const { employment, workMail } = income ?? {};
  return (
    <>
      {employment?.outcome === "NOT_CONFIRMED" ? (
        <p>{t.notConfirmed(date(employment.at), employment.reason === null ? "–" : inWords(employment.reason))}</p>
      ) : null}
      {workMail && workMail.isEmployers !== null ? (
        <p>{t[workMail.isEmployers ? "workMailDenied" : "workMail"](workMail.address, date(workMail.provenAt))}</p>
      ) : null}
    </>
  );
}

type IdentityProps = {
  checks: LoanFileView["identityChecks"];
  /** What differs stands in a table below. */
  isCompared: boolean;
};

function IdentityCheck({ checks, isCompared }: IdentityProps) {
  const t = useText(reviewWords);
  const file = useText(fileWords);
  const inWords = useInWords();
  const last = checks.at(-1);
  if (!last) return null;
  return (
    <>
      <p>
        {t.pictures(inWords(last.kind), last.reason === null ? "–" : inWords(last.reason))}
        {checks.length > 1 ? ` ${t.tries(checks.length)}` : null}
      </p>
      {last.differences.length > 0 && !isCompared ? (
        <ul className="points" aria-label={file.documentSays}>
          {last.differences.map((difference) => (
            <li key={difference}>{file[difference]}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function LatePayments({ file: { report, lateAnswer } }: { file: LoanFileView }) {
  const t = useText(reviewWords);
  const { shortDay } = useFormats();
  // To a role that sees no credit the answer says nothing.
  if (!report) return null;
  return (
    <>
      <DebtsTable caption={t.late} debts={report.tradelines.filter(({ isForReview }) => isForReview)} />
      {lateAnswer ? (
        <>
          <p>
            {t.answered(shortDay(lateAnswer.at))} {t[lateAnswer.answer]}
          </p>
          <blockquote className="file-said">{lateAnswer.explanation}</blockquote>
        </>
      ) : (
        <p>{t.notAnswered}</p>
      )}
    </>
  );
}

/** The entries that somebody's name is compared with. */
export function ListEntries({ listed: { listsAsOf, entries } }: { listed: NonNullable<LoanFileView["listed"]> }) {
  const t = useText(reviewWords);
  const { date } = useFormats();
  if (entries.length === 0) return <p>{t.notKept}</p>;
  return (
    <>
      <Scroll label={t.listed}>
        <Table
          caption={t.listed}
          captionHidden
          rows={entries}
          keyOf={({ list, name, programme }) => `${list} ${name} ${programme}`}
          columns={[
            { label: t.listName, cell: ({ name }) => name },
            { label: t.list, cell: ({ list }) => list },
            { label: t.programme, cell: ({ programme }) => programme },
            { label: t.likeness, cell: ({ likeness }) => `${likeness}%`, numeric: true },
          ]}
        />
      </Scroll>
      {listsAsOf === null ? null : <p className="small quiet">{t.listedOn(date(listsAsOf))}</p>}
    </>
  );
}

function Exceptions({ exceptions }: LoanFileView["title"]) {
  const t = useText(reviewWords);
  const inWords = useInWords();
  if (exceptions.length === 0) return null;
  return (
    <ul className="points" aria-label={t.exceptions}>
      {exceptions.map(({ exception, text }) => (
        <li key={`${exception} ${text}`}>
          <strong>{inWords(exception)}</strong>
          {text === null ? null : `. ${text}`}
        </li>
      ))}
    </ul>
  );
}

/** Whether an account is the borrower’s, as the bank answers, and beside it what they said. */
function BankAnswer({ file, queue }: { file: LoanFileView; queue: "bank-account" | "autopay-account" }) {
  const t = useText(comparedWords);
  const inWords = useInWords();
  const { accounts } = file;
  const check = queue === "bank-account" ? accounts.check : accounts.autopayCheck;
  const account = queue === "bank-account" ? accounts.disbursement : accounts.autopay;
  return (
    <>
      {check === null ? null : <p>{t.bankSays(inWords(check.reason).toLowerCase())}</p>}
      <Compared file={file} queue={queue} title="account" found="atBank" />
      {account?.owners.length === 0 ? <p className="small quiet">{t.noHolder}</p> : null}
    </>
  );
}

function Values({ values }: { values: LoanFileView["values"] }) {
  const t = useText(reviewWords);
  const inWords = useInWords();
  const { dollars, date } = useFormats();
  if (values.length === 0) return null;
  return (
    <ul className="points" aria-label={t.values}>
      {values.map(({ source, model, value, fsd, condition, asOf }) => (
        <li key={`${source} ${model} ${asOf}`}>
          <strong>{dollars(value)}</strong> {source}, {model}, {date(asOf)}
          {fsd === null ? null : `, ${t.fsd(String(fsd))}`}, {inWords(condition).toLowerCase()}
        </li>
      ))}
    </ul>
  );
}
