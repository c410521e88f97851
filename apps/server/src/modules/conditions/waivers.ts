import { asksForStubs, isWaivable } from "@gable/domain/conditions/caused-conditions.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { beforeDecline, byStaff, changeIf } from "../../workflow/staff-act.ts";
import { settled } from "./settle-condition.ts";

/** A condition is done without when one person asks for it and another agrees. */
export const waiverActs = beforeDecline<"request-waiver" | "approve-waiver">({
  "request-waiver": (asked) => {
    const { file, act } = asked;
    const { waivers } = file.facts;
    if (!isWaivable(file, act.condition)) throw notFound();
    const wanted = { ...byStaff(asked), reason: act.reason };
    return changeIf(
      asked,
      !waivers?.[act.condition],
      { waivers: { ...waivers, [act.condition]: wanted } },
      { condition: act.condition },
    );
  },
  "approve-waiver": (asked) => {
    const { file, act, staff } = asked;
    const wanted = file.facts.waivers?.[act.condition];
    if (!wanted || !isWaivable(file, act.condition)) throw notFound();
    if (wanted.by === staff.identityUuid)
      throw new Refusal(403, "second-person", "Somebody else than the one who asked must agree to a waiver.");
    const { [act.condition]: _agreed, ...waivers } = file.facts.waivers ?? {};
    const met = withoutStubs(file, act.condition, staff.identityUuid) ?? settled(file, act.condition, byStaff(asked));
    return changeIf(asked, true, { ...met, waivers }, { condition: act.condition, askedBy: wanted.by });
  },
});

/** The income will be shown in another way; undefined for a condition that asks for something else. */
function withoutStubs(file: LoanFile, condition: string, waivedBy: string): Partial<Facts> | undefined {
  const { payStubs } = file.facts;
  return payStubs && asksForStubs(file, condition) ? { payStubs: { ...payStubs, waivedBy } } : undefined;
}
