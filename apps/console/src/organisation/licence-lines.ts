import type { Member } from "@gable/contract/calls/staff-members.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";

type Kept = readonly Pick<NonNullable<Member["officer"]>["licences"][number], "state" | "number" | "until">[];

interface Line {
  readonly state: string;
  readonly number: string;
  /** The day on the line itself, as far as it can be read; undefined where it has none. */
  readonly own: LocalDate | undefined;
}

const END = /^(.*\S)\s+(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4})$/;

/** Two letters, the number, and for one that ends on a day of its own that day: `CA 60DBO-12345` or `CA 60DBO-12345 12/31/2027`. */
export const readLines = (text: string): readonly Line[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [, before = line, end] = END.exec(line) ?? [];
      return { state: before.slice(0, 2).toUpperCase(), number: before.slice(2).trim(), own: end && isoOf(end) };
    });

/**
 * Licences as lines, and the day on which all of them end that have none of their own, `""` for no day. While the end of one is not known no day is
 * for all: it would be taken for that one's, too.
 */
export function writeLines(licences: Kept): { readonly text: string; readonly until: string } {
  const until = licences.some((one) => one.until === null) ? "" : mostOften(licences.map((one) => one.until ?? ""));
  const text = licences
    .map((one) => [one.state, one.number, one.until === null || one.until === until ? null : usualOf(one.until)])
    .map((parts) => parts.filter((part) => part !== null).join(" "))
    .join("\n");
  return { text, until };
}

function mostOften(days: readonly LocalDate[]): string {
  const times = (day: LocalDate) => days.filter((one) => one === day).length;
  return days.toSorted((one, other) => times(other) - times(one) || other.localeCompare(one))[0] ?? "";
}

function isoOf(written: string): LocalDate {
  const [one = "", two = "", three = ""] = written.split(/[-/]/);
  const [year, month, day] = written.includes("/") ? [three, one, two] : [one, two, three];
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

const usualOf = (day: LocalDate): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$2/$3/$1");
