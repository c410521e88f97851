import type { Facts } from "@gable/domain/workflow/facts/facts.ts";

/** What staff found on review, and who of them: the lender's own. */
const reviews = [
  "conditions",
  "waivers",
  "papersAccepted",
  "fraudAlertCleared",
  "ownershipCleared",
  "conditionCleared",
  "delinquencyCleared",
  "trustAccepted",
  "attorneyReviewed",
] as const satisfies readonly (keyof Facts)[];

/** The facts of an application as its borrower is given them: without other signers, and without how staff reviewed it. */
export function ownFacts(facts: Facts) {
  // Who came to the office beside the borrower is theirs.
  const own = without(facts, "signers", "officeArrivals", ...reviews);
  const { watchlist, decision, declined, withdrawn, rescinded, payStubs, unwound, notaryVisit, reserves, originals } =
    own;
  const { onPaper } = own;
  return {
    ...own,
    deliveries: own.deliveries.map(({ posted, ...delivery }) => ({
      ...delivery,
      ...(posted && { postedOn: posted.on }),
    })),
    ...(rescinded && { rescinded: without(rescinded, "recorded") }),
    // The code shows that somebody stands in the office: it is given out there alone.
    ...(notaryVisit && { notaryVisit: without(notaryVisit, "arrivalCode") }),
    ...(watchlist && { watchlist: without(watchlist, "clearedBy", "match") }),
    ...(declined && { declined: without(declined, "by", "askedBy") }),
    ...(withdrawn && { withdrawn: without(withdrawn, "recorded") }),
    // A decision's basis repeats its input, with the reviews that it rests on.
    ...(decision && { decision: without(decision, "decidedBy", "basis") }),
    ...(payStubs && { payStubs: without(payStubs, "waivedBy") }),
    ...(originals && { originals: originals.map((original) => without(original, "by", "confirmed", "lateReason")) }),
    ...(onPaper && { onPaper: without(onPaper, "recorded") }),
    ...(reserves && { reserves: without(reserves, "by") }),
    ...(unwound && { unwound: without(unwound, "by") }),
  };
}

function without<T extends object, K extends keyof T & string>(value: T, ...names: K[]): Omit<T, K> {
  const left: ReadonlySet<string> = new Set(names);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !left.has(name))) as Omit<T, K>;
}
