import type { Text } from "@gable/ui/language/catalogue.tsx";
import type { reportsWords } from "./reports.words.ts";

/** Hours as people say them: minutes below one, days above two. */
export function inShort(hours: number | null, t: Text<typeof reportsWords>): string {
  if (hours === null) return "–";
  if (hours < 1) return t.minutes(String(Math.round(hours * 60)));
  return hours < 48 ? t.hours(hours.toFixed(1)) : t.daysShort((hours / 24).toFixed(1));
}
