import type { LoanFile } from "../workflow/facts/facts.ts";
import { openConditions } from "./caused-conditions.ts";
import type { SettledCondition } from "./settled-condition.ts";

/**
 * What has been settled in an application after a change, the latest first: what was open before it and is not after it, and what was
 * settled earlier and has not been asked for again. Undefined where the change settles and reopens nothing.
 */
export function settledAfter(before: LoanFile, after: LoanFile, at: string): readonly SettledCondition[] | undefined {
  const open = new Set(openConditions(after).map(({ uuid }) => uuid));
  const known = before.facts.settledConditions ?? [];
  const kept = known.filter(({ uuid }) => !open.has(uuid));
  const settled = openConditions(before)
    .filter(({ uuid }) => !open.has(uuid))
    .map(({ uuid, categoryEnum, created }) => ({ uuid, categoryEnum, created, settledAt: at }));
  return settled.length === 0 && kept.length === known.length ? undefined : [...settled, ...kept];
}
