import type { PersonName } from "../application/person-name.ts";
import { generationOf, generationsDiffer, splitGeneration } from "./generation.ts";

/**
 * Whether somebody who typed this signed with their own name: first name first, last name last, a middle name or not, and behind it which
 * one of those who share it they are, or nothing of that.
 */
export function isSignedAs(typed: string, name: PersonName | undefined): boolean {
  if (!name) return false;
  const signed = splitGeneration(typed);
  if (generationsDiffer(signed.generation, generationOf(name))) return false;
  const letters = bare(signed.name);
  return letters.startsWith(bare(name.firstName)) && letters.endsWith(bare(splitGeneration(name.lastName).name));
}

/** Letters only, lower case: a signature typed without accents or with another spacing is still the name. */
const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}]/gu, "")
    .toLowerCase();
