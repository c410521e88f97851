import { asksForStubs, isWaivable } from "@gable/domain/conditions/caused-conditions.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { notFound } from "../../http/refusal.ts";
import { type Asked, beforeEnd, byStaff, changeIf, nothingToDecide } from "../../workflow/staff-act.ts";
import { settled } from "./settle-condition.ts";

/** A condition is done without when one person asks for it and another agrees to what they read. */
export const waiverActs = beforeEnd<"request-waiver" | "approve-waiver" | "refuse-waiver">({
  "request-waiver": (asked) => {
    const { file, act } = asked;
    const { waivers, waiversRefused } = file.facts;
    if (!isWaivable(file, act.condition)) throw notFound();
    const wanted = { ...byStaff(asked), reason: act.reason };
    return changeIf(
      asked,
      !waivers?.[act.condition],
      { waivers: { ...waivers, [act.condition]: wanted }, waiversRefused: without(waiversRefused, act.condition) },
      { condition: act.condition },
    );
  },
  "approve-waiver": (asked) => {
    const { act, staff } = asked;
    const { file, wanted } = asRead(asked);
    const met = withoutStubs(file, act.condition, staff.identityUuid) ?? settled(file, act.condition, byStaff(asked));
    return changeIf(
      asked,
      true,
      { ...met, waivers: without(file.facts.waivers, act.condition) },
      { condition: act.condition, askedBy: wanted.by },
    );
  },
  "refuse-waiver": (asked) => {
    const { act } = asked;
    const { file, wanted } = asRead(asked);
    const { waivers, waiversRefused } = file.facts;
    const refused = { ...byStaff(asked), reason: act.reason };
    return changeIf(
      asked,
      true,
      { waivers: without(waivers, act.condition), waiversRefused: { ...waiversRefused, [act.condition]: refused } },
      { condition: act.condition, askedBy: wanted.by, reason: act.reason },
    );
  },
});

/** The waiver that is decided on. Throws a Refusal where none waits, or another than the one that was read. */
function asRead({ file, act }: Pick<Asked<"approve-waiver" | "refuse-waiver">, "file" | "act">) {
  const wanted = file.facts.waivers?.[act.condition];
  if (!wanted || !isWaivable(file, act.condition)) throw notFound();
  if (wanted.at !== act.askedAt) throw nothingToDecide(file);
  return { file, wanted };
}

const without = <T>(all: Readonly<Record<string, T>> = {}, condition: string): Readonly<Record<string, T>> => {
  const { [condition]: _settled, ...left } = all;
  return left;
};

/** The income will be shown in another way; undefined for a condition that asks for something else. */
function withoutStubs(file: LoanFile, condition: string, waivedBy: string): Partial<Facts> | undefined {
  const { payStubs } = file.facts;
  return payStubs && asksForStubs(file, condition) ? { payStubs: { ...payStubs, waivedBy } } : undefined;
}
