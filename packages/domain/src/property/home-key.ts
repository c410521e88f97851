import type { Address } from "../application/address.ts";
import { withoutAccents } from "../without-accents.ts";

/** Words of an address that are written in several ways, by how they are read (USPS Publication 28, appendices B and C). */
const spellings: Readonly<Record<string, string>> = {
  alley: "aly ally",
  avenue: "av ave aven avn",
  boulevard: "blvd boul boulv",
  circle: "cir circ",
  court: "ct crt",
  cove: "cv",
  crossing: "xing",
  drive: "dr drv",
  expressway: "expy expwy",
  freeway: "fwy",
  heights: "hts",
  highway: "hwy hiway",
  lane: "ln",
  parkway: "pkwy pky",
  place: "pl",
  plaza: "plz",
  point: "pt",
  ridge: "rdg",
  road: "rd",
  route: "rte rt",
  square: "sq",
  street: "st str",
  terrace: "ter terr",
  trail: "trl",
  turnpike: "tpke",
  valley: "vly",
  way: "wy",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
  northeast: "ne",
  northwest: "nw",
  southeast: "se",
  southwest: "sw",
};
const readAs = new Map(Object.entries(spellings).flatMap(([word, ways]) => ways.split(" ").map((way) => [way, word])));

/** Before the number of a unit, whichever is written says the same. */
const units: ReadonlySet<string> = new Set(["apartment", "apt", "unit", "suite", "ste"]);

/** Long enough that no other word of a street's name is one letter away. */
const plainWhenMisspelt = ["avenue", "boulevard", "circle", "highway", "parkway", "street", "terrace"] as const;

/**
 * The same for every way of writing one address that differs in spaces, commas, capitals, accents, abbreviations, the word before the
 * unit, where the unit stands, or the last four digits of the ZIP code alone; and for a kind of street that is one letter off
 * ("Stret"). What else is misspelt is not guessed at: another street may have that name.
 */
export const homeKey = ({ street1, street2, zip }: Pick<Address, "street1" | "street2" | "zip">): string => {
  const words = withoutAccents(`${street1} ${street2 ?? ""}`)
    .replaceAll(/[.'’]/g, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => !units.has(word))
    .map((word) => readAs.get(word) ?? wellSpelt(word));
  return `${words.join("")}|${zip.slice(0, 5)}`;
};

const wellSpelt = (word: string): string => plainWhenMisspelt.find((plain) => isOneOff(word, plain)) ?? word;

/** Nothing, or one letter, is missing, too many or another, or two neighbours have changed places. */
function isOneOff(word: string, right: string): boolean {
  const [short, long] = word.length < right.length ? [word, right] : [right, word];
  let at = 0;
  while (at < long.length && long[at] === short[at]) at += 1;
  if (long.length === short.length + 1) return short.slice(at) === long.slice(at + 1);
  if (long.length !== short.length) return false;
  const [a, b] = [short.slice(at), long.slice(at)];
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}
