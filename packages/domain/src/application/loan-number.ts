import * as z from "zod";

const LARGEST_SERIAL = 9_999_999;

/** Ten digits: two of the year, seven of a serial number, and a check digit that catches any single mistyped digit. */
export const LoanNumber = z
  .string()
  .regex(/^\d{10}$/, "An application ID has ten digits.")
  .refine(hasRightCheckDigit, "This application ID contains a typing error.");
export type LoanNumber = z.infer<typeof LoanNumber>;

/**
 * The loan number of the application opened as number `serial` (1 to 9,999,999) in the calendar year `year`.
 * Throws a RangeError when the serial does not fit.
 */
export function loanNumberOf(year: number, serial: number): LoanNumber {
  if (!Number.isInteger(serial) || serial < 1 || serial > LARGEST_SERIAL) {
    throw new RangeError(`A loan number's serial is from 1 to ${LARGEST_SERIAL}, not ${serial}.`);
  }
  const body = String(year % 100).padStart(2, "0") + String(serial).padStart(7, "0");
  return body + checkDigitOf(body);
}

/** As people read it aloud: 26-0001234-4. */
export function formatLoanNumber(loanNumber: LoanNumber): string {
  return `${loanNumber.slice(0, 2)}-${loanNumber.slice(2, 9)}-${loanNumber.slice(9)}`;
}

function hasRightCheckDigit(loanNumber: string): boolean {
  return checkDigitOf(loanNumber.slice(0, -1)) === loanNumber.slice(-1);
}

// The Luhn algorithm, ISO/IEC 7812-1 annex B.
function checkDigitOf(body: string): string {
  const sum = body
    .split("")
    .toReversed()
    .reduce((total, digit, index) => {
      const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}
