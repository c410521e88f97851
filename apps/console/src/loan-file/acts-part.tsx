import { sinceRead } from "@gable/contract/loan-file/since-read.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { isJudged } from "@gable/domain/loan-file/open-judgements.ts";
import { queueActs } from "@gable/domain/loan-file/queue-acts.ts";
import { type Queue, type QueueMove, queues } from "@gable/domain/pipeline/queues.ts";
import { mayAct, type StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useWaitingAge } from "../pipeline/use-waiting-age.ts";
import { useMe } from "../session/me.ts";
import { AcceptTrust } from "./accept-trust.tsx";
import { ActButton } from "./act-dialog.tsx";
import { ActWithReason } from "./act-with-reason.tsx";
import { actsWords } from "./acts.words.ts";
import { BookOffice } from "./book-office.tsx";
import { CorrectAnswers } from "./correct-answers.tsx";
import { AnswerDeposits } from "./counted-deposits.tsx";
import { Decline, WatchlistMatch } from "./ending-acts.tsx";
import { JudgeButton } from "./judge-button.tsx";
import { LatePapersPart } from "./late-papers-part.tsx";
import { notaryPartWords } from "./notary-acts.words.ts";
import { NotaryPart } from "./notary-part.tsx";
import { OriginalsPart } from "./originals-part.tsx";
import { LettersToPost } from "./paper-part.tsx";
import { PayoffFigures } from "./payoff-figures-part.tsx";
import { PayoffsToSend } from "./payoffs-part.tsx";
import { SameHome } from "./person-section.tsx";
import { PolicyAct } from "./policy-acts.tsx";
import { ReasonField } from "./reason-field.tsx";
import { RecordIncome } from "./record-income.tsx";
import { actsByHand, RefusedPart } from "./refused-part.tsx";
import { ReleasePart } from "./release-part.tsx";
import { ReviewFacts } from "./review-facts.tsx";
import { RecordSanctionsReport } from "./sanctions-part.tsx";
import { UnwindingPart } from "./unwinding-part.tsx";

/** What can be done in these queues stands beside each debt, letter or appointment, or beside the figures. */
const ofOneDebt: ReadonlySet<Queue> = new Set([
  "payoff",
  "payoff-figures",
  "release",
  "paper",
  "notary",
  "late-papers",
]);

/** In which nothing is there to be judged while the borrower has the move: the account was refused, and another is to be chosen. */
const withNothingToJudge = (queue: Queue, move: QueueMove): boolean => queue === "bank-account" && move === "borrower";

/** What waits for a person, and what that person can do about it. */
export function ActsPart({ file }: { file: LoanFileView }) {
  const t = useText(actsWords);
  const ofNotary = useText(notaryPartWords);
  const language = useLanguage();
  const ageOf = useWaitingAge();
  const { role } = useMe();
  if (file.queues.length === 0) return null;
  /** What the borrower is to do, where it is not to send papers. */
  const ofBorrower: Partial<Record<Queue, string>> = {
    notary: ofNotary.withBorrower,
    "bank-account": t.chooseAccount,
    delinquency: t.sayWhatHappened,
    valuation: t.sayHowItIsSeen,
  };
  return (
    <section>
      <SectionHead title={file.queues.every(({ move }) => move === "borrower") ? t.waitingForBorrower : t.waiting} />
      <ul className="file-acts">
        {file.queues.map((waiting) => {
          const { queue, move } = waiting;
          const { said, late } = ageOf(waiting);
          const open: readonly StaffActName[] = withNothingToJudge(queue, move)
            ? []
            : queue === "vendor-orders"
              ? actsByHand(file)
              : queueActs[queue];
          const acts = open.filter((act) => mayAct(role, act) && !isWithoutPapers(act, file));
          return (
            <li key={queue}>
              <h3>{queues[queue][language]}</h3>
              <p className="small quiet">
                <span data-late={late}>{t.since(said)}</span>
                {move === "borrower" ? `; ${ofBorrower[queue] ?? t.withBorrower}` : null}
                {open.length > 0 && acts.length === 0 ? `. ${t.notYours}` : null}
              </p>
              <ReviewFacts file={file} queue={queue} />
              {queue === "deadline" && file.endings.declineFor.length === 0 ? <p>{t.nothingToDeclineFor}</p> : null}
              {queue === "recording" ? <p>{file.deedRefused.join(" ")}</p> : null}
              {queue === "same-home" ? <SameHome file={file} /> : null}
              {queue === "vendor-orders" ? <RefusedPart file={file} /> : null}
              {queue === "notary" ? <NotaryPart file={file} /> : null}
              {queue === "late-papers" ? <LatePapersPart file={file} /> : null}
              {queue === "paper" ? <LettersToPost file={file} /> : null}
              {queue === "paper" ? <BookOffice file={file} /> : null}
              {queue === "paper" ? <OriginalsPart file={file} /> : null}
              {queue === "release" && file.release ? <ReleasePart {...file} release={file.release} /> : null}
              {queue === "payoff" ? <PayoffsToSend file={file} /> : null}
              {queue === "payoff-figures" ? <PayoffFigures file={file} /> : null}
              {queue === "unwinding" ? <UnwindingPart file={file} /> : null}
              <div className="file-act-row">
                {(ofOneDebt.has(queue) ? [] : acts).map((act, place) => (
                  <ActOf key={act} file={file} act={act} isFirst={place === 0 && queue !== "vendor-orders"} />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where only counted deposits are disputed there is no paper to send back, and none to read once income is verified. */
const isWithoutPapers = (act: StaffActName, { income }: LoanFileView): boolean =>
  (act === "return-income-papers" && income?.papersToRead === 0) ||
  (act === "record-income" && typeof income?.verifiedAnnual === "number");

function ActOf({ file, act, isFirst }: { file: LoanFileView; act: StaffActName; isFirst: boolean }) {
  const t = useText(actsWords);
  const { uuid } = file;
  switch (act) {
    case "return-income-papers":
    case "ask-identity-again":
      return <ActWithReason uuid={uuid} act={act} reads={file.person.language} />;
    case "refuse-account":
    case "refuse-autopay-account":
      return (
        <ActButton
          uuid={uuid}
          act={act}
          values={{ reason: "" }}
          required={["reason"]}
          send={({ reason }) => ({ reason })}
          renderFields={(control) => <ReasonField control={control} label={t.reason} />}
        />
      );
    case "settle-other-application":
      return (
        <ActButton
          uuid={uuid}
          act={act}
          kind={isFirst ? "primary" : "second"}
          values={{ note: "" }}
          required={["note"]}
          send={({ note }) => ({ note })}
          renderFields={(control) => <ReasonField control={control} name="note" label={t.otherNote} />}
        />
      );
    case "accept-policy":
    case "return-policy":
      return <PolicyAct file={file} act={act} />;
    case "accept-trust":
      return <AcceptTrust uuid={uuid} />;
    case "correct-answers":
      return file.person.mayCorrect ? <CorrectAnswers uuid={uuid} /> : null;
    case "record-income":
      return <RecordIncome uuid={uuid} kind={file.income?.dispute ? "second" : "primary"} />;
    case "answer-deposits":
      return <AnswerDeposits uuid={uuid} income={file.income} reads={file.person.language} />;
    case "decline":
      return <Decline file={file} />;
    case "find-watchlist-match":
    case "agree-to-watchlist-match":
      return <WatchlistMatch file={file} act={act} />;
    case "record-sanctions-report":
      return <RecordSanctionsReport uuid={uuid} />;
    default:
      return isJudged(act) ? (
        <JudgeButton uuid={uuid} act={act} since={sinceRead(file, act)} kind={isFirst ? "primary" : "second"} />
      ) : (
        <ActButton uuid={uuid} act={act} kind={isFirst ? "primary" : "second"} />
      );
  }
}
