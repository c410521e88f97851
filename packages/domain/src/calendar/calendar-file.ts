import type { Instant } from "./zoned-time.ts";

export interface Appointment {
  readonly startsAt: Instant;
  readonly title: string;
  /** An address, of a home or of a page. */
  readonly place: string;
}

/** Longer lines go on in the next one, which a space begins. */
const LONGEST_LINE_BYTES = 75;

/** An appointment of an hour as a file that opens in any calendar (RFC 5545). */
export function calendarFile({ startsAt, title, place }: Appointment): string {
  // What stands in an instant between its figures means nothing to a calendar.
  const begins = startsAt.replace(/[-:]|\.\d+/g, "");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Gable//Notary//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${begins}@notary`,
    `DTSTAMP:${begins}`,
    `DTSTART:${begins}`,
    "DURATION:PT1H",
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}

/** A line end within a text would begin another property. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, "\\n");

function folded(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const sign of line) {
    const size = bytesOf(sign.codePointAt(0) ?? 0);
    if (bytes + size > LONGEST_LINE_BYTES) {
      lines.push(" ");
      bytes = 1;
    }
    lines[lines.length - 1] += sign;
    bytes += size;
  }
  return lines.join("\r\n");
}

/** Of a code point in UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}
