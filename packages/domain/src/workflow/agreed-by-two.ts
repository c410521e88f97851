import type { StaffAct, StaffActName } from "../staff/staff-acts.ts";
import type { Facts } from "./facts/facts.ts";

/** What one of staff did and another is to agree to. */
export interface AskedOfSecond {
  /** The first of the two, and what they did. */
  readonly by: string;
  readonly did: StaffActName;
  /** By which act another agrees, and about what: a debt, a condition or a signer; empty for the application. */
  readonly agreedBy: StaffActName;
  readonly about: string;
  /** Money leaves by it: for that the two are looked at more closely. */
  readonly isMoney: boolean;
}

/** All on an application that waits for a second person. What came back signed by hand is no part of it: the papers themselves are compared. */
export function askedOfSecond(facts: Facts): readonly AskedOfSecond[] {
  const { shortfallAsked, watchlist, signers } = facts;
  // Once the money is decided upon, only what creditors left over is still to be let go.
  const release = facts.funding ? facts.restRelease : facts.release;
  const { payeeCorrections = {}, payoffActsAsked = {}, waivers = {} } = facts;
  return [
    ...asked(release?.prepared, { did: "prepare-release", agreedBy: "approve-release", isMoney: true }),
    ...asked(shortfallAsked, { did: "bear-shortfall", agreedBy: "agree-to-bear-shortfall", isMoney: true }),
    ...Object.entries(payeeCorrections).flatMap(([about, correction]) =>
      asked(correction, { did: "correct-payee", agreedBy: "approve-payee", about, isMoney: true }),
    ),
    ...Object.entries(payoffActsAsked).flatMap(([about, one]) =>
      asked(one, { did: one.act.act, agreedBy: "agree-to-payoff-act", about, isMoney: true }),
    ),
    ...Object.entries(waivers).flatMap(([about, waiver]) =>
      asked(waiver, { did: "request-waiver", agreedBy: "approve-waiver", about, isMoney: false }),
    ),
    ...asked(watchlist?.match, {
      did: "find-watchlist-match",
      agreedBy: "agree-to-watchlist-match",
      isMoney: false,
    }),
    ...signers.flatMap(({ uuid: about, watchlist: listed }) =>
      asked(listed?.match, {
        did: "find-signer-watchlist-match",
        agreedBy: "agree-to-signer-watchlist-match",
        about,
        isMoney: false,
      }),
    ),
  ];
}

type Rest = Omit<AskedOfSecond, "by" | "about"> & { readonly about?: string };

const asked = (first: { readonly by: string } | undefined, rest: Rest): readonly AskedOfSecond[] =>
  first ? [{ about: "", ...rest, by: first.by }] : [];

/** What an act agrees to; undefined for one that takes nobody else, or where nobody asked. */
export const agreedToBy = (facts: Facts, act: StaffAct): AskedOfSecond | undefined =>
  askedOfSecond(facts).find((one) => one.agreedBy === act.act && one.about === aboutOf(act));

function aboutOf(act: StaffAct): string {
  if ("debt" in act) return act.debt;
  if ("condition" in act) return act.condition;
  return ("signer" in act && act.signer) || "";
}
