/** The reader's own time zone, as the browser knows it. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
