/** Month, day and year as someone has typed them so far. */
export type DateParts = { month: string; day: string; year: string };

/** `"1986-04-17"` to its parts. An unfinished date keeps its dashes (`"-4-"`), so that nothing typed is lost. */
export function partsOf(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { month, day, year };
}

export function dateFrom({ month, day, year }: DateParts): string {
  return month || day || year ? `${year}-${month}-${day}` : "";
}

/** A whole date, pasted or filled in by the browser: `4/17/1986`, `04-17-1986`, `1986-04-17`, `04171986`. */
export function readWholeDate(text: string): DateParts | null {
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text);
  if (iso) return pad({ year: iso[1] ?? "", month: iso[2] ?? "", day: iso[3] ?? "" });
  const us = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text);
  return us ? pad({ month: us[1] ?? "", day: us[2] ?? "", year: us[3] ?? "" }) : null;
}

const two = (text: string) => (text ? text.padStart(2, "0") : "");

/** `4` → `04`, where there is something to fill up. */
export function pad({ month, day, year }: DateParts): DateParts {
  return { month: two(month), day: two(day), year };
}
