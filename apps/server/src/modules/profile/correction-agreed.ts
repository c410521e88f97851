import type { Received } from "@gable/contract/call.ts";
import type { correctAnswers } from "@gable/contract/calls/profile.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { ownCorrection } from "./correction.ts";

/** A correction with what it brings about, as the borrower agreed to it. */
export function correctionAgreed(
  ctx: Context,
  file: LoanFile,
  body: Received<typeof correctAnswers>["body"],
  now: Date,
): Change {
  const { shown, made, ...correction } = body;
  const { change, follows } = ownCorrection(ctx, file, correction, now);
  const before = file.facts.corrections ?? [];
  // Nobody agrees to what they were not shown: another tab, a vendor or a colleague was faster.
  const isOtherwise = made !== undefined && made !== before.length;
  if (isOtherwise || follows.some((consequence) => !shown.includes(consequence)))
    throw new Refusal(409, "follows-otherwise", "What this changes is otherwise by now. Look at it once more.");
  const answered = Object.keys(correction);
  return {
    ...change,
    event: "answers-corrected",
    facts: { ...change.facts, corrections: [...before, { answers: answered, follows, at: now.toISOString() }] },
    detail: { answers: answered, follows },
  };
}
