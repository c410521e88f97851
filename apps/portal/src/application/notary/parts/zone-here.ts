import type { Language } from "@gable/domain/language.ts";

/** The reader's own time zone, as the browser knows it. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What people call a zone, without winter or summer: "Mountain Time". */
export function zoneName(zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "longGeneric" });
  return format.formatToParts(new Date()).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
