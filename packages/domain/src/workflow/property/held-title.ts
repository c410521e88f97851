import type { DeedParty, HeldTitle } from "../../title/deed-grantors.ts";
import type { Facts } from "../facts/facts.ts";
import { homeOf } from "./home.ts";
import { ownersByTitleAlone, vestingOf } from "./owners-by-title.ts";

/**
 * The title as far as it is known: of the county and, once it has searched, of the title company. The trust is the one whose certificate
 * was read. Undefined until the home is found.
 */
export function certifiedTitle(facts: Facts): HeldTitle | undefined {
  const home = homeOf(facts);
  if (!home) return undefined;
  const trust = facts.trustAccepted?.trust;
  return {
    owners: [...home.owners, ...ownersByTitleAlone(facts)].map(({ recordedName }) => recordedName),
    vesting: vestingOf(facts) ?? home.vesting,
    ...(trust && { trust }),
  };
}

/** The same before a certificate is read: then the trust is the owner on record who is no person. */
export function foreseenTitle(facts: Facts): HeldTitle | undefined {
  const certified = certifiedTitle(facts);
  if (!certified || certified.trust) return certified;
  const recorded = [...(homeOf(facts)?.owners ?? []), ...ownersByTitleAlone(facts)].find(({ isPerson }) => !isPerson);
  return { ...certified, ...(recorded && { trust: { name: recorded.recordedName } }) };
}

/** The borrower, and those whom they named with the home. Undefined until the borrower is. */
export function deedParties({ answers, signers }: Facts): readonly DeedParty[] | undefined {
  const { name } = answers;
  return name && [{ name }, ...signers.map((signer) => ({ name: signer.name, relation: signer.relation }))];
}
