import type { Condition } from "@gable/domain/conditions/condition.ts";

/** What is asked of somebody, by who is to do the next thing about it: they themselves, the other of the two, or the lender. */
export const whoseMove = (conditions: readonly Condition[]) => ({
  mine: conditions.filter((condition) => condition.actionNeeded && !isWithOther(condition)),
  others: conditions.filter((condition) => condition.actionNeeded && isWithOther(condition)),
  theirs: conditions.filter(({ actionNeeded }) => !actionNeeded),
});

const isWithOther = ({ handedTo }: Condition): boolean => handedTo?.standing === "ASKED";
