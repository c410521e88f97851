import type { KnownLien } from "../facts/credit-facts.ts";
import type { Facts } from "../facts/facts.ts";

/** The debts on the home that were confirmed, without lines of ours that were cancelled after papers were signed beside them. */
export function standingLiens({ liens, linesOfOurs }: Facts): readonly KnownLien[] {
  const gone = new Set(linesOfOurs?.gone?.map(({ id }) => id));
  return (liens?.liens ?? []).filter(({ id }) => !gone.has(id));
}
