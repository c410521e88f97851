import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { comparedInQueue } from "@gable/domain/loan-file/compared-in-queue.ts";
import type { Queue } from "@gable/domain/pipeline/queues.ts";
import { valueMayChange } from "@gable/domain/valuation/value-may-change.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isCleared, type WatchlistScreening } from "@gable/domain/workflow/facts/watchlist-screening.ts";

type Reviews = Pick<LoanFileView, "report" | "lateAnswer" | "listed" | "title" | "values">;

/** What a person reads who decides on what waits; without what decides about credit for who need not know it. */
export function presentReviews(facts: Facts, seesCredit: boolean): Reviews {
  const { prequalTitle, finalTitle, watchlist, delinquencyAnswer, avms, bpo } = facts;
  return {
    report: seesCredit ? presentReport(facts) : null,
    lateAnswer: seesCredit && delinquencyAnswer ? delinquencyAnswer : null,
    listed: seesCredit && watchlist && !isCleared(watchlist) ? presentEntries(watchlist) : null,
    title: {
      undisclosedLiens: (prequalTitle?.undisclosedLiens ?? []).map(({ holder, recordedOn, originalAmount }) => ({
        holder,
        recordedOn,
        originalAmount,
      })),
      judgments: seesCredit ? (prequalTitle?.judgments ?? 0) : 0,
      courtRecords: seesCredit ? [...(prequalTitle?.courtRecords ?? [])] : [],
      taxesPaidThrough: prequalTitle?.taxesPaidThrough ?? null,
      exceptions:
        finalTitle && !finalTitle.clearToClose
          ? finalTitle.exceptions.map((exception, place) => ({
              exception,
              text: finalTitle.found?.texts[place] ?? null,
            }))
          : [],
    },
    values: [...avms, bpo?.valuation ?? null].flatMap((found) =>
      found
        ? [
            {
              source: found.source,
              model: found.model,
              value: found.value,
              fsd: found.fsd ?? null,
              condition: found.condition,
              asOf: found.asOf,
            },
          ]
        : [],
    ),
  };
}

/** What is compared in each queue in which somebody looks at something that others say. */
export const presentCompared = (facts: Facts, queues: readonly Queue[]): LoanFileView["compared"] =>
  Object.fromEntries(
    queues.flatMap((queue) => {
      const compared = comparedInQueue(facts, queue);
      return compared.length === 0 ? [] : [[queue, compared]];
    }),
  );

/** What the lists say of a name that is like somebody's. */
export const presentEntries = ({ listsAsOf, entries }: WatchlistScreening): NonNullable<Reviews["listed"]> => ({
  listsAsOf: listsAsOf ?? null,
  entries: [...(entries ?? [])],
});

/** What the borrower says of the value, and what came of it. */
export function presentValuation(file: LoanFile): LoanFileView["valuation"] {
  const { valueChallenge, bpo } = file.facts;
  return {
    challenge: valueChallenge ? { ...valueChallenge, answer: valueChallenge.answer ?? null } : null,
    broker: bpo ? { state: bpo.status, at: bpo.at, reason: bpo.reason ?? null } : null,
    mayRecord: valueMayChange(file),
  };
}

function presentReport({ hardCredit, softCredit, inquiryAttestation }: Facts): Reviews["report"] {
  const counts = hardCredit?.outcome === "HIT" ? hardCredit : softCredit;
  if (counts?.outcome !== "HIT") return null;
  const { report, history } = counts;
  return {
    tradelines: report.tradelines.map((line) => ({
      id: line.id,
      creditor: line.creditor,
      lastFour: line.lastFour,
      kind: line.kind,
      openedOn: line.openedOn,
      isOpen: line.isOpen,
      authorisedUser: line.authorisedUser,
      balance: line.balance,
      limit: line.limit,
      monthlyPayment: line.monthlyPayment,
      inForbearance: line.inForbearance ?? false,
      pastDue: line.pastDue ?? 0,
      inDispute: line.inDispute ?? false,
      latePayments: line.latePayments.toSorted((a, b) => b.on.localeCompare(a.on)),
      isForReview: history.delinquentTradelines.includes(line.id),
    })),
    inquiries: [...report.inquiries],
    publicRecords: report.publicRecords.map(({ kind, on, satisfied }) => ({ kind, on, satisfied })),
    newDebts: inquiryAttestation
      ? inquiryAttestation.newDebts.map(({ creditor, monthlyPayment }) => ({ creditor, monthlyPayment }))
      : null,
  };
}
