import type { BodyOf } from "@gable/contract/call.ts";
import type { disputeDeposits } from "@gable/contract/calls/income.ts";
import { incomeOfReading, openDispute, partsOfReading } from "@gable/domain/income/counted-deposits.ts";
import { countedSources } from "@gable/domain/income/counted-income.ts";
import type { DepositDispute } from "@gable/domain/income/deposit-reading.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { invalid, notFound, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { type Asked, byStaff, changeIf, nothingToDecide } from "../../workflow/staff-act.ts";
import { matched } from "./income-standing.ts";

/**
 * The borrower holds what was counted of their deposits to be wrong. It reaches a person, and nothing moves before that person has decided.
 * Throws a Refusal where the source has no deposits, one of them is another's, or the last word on them still waits.
 */
export function disputed(file: LoanFile, source: string, body: BodyOf<typeof disputeDeposits>, now: Date): Change {
  const { facts } = file;
  const { notIncome, missing, why } = body;
  const reading = countedSources(facts.incomeSources).find((counted) => counted.source.uuid === source)?.source
    .deposits;
  if (!reading) throw notFound();
  if (openDispute(facts)) throw new Refusal(409, "already-disputed", "A person is looking at it already.");
  const known = new Set(reading.deposits.map(({ id }) => id));
  if (!notIncome.every((id) => known.has(id))) throw invalid({ notIncome: ["invalid"] });
  if (notIncome.length === 0 && missing === undefined) throw invalid({ notIncome: ["required"] });
  return {
    event: "deposits-disputed",
    facts: {
      depositDispute: { source, notIncome, ...(missing !== undefined && { missing }), why, at: now.toISOString() },
    },
    detail: { deposits: notIncome.length, missing: missing !== undefined },
  };
}

/** As the borrower reads it: who answered is not for them. */
export const presentDispute = ({ source, notIncome, missing, why, at, answer }: DepositDispute) => ({
  source,
  notIncome: [...notIncome],
  missing: missing ?? null,
  why,
  at,
  answer: answer ? { changed: answer.changed, reason: answer.reason, at: answer.at } : null,
});

/** What a person found of the deposits that are disputed: the figure is reckoned anew of what counts, and may be enough now. */
export function answeredDeposits(asked: Asked<"answer-deposits">): Change {
  const { ctx, file, act, now } = asked;
  const { facts } = file;
  const dispute = openDispute(facts);
  const read = facts.incomeSources.find(({ uuid }) => uuid === dispute?.source);
  if (!dispute || !read?.deposits) throw nothingToDecide(file);
  const known = new Set(read.deposits.deposits.map(({ id }) => id));
  if (!act.notCounted.every((id) => known.has(id))) throw invalid({ notCounted: ["invalid"] });
  const { missingPay: _before, ...reading } = read.deposits;
  const deposits = {
    ...reading,
    notCounted: act.notCounted,
    ...(act.missingPay !== undefined && { missingPay: act.missingPay }),
  };
  const annualAmount = incomeOfReading(deposits);
  const incomeSources = facts.incomeSources.map((source) =>
    source === read ? { ...source, annualAmount, parts: partsOfReading(deposits), deposits } : source,
  );
  const changed = annualAmount !== read.annualAmount;
  const depositDispute = { ...dispute, answer: { changed, reason: act.reason, ...byStaff(asked) } };
  return changeIf(
    asked,
    !facts.incomeVerified,
    { depositDispute, incomeSources, ...matched(ctx, file, { ...facts, incomeSources }, now) },
    { changed, notCounted: act.notCounted.length, missingPay: act.missingPay !== undefined },
  );
}
