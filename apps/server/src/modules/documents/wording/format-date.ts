import { isLocalDate, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Language } from "@gable/domain/language.ts";

const dateStyles = {
  en: new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone: "UTC" }),
};

const datesWithWeekday = {
  en: new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es-US", { dateStyle: "full", timeZone: "UTC" }),
};

/** `November 20, 2026` from `"2026-11-20"`. */
export function formatDate(date: LocalDate, language: Language = "en"): string {
  return dateStyles[language].format(utcMidnight(date));
}

/** `Friday, November 20, 2026` from `"2026-11-20"`. */
export function formatDateWithWeekday(date: LocalDate, language: Language = "en"): string {
  return datesWithWeekday[language].format(utcMidnight(date));
}

/** Midnight UTC of a calendar date: the only instant this module knows. */
export function utcMidnight(date: LocalDate): Date {
  if (!isLocalDate(date)) throw new RangeError(`Not a date in the form YYYY-MM-DD: ${date}`);
  return new Date(`${date}T00:00:00.000Z`);
}

/** `2026-11-20 15:04:05 UTC`. Throws RangeError for what is no instant. */
export function formatInstant(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not an instant: ${instant}`);
  return `${date.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
