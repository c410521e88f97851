import { rowOf } from "../../journey/row-of.ts";
import type { HomeLimit, HomeMatch } from "../../profile/home-correction.ts";
import { homeKey } from "../../property/home-key.ts";
import { decide, END_ROW } from "../decide.ts";
import type { Parcel } from "../facts/application-facts.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { homeOf } from "../property/home.ts";

/** Whether the county has this parcel as the home that is on record; another unit of the same house is another home. */
export const matchOf = (facts: Facts, found: Parcel): HomeMatch =>
  homeOf(facts)?.parcelId === found.parcelId ? "SAME" : "OTHER";

/** Whether the county writes the address of the parcel otherwise than it stands in the papers, which have it from the county. */
export function isNamedAnew(facts: Facts, found: Parcel): boolean {
  const home = homeOf(facts);
  return home !== undefined && homeKey(home.address) !== homeKey(found.address);
}

/**
 * Why staff cannot correct which home it is, whatever address is named; undefined where they can look one up. Borrowers correct it
 * themselves for as long as `correctionLimit` lets them.
 */
export function homeLimit(file: LoanFile): HomeLimit | undefined {
  const { row, step } = decide(file);
  if (row >= END_ROW || step === "DECLINED" || step === "CANCELLED") return "ENDED";
  if (row < rowOf.debts || homeOf(file.facts) === undefined) return "NOT_YET";
  const { closingSignedAt, originals = [] } = file.facts;
  if (closingSignedAt !== undefined) return undefined;
  if (originals.length > 0) return "BY_HAND";
  return isSomebodyAtOffice(file.facts) ? "AT_OFFICE" : undefined;
}

/**
 * As `homeLimit`, for the parcel that the county has at the address. An agreement that is signed binds both to the home that it names:
 * from then on nothing but how the same home is written to can be put right.
 */
export function limitFor(file: LoanFile, found: Parcel): HomeLimit | undefined {
  const limit = homeLimit(file);
  if (limit !== undefined) return limit;
  const { facts } = file;
  const isOpened = facts.closingSignedAt !== undefined;
  if (matchOf(facts, found) === "SAME") return isOpened && isNamedAnew(facts, found) ? "NAMED_OTHERWISE" : undefined;
  if (isOpened) return facts.funding === undefined ? "OPENED" : "FUNDED";
  return facts.channel.merchantUuid === undefined ? undefined : "CONTRACTOR";
}

const isSomebodyAtOffice = ({ officeArrivals = [], notaryVisit }: Facts): boolean =>
  officeArrivals.some(({ visit }) => visit === notaryVisit?.requestedAt);
