import type { RaisedCondition } from "../conditions/condition.ts";
import { asksForId } from "../conditions/id-conditions.ts";
import { type Effect, effect } from "../workflow/effect.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { AskedIdentityCheck } from "../workflow/facts/verification-facts.ts";

type Checked = Pick<Facts, "askedIdentityChecks">;

/** The checks of pictures that were sent for a condition, the first one first. */
export const checksFor = ({ askedIdentityChecks = [] }: Checked, condition: string): readonly AskedIdentityCheck[] =>
  askedIdentityChecks.filter(({ conditionUuid }) => conditionUuid === condition);

/** Whether pictures are handed in for a condition, and nobody has sent them back since. */
export function hasPicturesIn(facts: Checked & Pick<Facts, "returnedPapers">, condition: string): boolean {
  const last = checksFor(facts, condition).at(-1);
  const returned = facts.returnedPapers?.[condition];
  return last !== undefined && (returned === undefined || last.submittedAt > returned.at);
}

/**
 * Whether a check that found nothing amiss settles a condition without a person: where it asks who somebody is. Where a document is in
 * doubt, somebody decided to look, and decides.
 */
export const isSettledByCheck = ({ categoryEnum }: Pick<RaisedCondition, "categoryEnum">): boolean =>
  categoryEnum === "ID_VERIFICATION_FAILURE";

/** Pictures of an ID that were handed in for an open condition, and that no machine has read yet. */
export function askedIdentityOrders(facts: Checked & Pick<Facts, "conditions" | "returnedPapers">): readonly Effect[] {
  return facts.conditions
    .filter(({ categoryEnum }) => asksForId(categoryEnum))
    .flatMap(({ uuid }) => {
      const checks = checksFor(facts, uuid);
      const last = checks.at(-1);
      return last && !last.result && hasPicturesIn(facts, uuid)
        ? [
            effect(
              "check-asked-identity",
              uuid,
              checks.length,
              ...(last.signerUuid === undefined ? [] : [last.signerUuid]),
            ),
          ]
        : [];
    });
}
