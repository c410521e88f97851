import { signerConditions } from "../signers/signer-conditions.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import { openConditions } from "./caused-conditions.ts";
import type { Condition } from "./condition.ts";
import type { SettledAsKept, SettledCondition } from "./settled-condition.ts";

/**
 * What has been settled in an application after a change, the latest first: what was open before it and is not after it, and what was
 * settled earlier and has not been asked for again. Undefined where the change settles and reopens nothing.
 */
export function settledAfter(before: LoanFile, after: LoanFile, at: string): readonly SettledAsKept[] | undefined {
  const open = new Set(askedOfAnybody(after).map(({ uuid }) => uuid));
  const known = before.facts.settledConditions ?? [];
  const kept = known.filter(({ uuid }) => !open.has(uuid));
  const settled = askedOfAnybody(before)
    .filter(({ uuid }) => !open.has(uuid))
    .map(({ uuid, categoryEnum, created, requestDocuments, signerUuid }) => ({
      uuid,
      categoryEnum,
      created,
      requestDocuments,
      settledAt: at,
      ...(signerUuid && { signerUuid }),
    }));
  return settled.length === 0 && kept.length === known.length ? undefined : [...settled, ...kept];
}

const askedOfAnybody = (file: LoanFile): readonly Condition[] => [
  ...openConditions(file),
  ...file.facts.signers.flatMap((signer) => signerConditions(file.facts, signer)),
];

/** What was asked of the borrower and is settled, or of somebody who signs beside them; the latest first. */
export const settledOf = (
  { settledConditions = [] }: Pick<Facts, "settledConditions">,
  signer?: string,
): SettledCondition[] =>
  settledConditions
    .filter(({ signerUuid }) => signerUuid === signer)
    .map(({ signerUuid: _whose, ...settled }) => settled);
