import { OWNER_DIFFERS } from "../accounts/owner-differs.ts";
import type { Queue } from "../pipeline/queues.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import { homeOf } from "../workflow/property/home.ts";
import {
  asWritten,
  type ComparedFact,
  comparedWithId,
  fact,
  nameOf,
  otherNamesOf,
  ownersOf,
} from "./compared-facts.ts";

/**
 * What the file has beside what the county, the bank, the title company or the identity service says, for whoever decides on what waits in
 * a queue. `read` is theirs; a queue that has nothing to compare gives an empty list.
 */
export function comparedInQueue(facts: Facts, queue: Queue): ComparedFact[] {
  const name = nameOf(facts.answers);
  switch (queue) {
    case "ownership":
      return comparedWithCounty(facts, name);
    case "identity":
      return comparedWithId(facts, facts.identityChecks.at(-1));
    case "title":
      return comparedWithTitle(facts, name);
    case "bank-account":
      return comparedWithBank(facts, facts.disbursementAccount, facts.disbursementCheck);
    case "autopay-account":
      return comparedWithBank(facts, facts.autopayAccount, facts.autopayCheck);
    default:
      return [];
  }
}

function comparedWithCounty(facts: Facts, name: string | null): ComparedFact[] {
  const home = homeOf(facts);
  if (!home) return [];
  return [
    fact("NAME", name, { read: ownersOf(facts), differs: true }),
    ...otherNamesOf(facts),
    fact("VESTING", null, { read: home.vesting }),
    ...(home.titleChangedOn === null ? [] : [fact("OWNED_SINCE", null, { read: asWritten(home.titleChangedOn) })]),
  ];
}

function comparedWithTitle({ finalTitle, ...facts }: Facts, name: string | null): ComparedFact[] {
  if (!finalTitle?.found) return [];
  const { owners, vesting } = finalTitle.found;
  const isChanged = finalTitle.exceptions.includes("vesting-changed");
  return [
    fact("NAME", name, { read: owners.join("; ") }),
    ...otherNamesOf(facts),
    fact("VESTING", homeOf({ ...facts, finalTitle })?.vesting, { read: vesting, differs: isChanged }),
  ];
}

function comparedWithBank(
  facts: Facts,
  account: Facts["disbursementAccount"],
  check: Facts["disbursementCheck"],
): ComparedFact[] {
  if (!account) return [];
  const { bankName, accountNumber, owners } = account;
  return [
    fact("ACCOUNT_HOLDER", nameOf(facts.answers), {
      read: owners.join("; ") || null,
      differs: check?.reason === OWNER_DIFFERS,
    }),
    ...otherNamesOf(facts),
    fact("BANK", bankName),
    fact("ACCOUNT", `•••• ${accountNumber.slice(-4)}`),
  ];
}
