import { isSameAccount } from "../../accounts/same-account.ts";
import type { Facts } from "../facts/facts.ts";
import type { ReleaseFigures } from "../facts/release-facts.ts";
import { restForBorrower } from "../payoff/payoff-standing.ts";
import { placeOfMoney, type ReleaseStanding } from "./release.ts";

/** What of the creditors' money goes to the borrower, and where by what is known now. */
export const restFigures = (facts: Facts): ReleaseFigures => ({
  cash: restForBorrower(facts),
  ...placeOfMoney(facts),
  payoffs: [],
  originationFee: 0,
  costs: 0,
});

/**
 * Whether two people are to agree to where the rest goes: it came back from the account that two had let the line's money go to, or that
 * account is not the borrower's any more. `NOT_ASKED`: it goes where they had agreed to, or nobody was asked of the line's money either.
 */
export function restStanding(facts: Facts): Exclude<ReleaseStanding, "CHANGED"> {
  const { release, restRelease } = facts;
  if (!release?.approved || !release.prepared || restForBorrower(facts) === 0) return "NOT_ASKED";
  if (isSamePlace(release.prepared.figures, placeOfMoney(facts))) return "NOT_ASKED";
  const { prepared, approved } = restRelease ?? {};
  // Both are made by the one function above, so that their parts stand in one order.
  if (JSON.stringify(prepared?.figures) !== JSON.stringify(restFigures(facts))) return "TO_PREPARE";
  return approved ? "APPROVED" : "TO_APPROVE";
}

type Place = Pick<ReleaseFigures, "account" | "wallet">;

function isSamePlace(one: Place, other: Place): boolean {
  if (one.account && other.account) return isSameAccount(one.account, other.account);
  return one.account === other.account && one.wallet !== null && one.wallet === other.wallet;
}
