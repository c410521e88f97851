import { type LocalDate, yearOf } from "../calendar/local-date.ts";
import { checkDigit, mrzDate } from "./mrz-check-digit.ts";

/** What the three lines on the back of a permanent resident card say. */
export interface ResidentCardMrz {
  readonly valid: boolean;
  readonly surname: string;
  readonly givenNames: string;
  readonly documentNumber: string;
  readonly nationality: string;
  readonly birth: LocalDate | null;
  readonly expiry: LocalDate | null;
}

const LINE_LENGTH = 30;
const MRZ_FORM = /^[A-Z0-9<]+$/;

/** Reads a machine-readable zone of ICAO 9303 part 5 (TD1). Null when the lines are no such zone. */
export function parseResidentCardMrz(
  lines: readonly [string, string, string],
  today: LocalDate,
): ResidentCardMrz | null {
  const [first, second, third] = lines.map((line) => line.trim().toUpperCase().replace(/\s/g, "")) as [
    string,
    string,
    string,
  ];
  if ([first, second, third].some((line) => line.length !== LINE_LENGTH || !MRZ_FORM.test(line))) return null;
  const composite = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29);
  const [surname = "", ...given] = third.split("<<");
  return {
    valid:
      checkDigit(first.slice(5, 14)) === first[14] &&
      checkDigit(second.slice(0, 6)) === second[6] &&
      checkDigit(second.slice(8, 14)) === second[14] &&
      checkDigit(composite) === second[29],
    surname: words(surname),
    givenNames: words(given.join("<")),
    documentNumber: words(first.slice(5, 14)),
    nationality: words(second.slice(15, 18)),
    birth: mrzDate(second.slice(0, 6), (year) => year <= yearOf(today)),
    expiry: mrzDate(second.slice(8, 14), (year) => year < yearOf(today) + 50),
  };
}

function words(text: string): string {
  return text.replace(/<+/g, " ").trim();
}
