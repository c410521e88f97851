import { splitGeneration } from "./generation.ts";
import { namesAgree } from "./legal-name.ts";

/**
 * Whether two names, each in one line with the last name last, may be the same person's: case, accents, suffixes and a middle name that
 * one of them leaves out do not count. False where either has fewer than two words.
 */
export function mayBeSamePerson(one: string, other: string): boolean {
  const [first, second] = [partsOf(one), partsOf(other)];
  return first !== null && second !== null && namesAgree(first, second);
}

function partsOf(line: string) {
  const words = splitGeneration(line)
    .name.split(/[\s,]+/)
    .filter((word) => word !== "");
  const [firstName, ...more] = words;
  const lastName = more.pop();
  if (firstName === undefined || lastName === undefined) return null;
  return { firstName, middleName: more.join(" ") || null, lastName, suffix: null };
}
