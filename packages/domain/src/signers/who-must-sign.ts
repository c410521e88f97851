import type { OwnershipType } from "../application/enumerations.ts";
import type { PersonName } from "../application/person-name.ts";
import { generationOf, generationsDiffer } from "../people/generation.ts";
import type { maritalStatuses } from "../profile/additional-answers.ts";
import { asksMaritalStatus, type TitleCompanion } from "../profile/additional-information.ts";
import type { Occupancy } from "../property/occupancy.ts";

/** What the borrower says of the title, as far as it tells who else must sign. */
export interface TitleAnswers {
  readonly ownership: OwnershipType;
  readonly occupancy: Occupancy;
  readonly maritalStatus?: (typeof maritalStatuses)[number] | undefined;
  readonly titleCompanions: readonly TitleCompanion[];
}

export type MissingSigner = "co-owner-missing" | "spouse-missing";

/**
 * Somebody who must sign and was not named; null when nobody is missing. A spouse signs the deed of a home that both live in where
 * state law gives them a right in it, and never the credit agreement (12 CFR 1002.7(d)(1) and (4)).
 */
export function missingSigner(
  { ownership, occupancy, maritalStatus, titleCompanions }: TitleAnswers,
  state: string | undefined,
): MissingSigner | null {
  const spouseJoins =
    maritalStatus === "MARRIED" && occupancy === "PRIMARY" && state !== undefined && asksMaritalStatus(state);
  if (spouseJoins && !titleCompanions.some(({ relation }) => relation === "SPOUSE")) return "spouse-missing";
  return ownership === "JOINT" && titleCompanions.length === 0 ? "co-owner-missing" : null;
}

/** Whether the state of a home asks of its title what was not asked where the home was thought to be. */
export const lacksTitleAnswers = (said: TitleAnswers, state: string): boolean =>
  (asksMaritalStatus(state) && said.maritalStatus === undefined) || missingSigner(said, state) !== null;

/** How the borrower is called and reached. */
interface Own {
  readonly name: PersonName | undefined;
  readonly email: string;
  readonly phone: string;
}

/**
 * The place of a companion who is the borrower themselves, as a trustee of their own trust easily is; -1 where there is none. Somebody
 * else may have the same name: they are a junior or a senior, or have a mailbox or a phone of their own.
 */
export function placeOfOwnName(companions: readonly TitleCompanion[], { name, email, phone }: Own): number {
  if (!name) return -1;
  return companions.findIndex(
    (one) =>
      isSameWord(one.firstName, name.firstName) &&
      isSameWord(one.lastName, name.lastName) &&
      !generationsDiffer(generationOf(one), generationOf(name)) &&
      (one.email === undefined || one.email === email) &&
      (one.phone === undefined || one.phone === phone),
  );
}

const isSameWord = (one: string, other: string): boolean =>
  one.localeCompare(other, "en", { sensitivity: "base" }) === 0;
