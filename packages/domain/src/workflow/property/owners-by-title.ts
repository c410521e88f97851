import type { LocalDate } from "../../calendar/local-date.ts";
import { isRecordedAs } from "../../people/recorded-name.ts";
import { withoutAccents } from "../../without-accents.ts";
import type { Parcel } from "../facts/application-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { homeOf } from "./home.ts";

type Owner = Parcel["owners"][number];

/** One name however it is cut up: a county may write the last name first, and either may put commas in it. */
const sameWords = (recordedName: string): string =>
  withoutAccents(recordedName)
    .replaceAll(/['’.]/g, "")
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .toSorted()
    .join(" ");

/** Owners whom the title company finds and the county's record of owners does not name; none before it has searched. */
export function ownersByTitleAlone(facts: Facts): readonly Owner[] {
  const known = new Set((homeOf(facts)?.owners ?? []).map(({ recordedName }) => sameWords(recordedName)));
  return (facts.prequalTitle?.ownership?.owners ?? []).filter(
    ({ recordedName }) => !known.has(sameWords(recordedName)),
  );
}

/**
 * The title company finds somebody else as the owner, and not the borrower. Who borrows on a trust's home is no owner by their own name:
 * its certificate is read instead.
 */
export function isOwnerByTitleAnother(facts: Facts): boolean {
  const newcomers = ownersByTitleAlone(facts);
  const isTrust = (facts.additional?.ownership ?? facts.answers.ownership) === "TRUST";
  if (newcomers.length === 0 || (isTrust && newcomers.some(({ isPerson }) => !isPerson))) return false;
  const own = new Set(ownNames(facts).map(sameWords));
  return !facts.prequalTitle?.ownership?.owners.some(({ recordedName }) => own.has(sameWords(recordedName)));
}

/** The borrower as the county or the title company writes them: one may have the last name first where the other has it last. */
function ownNames(facts: Facts): readonly string[] {
  const { name } = facts.answers;
  const written = [...(homeOf(facts)?.owners ?? []), ...(facts.prequalTitle?.ownership?.owners ?? [])];
  return written.flatMap(({ recordedName }) => (name && isRecordedAs(name, recordedName) ? [recordedName] : []));
}

/** As the title is held: the title company's word, else the county's. */
export const vestingOf = (facts: Facts): string | undefined =>
  facts.prequalTitle?.ownership?.vesting ?? homeOf(facts)?.vesting;

/** The last day on which the title changed hands, by the county or by the title company, whichever knows of a later one. */
export function titleChangedOn(facts: Facts): LocalDate | null {
  return changedByTitle(facts) ?? homeOf(facts)?.titleChangedOn ?? null;
}

/** The day of a change that only the title company knows of; undefined where there is none. */
export function changedByTitle(facts: Facts): LocalDate | undefined {
  const since = facts.prequalTitle?.ownership?.since;
  const county = homeOf(facts)?.titleChangedOn ?? null;
  return since !== undefined && (county === null || since > county) ? since : undefined;
}
