import { rescissionOf } from "@gable/domain/workflow/closing/rescission.ts";
import { rescissionHoldOf } from "@gable/domain/workflow/closing/rescission-hold.ts";
import type { Derivation } from "../../context.ts";
import { holdDaysOn } from "./hold-days.ts";

/**
 * The right to cancel runs from the last of signing, notice and disclosures; what that is follows from the facts at once. So does the
 * lender's wait after it, by the policy of that day.
 */
export const derivePeriod: Derivation = (ctx, file) => {
  const rescission = rescissionOf(file.facts);
  const rescissionHold = rescissionHoldOf(file.facts, rescission, holdDaysOn(ctx, file, rescission.startsOn));
  return {
    event: "rescission-opened",
    facts: { rescission, rescissionHold },
    detail: { endsOn: rescission.endsOn, ...(rescissionHold && { holdDays: rescissionHold.days }) },
  };
};
