import type { PersonName } from "../application/person-name.ts";

/** What forms offer behind a name that father and son share. */
export const generations = ["JR", "SR", "II", "III", "IV", "V"] as const;
export type Generation = (typeof generations)[number];

/** How each is written for people to read, the same in every language. */
export const generationLabels: Readonly<Record<Generation, string>> = {
  JR: "Jr.",
  SR: "Sr.",
  II: "II",
  III: "III",
  IV: "IV",
  V: "V",
};

/** What stands at the end of a name that father and son share, as deeds, licences and passports write it. */
const GENERATION = /^(.*[^\s,])[\s,]+(JR|SR|II|III|IV|V)[.,]*$/i;

/** A name, or its last part, in one line: without its generation, and that in capitals without a stop; null where it says none. */
export function splitGeneration(line: string): { readonly name: string; readonly generation: string | null } {
  const found = GENERATION.exec(line.trim());
  return { name: found?.[1] ?? line.trim(), generation: found?.[2]?.toUpperCase() ?? null };
}

/** Which one of those who share a name somebody is, as far as they say it: behind the last name, or in its field. */
export const generationOf = ({
  lastName,
  suffix,
}: Pick<PersonName, "lastName"> & { suffix?: string | null | undefined }) =>
  splitGeneration(`${lastName} ${suffix ?? ""}`).generation;

/** Whether two names say different generations, and are two people's therefore; a name that says none may be either's. */
export const generationsDiffer = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;
