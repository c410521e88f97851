import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { withoutStaff } from "./without-staff.ts";

/** What staff found on review, and what a vendor and staff settled between them: the lender's own. */
const reviews = [
  "conditions",
  "waivers",
  "waiversRefused",
  "papersAccepted",
  "fraudAlertCleared",
  "ownershipCleared",
  "conditionCleared",
  "otherOnHome",
  "delinquencyCleared",
  "judgements",
  // Nobody is told that a name like theirs is on a list: a person of the lender's finds out whose it is.
  "listed",
  "sanctionsReport",
  "trustAccepted",
  "attorneyReviewed",
  "refusedOrders",
  "takenOrders",
  "lateReturn",
  "returnsAskedAfter",
  "release",
  "restRelease",
  "payoffActsAsked",
  "payoffAsksRefused",
  "shortfallAsked",
  "shortfallRefused",
  "payeeCorrections",
] as const satisfies readonly (keyof Facts)[];

/**
 * The facts of an application as its borrower, the person of `identityUuid`, is given them: without other signers, and without how
 * staff reviewed it.
 */
export function ownFacts(facts: Facts, identityUuid: string) {
  // Who came to the office beside the borrower is theirs; when the lender is open says nothing of anybody.
  const own = without(facts, "signers", "officeArrivals", "creditorCalendar", ...reviews);
  const { watchlist, decision, withdrawn, rescinded, notaryVisit, onPaper, notarySession, missedAppointments } = own;
  const { smallDeposits, askedIdentityChecks, conditionTalk, returnedPapers } = own;
  const ofSigners = askedOfSigners(facts);
  const given = {
    ...own,
    deliveries: own.deliveries.map(({ posted, ...delivery }) => ({
      ...delivery,
      ...(posted && { postedOn: posted.on }),
    })),
    ...(rescinded && { rescinded: without(rescinded, "recorded") }),
    // The code shows that somebody stands in the office: it is given out there alone.
    ...(notaryVisit && { notaryVisit: without(notaryVisit, "arrivalCode") }),
    ...(notarySession?.desk && {
      notarySession: { ...notarySession, desk: without(notarySession.desk, "handedOver") },
    }),
    ...(missedAppointments && { missedAppointments: missedAppointments.map((missed) => without(missed, "called")) }),
    // Whoever knows the amounts shows by them that the account is theirs.
    ...(smallDeposits && { smallDeposits: without(smallDeposits, "amounts") }),
    ...(askedIdentityChecks && {
      askedIdentityChecks: askedIdentityChecks.filter(({ signerUuid }) => signerUuid === undefined),
    }),
    ...(conditionTalk && { conditionTalk: without(conditionTalk, ...ofSigners) }),
    ...(returnedPapers && { returnedPapers: without(returnedPapers, ...ofSigners) }),
    watchlist: watchlist?.outcome === "CLEAR" ? without(watchlist, "listsAsOf") : undefined,
    ...(withdrawn && { withdrawn: without(withdrawn, "recorded") }),
    // A decision's basis repeats its input, with the reviews that it rests on.
    ...(decision && { decision: without(decision, "basis") }),
    ...(onPaper && { onPaper: without(onPaper, "recorded") }),
  };
  return withoutStaff(given, identityUuid);
}

/** Uuids of what signers were asked for, open or settled, as far as they sent something for it, and of what they sent. */
const askedOfSigners = ({ conditions = [], handOvers = [], signers = [] }: Partial<Facts>): string[] => [
  // What a signer handed to the borrower, and was said of it, is the borrower's too.
  ...handOvers.filter(({ toBorrower }) => !toBorrower).map(({ uuid }) => uuid),
  ...signers.flatMap(({ uploads }) => uploads.map(({ documentUuid }) => documentUuid)),
  ...conditions.flatMap(({ uuid, signerUuid }) => (signerUuid === undefined ? [] : [uuid])),
  ...signers.flatMap(({ uploads }) => uploads.flatMap(({ conditionUuid }) => conditionUuid ?? [])),
];

export function without<T extends object, K extends keyof T & string>(value: T, ...names: K[]): Omit<T, K> {
  const left: ReadonlySet<string> = new Set(names);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !left.has(name))) as Omit<T, K>;
}
