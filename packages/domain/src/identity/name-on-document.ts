import type { PersonName } from "../application/person-name.ts";
import { splitGeneration } from "../people/generation.ts";
import { namesAgree } from "../people/legal-name.ts";

interface Printed {
  readonly surname: string;
  readonly givenNames: string;
  /** There was no room for the whole name. */
  readonly isCut: boolean;
}

/** ICAO 9303 part 3, section 6: how states may write letters that a machine-readable zone does not have. */
const transliterations: Readonly<Record<string, string>> = {
  Å: "AA",
  Ä: "AE",
  Æ: "AE",
  Ö: "OE",
  Ø: "OE",
  Œ: "OE",
  Ü: "UE",
  Ñ: "N",
  ß: "SS",
  ẞ: "SS",
  Ð: "D",
  Þ: "TH",
  Ł: "L",
  Đ: "D",
};

/** Whether a name that somebody typed is the one on their document: written with other letters, cut off, or with a suffix, it is. */
export function sameOnDocument(name: PersonName, { surname, givenNames, isCut }: Printed): boolean {
  // Some states print the generation at the end of a name; documents are not compared by it.
  const [last, given] = [splitGeneration(surname).name, splitGeneration(givenNames).name];
  const [firstName = "", ...middle] = given.split(" ");
  const printed = { firstName, middleName: middle.join(" ") || null, lastName: last, suffix: null };
  return spellings(name).some((spelled) => namesAgree(spelled, printed) || (isCut && beginsAs(spelled, last, given)));
}

function spellings(name: PersonName): readonly PersonName[] {
  const { firstName, middleName, lastName } = name;
  const spelled = {
    firstName: transliterated(firstName),
    middleName: middleName === null ? null : transliterated(middleName),
    lastName: transliterated(lastName),
    suffix: null,
  };
  return [name, spelled];
}

const transliterated = (text: string): string =>
  text.toUpperCase().replace(/[ÅÄÆÖØŒÜÑẞÐÞŁĐ]|ß/g, (letter) => transliterations[letter] ?? letter);

/** What is printed is the beginning of what was typed. */
function beginsAs({ firstName, middleName, lastName }: PersonName, last: string, given: string): boolean {
  const typed = letters(lastName) + letters(firstName) + letters(middleName ?? "");
  return typed.startsWith(letters(last) + letters(given));
}

const letters = (text: string): string =>
  text
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");
