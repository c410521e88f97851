import type { PersonName } from "../../application/person-name.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import { isRecordedAs } from "../../people/recorded-name.ts";
import type { Facts } from "../facts/facts.ts";
import { homeOf } from "./home.ts";
import { isOwnerByTitleAnother, ownersByTitleAlone } from "./owners-by-title.ts";

/**
 * People whom county records or the title company name as owners and the borrower did not name: each of them must sign the deed and, where they live in the
 * home, may cancel (12 CFR 1026.15(a)), unless papers show that they own it no more. As recorded; none for a home that a trust holds.
 */
export function unnamedOwners(facts: Facts): readonly string[] {
  const { name } = facts.answers;
  if (!name) return [];
  const people = (homeOf(facts)?.owners ?? [])
    .filter(({ isPerson }) => isPerson)
    .map(({ recordedName }) => recordedName);
  const named: readonly PersonName[] = [name, ...facts.signers.map((signer) => signer.name), ...companionsOf(facts)];
  const isUnnamed = (recorded: string): boolean => !named.some((one) => isRecordedAs(one, recorded));
  const others = people.filter(isUnnamed);
  // Papers have shown that the borrower is the owner under another name: one of the names on record is theirs.
  const isUnderOtherName = facts.ownershipCleared !== undefined && !people.some((one) => isRecordedAs(name, one));
  return [...(isUnderOtherName ? others.slice(1) : others), ...besideBorrower(facts).filter(isUnnamed)];
}

/** Whom the title company finds as owners beside the borrower, and the county does not know. */
const besideBorrower = (facts: Facts): readonly string[] =>
  isOwnerByTitleAnother(facts)
    ? []
    : ownersByTitleAlone(facts)
        .filter(({ isPerson }) => isPerson)
        .map(({ recordedName }) => recordedName);

/** Since when owners are asked about: papers for the county's word say nothing of whom the title company finds later. */
export const ownersAskedSince = (facts: Facts): Instant | undefined =>
  besideBorrower(facts).length > 0 ? facts.prequalTitle?.at : facts.additional?.at;

const companionsOf = ({ additional }: Facts): PersonName[] =>
  (additional?.titleCompanions ?? []).map(({ firstName, middleName, lastName }) => ({
    firstName,
    middleName: middleName || null,
    lastName,
    suffix: null,
  }));

/** The borrower says that a trust owns the home, and the county knows people alone. */
export function isTrustUnrecorded(facts: Facts): boolean {
  const owners = homeOf(facts)?.owners ?? [];
  return facts.additional?.ownership === "TRUST" && owners.length > 0 && owners.every(({ isPerson }) => isPerson);
}
