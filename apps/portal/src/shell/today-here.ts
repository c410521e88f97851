import type { LocalDate } from "@gable/domain/calendar/local-date.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** Today by this browser's clock and zone, for questions whose answer the server checks again. */
export function todayHere(): LocalDate {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
