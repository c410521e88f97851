import type { BodyOf } from "@gable/contract/call.ts";
import type { disputeDeposits } from "@gable/contract/calls/income.ts";
import { incomeOfReading, openDispute, partsOfReading } from "@gable/domain/income/counted-deposits.ts";
import { countedSources } from "@gable/domain/income/counted-income.ts";
import type { DepositDispute } from "@gable/domain/income/deposit-reading.ts";
import { closingAnew } from "@gable/domain/workflow/corrections/corrected.ts";
import { mayCorrect } from "@gable/domain/workflow/corrections/correction-limits.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { IncomeSource } from "@gable/domain/workflow/facts/verification-facts.ts";
import { invalid, notFound, outOfOrder, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { type Asked, byStaff, changeIf, nothingToDecide, spokenIn } from "../../workflow/staff-act.ts";
import { withPapersAnew } from "../profile/correction.ts";
import { matched } from "./income-standing.ts";

/** As long as the income could be corrected too: before papers are signed that rest on it, also once it is verified. */
export const mayDispute = (file: LoanFile): boolean => mayCorrect(file, "income");

/**
 * The borrower holds what was counted of their deposits to be wrong. It reaches a person, and nothing moves before that person has decided.
 * Throws a Refusal where it is too late, the source has no deposits, one of them is another's, or the last word on them still waits.
 */
export function disputed(file: LoanFile, source: string, body: BodyOf<typeof disputeDeposits>, now: Date): Change {
  const { facts } = file;
  const { notIncome, missing, why } = body;
  if (!mayDispute(file)) throw outOfOrder(decide(file).step, "Nothing of this application is changed here any more.");
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
  answer: answer ? { changed: answer.changed, reason: answer.reason, ...spokenIn(answer), at: answer.at } : null,
});

/**
 * What a person found of the deposits that are disputed: the figure is reckoned anew of what counts, and may be enough now. Income that was
 * verified is verified anew where the figure is another one. Throws a Refusal where papers are signed meanwhile that rest on the figure.
 */
export function answeredDeposits(asked: Asked<"answer-deposits">): Change {
  const { file, act } = asked;
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
  const depositDispute = { ...dispute, answer: { changed, reason: act.reason, ...spokenIn(act), ...byStaff(asked) } };
  const after = withFigure(asked, incomeSources, changed);
  const detail = { changed, notCounted: act.notCounted.length, missingPay: act.missingPay !== undefined };
  return { ...changeIf(asked, true, { ...after.facts, depositDispute, incomeSources }, detail), ...alongsideOf(after) };
}

type After = Pick<Change, "facts" | "alongside">;

const alongsideOf = ({ alongside }: After): Pick<Change, "alongside"> => (alongside ? { alongside } : {});

/** How far income is verified by these sources. What still bears out what was stated stays verified since when it was. */
function withFigure(
  { ctx, file, now }: Pick<Asked, "ctx" | "file" | "now">,
  incomeSources: readonly IncomeSource[],
  changed: boolean,
): After {
  const { incomeVerified: before } = file.facts;
  const { incomeVerified: found } = matched(ctx, file, { ...file.facts, incomeSources }, now);
  if (before === undefined) return { facts: found ? { incomeVerified: found } : {} };
  if (!changed) return { facts: {} };
  if (!mayDispute(file)) throw outOfOrder(decide(file).step, "Papers of the line that rest on this figure are signed.");
  return before.match && found
    ? { facts: { incomeVerified: { ...found, at: before.at } } }
    : withPapersAnew(file, { ...closingAnew(file), incomeVerified: found }, now);
}
