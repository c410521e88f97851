import type { ReviewedPaper } from "@gable/contract/calls/loan-file-papers.ts";
import type { ComparedFact } from "@gable/contract/loan-file/compared-fact.ts";
import { sinceRead } from "@gable/contract/loan-file/since-read.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { isLocalDate } from "@gable/domain/calendar/local-date.ts";
import { nameReasons } from "@gable/domain/identity/names-explained.ts";
import { pageWithFact } from "@gable/domain/loan-file/found-in-text.ts";
import { isJudged } from "@gable/domain/loan-file/open-judgements.ts";
import { type ReadFact, readFields, readPaper } from "@gable/domain/loan-file/read-paper.ts";
import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { type ReactNode, Suspense, useState } from "react";
import { AcceptTrust } from "../loan-file/accept-trust.tsx";
import { ActButton } from "../loan-file/act-dialog.tsx";
import { ActWithReason } from "../loan-file/act-with-reason.tsx";
import { ComparedTable } from "../loan-file/compared-table.tsx";
import { JudgeButton } from "../loan-file/judge-button.tsx";
import { RecordIncome } from "../loan-file/record-income.tsx";
import { papersWords } from "./papers.words.ts";
import "../loan-file/file.css";

const DocumentViewer = lazyPart(async () => (await import("../loan-file/document-viewer.tsx")).DocumentViewer);

const ACTS_ID = "paper-acts";

/** Of each page in turn. */
type Lines = readonly (readonly string[])[];

/** Presses what is usually done with the paper, or what sends it back. */
export function pressAct(which: "first" | "last"): void {
  const buttons = document.querySelectorAll<HTMLElement>(`#${ACTS_ID} > button`);
  (which === "first" ? buttons[0] : buttons[buttons.length - 1])?.click();
}

type OnePaperProps = {
  uuid: string;
  paper: ReviewedPaper;
  /** Without it nobody knows in which language the borrower reads, nor since when what is judged waits: nothing is done before. */
  file: LoanFileView | undefined;
  /** What stands in the place of what can be done until then. */
  untilFile: ReactNode;
};

/** A paper at the left, what it is held against and what can be done at the right. */
export function OnePaper({ uuid, paper, file, untilFile }: OnePaperProps) {
  const t = useText(papersWords);
  const { shortDay } = useFormats();
  // A picture has no lines to wait for.
  const [pages, setPages] = useState<Lines | null>(paper.mediaType === "application/pdf" ? null : []);
  return (
    <article className="paper" aria-label={paper.title}>
      <div className="paper-shown">
        <Suspense fallback={<Skeleton kind="text" count={12} />}>
          <DocumentViewer uuid={uuid} paper={paper} onRead={setPages} />
        </Suspense>
      </div>
      <div className="paper-facts">
        <SectionHead title={<PaperTitle {...paper} />} aside={t.sent(shortDay(paper.at))} />
        {paper.condition?.comments ? <blockquote className="file-said">{paper.condition.comments}</blockquote> : null}
        <AsRead paper={paper} pages={pages ?? []} />
        <Compared paper={paper} pages={pages?.map((lines) => lines.join(" ")) ?? null} />
        {file ? (
          <div className="file-act-row" id={ACTS_ID}>
            {paper.acts.map((act, place) => (
              <ActOnPaper key={act} uuid={uuid} paper={paper} file={file} act={act} isFirst={place === 0} />
            ))}
          </div>
        ) : (
          untilFile
        )}
        {paper.acts.length === 0 ? <p className="small quiet">{t.notYours}</p> : null}
      </div>
    </article>
  );
}

/** What a machine reads in a pay stub or a statement that has text: an aid for whoever looks, and nothing rests on it. */
function AsRead({ paper, pages }: { paper: ReviewedPaper; pages: Lines }) {
  const t = useText(papersWords);
  const language = useLanguage();
  const formats = useFormats();
  const facts = readPaper(paper.type, pages, paper.at.slice(0, 10));
  if (facts.length === 0) return null;
  return (
    <>
      <Table
        caption={t.asRead}
        rows={facts}
        keyOf={({ field }) => field}
        columns={[
          { label: t.fact, cell: ({ field }) => readFields[field][language] },
          { label: t.inPaper, cell: (fact) => readValue(fact, t, formats) },
          { label: t.page, cell: ({ page }) => page },
        ]}
      />
      <p className="small quiet">{t.notVerified}</p>
    </>
  );
}

/** What stands in the paper, as people write it. */
function readValue(
  { text, cents: amount, isTooOld }: ReadFact,
  t: Text<typeof papersWords>,
  { cents, day }: Pick<ReturnType<typeof useFormats>, "cents" | "day">,
): ReactNode {
  const value = amount === null ? (isLocalDate(text) ? day(text) : text) : cents(amount);
  if (!isTooOld) return value;
  return (
    <>
      {value}{" "}
      <Tag tone="warning" icon="clock">
        {t.tooOld}
      </Tag>
    </>
  );
}

/** `pages`: the words of each; null until they are read, while the paper is on its way or the line is gone. */
function Compared({ paper, pages }: { paper: ReviewedPaper; pages: readonly string[] | null }) {
  const t = useText(papersWords);
  const hasText = pages?.some((words) => words.trim() !== "") ?? false;
  if (paper.compared.length === 0) return null;
  const unread = (row: ComparedFact): ReactNode => {
    // What somebody says of their names stands in no paper.
    if (nameReasons.some((why) => why === row.fact)) return undefined;
    return pages === null ? <span className="quiet">{t.notRead}</span> : inText(row, hasText ? pages : null, t);
  };
  return (
    <>
      <ComparedTable caption={t.compared} rows={paper.compared} found={t.inPaper} unread={unread} />
      {pages === null ? null : <p className="small quiet">{hasText ? t.searched : t.noText}</p>}
    </>
  );
}

/** What a machine says of a fact that it did not read in an ID: whether it is among the words of the paper. */
function inText(row: ComparedFact, pages: readonly string[] | null, t: Text<typeof papersWords>): ReactNode {
  if (pages === null) return <span className="quiet">{t.look}</span>;
  const page = pageWithFact(pages, row);
  if (page === null) return <span className="quiet">{t.notFound}</span>;
  return (
    <Tag tone="success" icon="check">
      {t.onPage(page)}
    </Tag>
  );
}

type ActProps = {
  uuid: string;
  paper: ReviewedPaper;
  file: LoanFileView;
  act: StaffActName;
  isFirst: boolean;
};

function ActOnPaper({ uuid, paper, file, act, isFirst }: ActProps) {
  const ofCondition = paper.condition ? { condition: paper.condition.uuid } : {};
  // What a signer sent is looked at on the file.
  const reads = file.person.language;
  switch (act) {
    case "accept-trust":
      return <AcceptTrust uuid={uuid} />;
    case "record-income":
      return <RecordIncome uuid={uuid} document={paper.uuid} />;
    case "return-income-papers":
      return <ActWithReason uuid={uuid} act={act} reads={reads} about={{ documentUuid: paper.uuid }} />;
    case "return-papers":
      return <ActWithReason uuid={uuid} act={act} reads={reads} about={ofCondition} />;
    case "ask-identity-again":
      return <ActWithReason uuid={uuid} act={act} reads={reads} />;
    default:
      if (isJudged(act))
        return <JudgeButton uuid={uuid} act={act} since={sinceRead(file, act)} kind={isFirst ? "primary" : "second"} />;
      return (
        <ActButton
          uuid={uuid}
          act={act}
          kind={isFirst ? "primary" : "second"}
          send={() => (act === "clear-condition" ? ofCondition : {})}
        />
      );
  }
}
