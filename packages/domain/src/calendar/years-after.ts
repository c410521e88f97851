import type { LocalDate } from "./local-date.ts";

/** The same day so many years later; 29 February becomes the 28th. */
export function yearsAfter(date: LocalDate, years: number): LocalDate {
  const rest = date.slice(4) === "-02-29" ? "-02-28" : date.slice(4);
  return `${Number(date.slice(0, 4)) + years}${rest}`;
}
