type Appointment = { readonly startsAt: string; readonly title: string; readonly place: string };

const HOUR_MS = 3_600_000;

/** An appointment of an hour as an address that opens in any calendar (RFC 5545). */
export function calendarFile({ startsAt, title, place }: Appointment): string {
  const begins = Date.parse(startsAt);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Gable//Notary//EN",
    "BEGIN:VEVENT",
    `UID:${stamp(begins)}@notary`,
    `DTSTAMP:${stamp(begins)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(begins + HOUR_MS)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join("\r\n"))}`;
}

const stamp = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");

/** A line end within a text would begin another property. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, "\\n");
