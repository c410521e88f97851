import type { PersonName } from "../../application/person-name.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import { splitGeneration } from "../../people/generation.ts";
import { isRecordedAs } from "../../people/recorded-name.ts";
import { mayBeSamePerson } from "../../people/same-name.ts";
import { companionName } from "../../profile/companion-name.ts";
import type { Parcel } from "../facts/application-facts.ts";
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
  const people = namesOf(homeOf(facts)?.owners ?? []);
  const named = [[name], facts.signers.map((signer) => signer.name), companionsOf(facts)] as const;
  const others = unnamedAmong(people, named);
  // Papers have shown that the borrower is the owner under another name: one of the names on record is theirs.
  const isUnderOtherName = facts.ownershipCleared !== undefined && !people.some((one) => isRecordedAs(name, one));
  const byTitleAlone = besideBorrower(facts);
  const byTitle = namesOf(facts.prequalTitle?.ownership?.owners ?? []).filter((one) => !byTitleAlone.includes(one));
  return [
    ...(isUnderOtherName ? others.slice(1) : others),
    ...unnamedAmong([...byTitle, ...byTitleAlone], named).filter((one) => byTitleAlone.includes(one)),
  ];
}

type Owners = Parcel["owners"];

const namesOf = (owners: Owners): readonly string[] =>
  owners.filter(({ isPerson }) => isPerson).map(({ recordedName }) => recordedName);

type People = readonly PersonName[];

/** The borrower, those who sign beside them, and those who were named with the home: who is in both lists is one person. */
type Named = readonly [borrower: People, signers: People, companions: People];

/** Of the owners on one record, those who are none of the people named: where it has a father and a son, one name is not both. */
function unnamedAmong(recorded: readonly string[], named: Named): readonly string[] {
  const met = recorded.filter((one) => bearersOf([one], named) > 0);
  return recorded.filter((one) => {
    if (!met.includes(one)) return true;
    const earlier = met.slice(0, met.indexOf(one)).filter((other) => isNamesake(one, other));
    return bearersOf([one, ...earlier], named) <= earlier.length;
  });
}

/** How many of the people named may be one of these on record. */
function bearersOf(lines: readonly string[], named: Named): number {
  const count = (people: People): number =>
    people.filter((person) => lines.some((line) => isRecordedAs(person, line))).length;
  const [borrower, signers, companions] = named;
  return count(borrower) + Math.max(count(signers), count(companions));
}

const isNamesake = (one: string, other: string): boolean =>
  mayBeSamePerson(one, other) && splitGeneration(one).generation !== splitGeneration(other).generation;

/** Whom the title company finds as owners beside the borrower, and the county does not know. */
const besideBorrower = (facts: Facts): readonly string[] =>
  isOwnerByTitleAnother(facts) ? [] : namesOf(ownersByTitleAlone(facts));

/** Since when owners are asked about: papers for the county's word say nothing of whom the title company finds later. */
export const ownersAskedSince = (facts: Facts): Instant | undefined =>
  besideBorrower(facts).length > 0 ? facts.prequalTitle?.at : facts.additional?.at;

const companionsOf = ({ additional }: Facts): PersonName[] => (additional?.titleCompanions ?? []).map(companionName);

/** The borrower says that a trust owns the home, and the county knows people alone. */
export function isTrustUnrecorded(facts: Facts): boolean {
  const owners = homeOf(facts)?.owners ?? [];
  return facts.additional?.ownership === "TRUST" && owners.length > 0 && owners.every(({ isPerson }) => isPerson);
}
