import type { CensusLists } from "./check-register.ts";

const SECTIONS = { counties: "counties", "small counties": "smallCounties", tracts: "tracts" } as const;
const LENGTHS = { counties: 5, smallCounties: 5, tracts: 11 } as const;

/**
 * Reads a year's list of places: sections called "counties", "small counties" and "tracts", each with codes between blanks; lines
 * beginning with # say where it is from. Throws RangeError naming a line that is neither.
 */
export function readCensusList(text: string): CensusLists {
  const lists = { counties: new Set<string>(), smallCounties: new Set<string>(), tracts: new Set<string>() };
  let section: keyof typeof lists | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.trim();
    if (words === "" || words.startsWith("#")) continue;
    if (Object.hasOwn(SECTIONS, words)) {
      section = SECTIONS[words as keyof typeof SECTIONS];
      continue;
    }
    for (const code of words.split(/\s+/)) {
      if (!section || !/^\d+$/.test(code) || code.length !== LENGTHS[section])
        throw new RangeError(`Line ${index + 1} of the census list has "${code}".`);
      lists[section].add(code);
    }
  }
  for (const tract of lists.tracts) lists.counties.add(tract.slice(0, LENGTHS.counties));
  return lists;
}
