import { isLocalDate, type LocalDate, yearOf } from "../calendar/local-date.ts";
import { checkDigit, mrzDate } from "./mrz-check-digit.ts";

export interface PassportChecks {
  readonly documentNumber: boolean;
  readonly birth: boolean;
  readonly expiry: boolean;
  readonly personal: boolean;
  readonly composite: boolean;
}

/** What the two lines at the foot of a passport's page say. Right check digits prove good reading, not a genuine document. */
export interface PassportMrz {
  readonly valid: boolean;
  readonly checks: PassportChecks;
  readonly issuer: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly documentNumber: string;
  readonly nationality: string;
  /** Null when the digits are no date. */
  readonly birth: LocalDate | null;
  readonly sex: "M" | "F" | "X";
  readonly expiry: LocalDate | null;
}

const LINE_LENGTH = 44;
const MRZ_FORM = /^[A-Z0-9<]+$/;

/** Reads a machine-readable zone of ICAO 9303 part 4 (TD3). Null when the lines are no such zone. `today` settles the century. */
export function parsePassportMrz(line1: string, line2: string, today: LocalDate): PassportMrz | null {
  const [first, second] = [tidy(line1), tidy(line2)];
  if (first.length !== LINE_LENGTH || second.length !== LINE_LENGTH) return null;
  if (!first.startsWith("P") || !MRZ_FORM.test(first + second)) return null;
  const personal = second.slice(28, 42);
  const checks: PassportChecks = {
    documentNumber: checkDigit(second.slice(0, 9)) === second[9],
    birth: checkDigit(second.slice(13, 19)) === second[19],
    expiry: checkDigit(second.slice(21, 27)) === second[27],
    personal: checkDigit(personal) === second[42] || (/^<+$/.test(personal) && second[42] === "<"),
    composite: checkDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43)) === second[43],
  };
  const [surname = "", ...given] = first.slice(5).split("<<");
  return {
    valid: Object.values(checks).every(Boolean),
    checks,
    issuer: words(first.slice(2, 5)),
    surname: words(surname),
    givenNames: words(given.join("<")),
    documentNumber: words(second.slice(0, 9)),
    nationality: words(second.slice(10, 13)),
    birth: mrzDate(second.slice(13, 19), (year) => year <= yearOf(today)),
    sex: sexOf(second[20]),
    expiry: mrzDate(second.slice(21, 27), (year) => year < yearOf(today) + 50),
  };
}

/** Expired after its last day; an unreadable date counts as expired. */
export function isExpired(expiry: LocalDate | null, today: LocalDate): boolean {
  return expiry === null || !isLocalDate(expiry) || expiry < today;
}

function sexOf(letter: string | undefined): PassportMrz["sex"] {
  return letter === "M" || letter === "F" ? letter : "X";
}

function tidy(line: string): string {
  return line.trim().toUpperCase().replace(/\s/g, "");
}

function words(text: string): string {
  return text.replace(/<+/g, " ").trim();
}
