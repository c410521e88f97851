import type { AddressFacts, NameFacts } from "./personas/facts.ts";

const abbreviations: Readonly<Record<string, string>> = {
  st: "street",
  ave: "avenue",
  av: "avenue",
  dr: "drive",
  ln: "lane",
  ct: "court",
  rd: "road",
  blvd: "boulevard",
  pl: "place",
  cir: "circle",
  ter: "terrace",
  trl: "trail",
  pkwy: "parkway",
  hwy: "highway",
  sq: "square",
  n: "north",
  s: "south",
  e: "east",
  w: "west",
  apt: "unit",
  apartment: "unit",
  ste: "unit",
  suite: "unit",
};

/** Lower case, no accents, no punctuation, single spaces: two spellings of the same become equal. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("#", " unit ")
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

const spelledOut = (text: string): string =>
  plain(text)
    .split(" ")
    .map((word) => abbreviations[word] ?? word)
    .join(" ");

/** The street and ZIP code that an address means, without its unit. */
export const streetKey = (address: AddressFacts): string => `${spelledOut(address.street1)}|${address.zip.slice(0, 5)}`;

/** As `streetKey`, with the unit. */
export const addressKey = (address: AddressFacts): string =>
  `${streetKey(address)}|${spelledOut(address.street2 ?? "").replace(/^unit /, "")}`;

/** First and last name; middle names and suffixes come and go between documents. */
export const nameKey = (name: NameFacts): string => `${plain(name.first)}|${plain(name.last)}`;

/** As `nameKey`, and which of those who share the name. */
export const namesakeKey = (name: NameFacts): string => `${nameKey(name)}|${plain(name.suffix ?? "")}`;

/** As a deed or a bank writes a name: `ADA L SORENSEN`. */
export const recordedName = (name: NameFacts): string =>
  [name.first, name.middle?.slice(0, 1), name.last, name.suffix]
    .filter((part) => part !== undefined && part !== "")
    .join(" ")
    .toUpperCase();

export const fullName = (name: NameFacts): string =>
  [name.first, name.middle, name.last, name.suffix].filter((part) => part !== undefined && part !== "").join(" ");

export const oneLine = (address: AddressFacts): string =>
  `${[address.street1, address.street2].filter(Boolean).join(", ")}, ${address.city}, ${address.state} ${address.zip}`;
