import type { ReplyOf } from "@gable/contract/call.ts";
import type { previewCorrection } from "@gable/contract/calls/profile.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { decisionStands, isOfferStanding } from "@gable/domain/workflow/underwriting/decision-basis.ts";
import type { Context } from "../../context.ts";
import { deriveDecision } from "../underwriting/derive-decision.ts";

type Forecast = ReplyOf<typeof previewCorrection>["offer"];

/**
 * What would become of the chosen line, by the decision that would be made at once; null where it is not known before others have
 * answered. That nothing could be offered is not said here: it would be a decision on an application (comment 9-5 on 12 CFR 1002.9),
 * which is made once the correction is, with its reasons in writing.
 */
export function forecast(ctx: Context, before: LoanFile, after: LoanFile, now: Date): Forecast {
  const { offer } = before.facts;
  if (!offer || !isOfferStanding(before.facts) || decisionStands(after)) return null;
  if (!decide(after).effects.some(({ kind }) => kind === "underwrite")) return null;
  const facts = { ...after.facts, ...deriveDecision(ctx, after, now).facts } as Facts;
  if (facts.decision?.result.decision !== "APPROVED") return null;
  const { line, ratePercent, termYears, monthlyPayment } = offer;
  const chosen = { line, ratePercent, termYears, monthlyPayment };
  if (isOfferStanding(facts)) return { chosen, stands: true, most: null };
  const alike = facts.decision.offers.filter(
    (made) => made.termYears === termYears && made.feePercent === offer.feePercent,
  );
  const best = (alike.length > 0 ? alike : facts.decision.offers)
    .flatMap(({ bands, ...made }) => bands.map((band) => ({ ...band, termYears: made.termYears })))
    .toSorted((a, b) => b.maxLine - a.maxLine || Number(a.ratePercent) - Number(b.ratePercent))[0];
  if (!best) return null;
  return {
    chosen,
    stands: false,
    most: { line: best.maxLine, ratePercent: best.ratePercent, termYears: best.termYears },
  };
}
