/** Month and year as someone has typed them so far. */
export type MonthParts = { month: string; year: string };

/** `"2019-04"` to its parts. An unfinished month keeps its dash (`"-4"`), so that nothing typed is lost. */
export function monthPartsOf(value: string): MonthParts {
  const [year = "", month = ""] = value.split("-");
  return { month, year };
}

export const monthFrom = ({ month, year }: MonthParts): string => (month || year ? `${year}-${month}` : "");

/** A whole month, pasted: `4/2019`, `04-2019`, `2019-04`. */
export function readWholeMonth(text: string): MonthParts | null {
  const iso = /^\s*(\d{4})[-/.](\d{1,2})\s*$/.exec(text);
  const us = /^\s*(\d{1,2})[-/. ](\d{4})\s*$/.exec(text);
  const [month, year] = iso ? [iso[2], iso[1]] : [us?.[1], us?.[2]];
  return month && year ? { month: month.padStart(2, "0"), year } : null;
}

/** `4` → `04`, where there is something to fill up. */
export const padMonth = ({ month, year }: MonthParts): MonthParts => ({ month: month && month.padStart(2, "0"), year });
