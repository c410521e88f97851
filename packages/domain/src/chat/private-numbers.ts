import { checkRoutingNumber } from "../accounts/routing-number.ts";

/** What nobody should write into a chat: rules R-2.30 (safeguards, 16 CFR 314) and the welcome text of the specification. */
export type PrivateNumber = "ssn" | "card" | "routing" | "account";

/**
 * Digits with at most one separator between two of them, digits alone, and the usual groups of social security and card numbers, however
 * they are set apart: as "219 - 09 - 9999", where other figures so far from each other are two.
 */
const CANDIDATES = [
  /\d(?:[ .\-‐-―]?\d)+/g,
  /\d{9,19}/g,
  /(?<!\d)\d{3}[\s._\-‐-―/]{1,3}\d{2}[\s._\-‐-―/]{1,3}\d{4}(?!\d)/g,
  /(?<!\d)\d{4}(?:[\s._\-‐-―/]{1,3}\d{4}){3}(?!\d)/g,
];
const ACCOUNT_WORD =
  /(?:\b(?:accounts?|acct|iban|checking|savings)\b|\bcuentas?\b|\bahorros\b)[^\d$]{0,24}(\d(?:[ -]?\d){4,16})(?!\d|\s*(?:dollars|d[óo]lares|%))/giu;

/**
 * The first number in a text that looks like one that must not travel by chat; null when there is none. Telephone numbers, amounts,
 * dates, ZIP codes and loan numbers pass.
 */
export function findPrivateNumber(text: string): PrivateNumber | null {
  // What is not seen between two digits, as it comes with what is pasted, parts them for nobody who reads.
  const plain = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  for (const candidate of CANDIDATES.flatMap((pattern) => [...plain.matchAll(pattern)])) {
    const found = kindOf(candidate[0], plain[candidate.index - 1] ?? "");
    if (found) return found;
  }
  for (const match of plain.matchAll(ACCOUNT_WORD)) {
    const digits = digitsOf(match[1] ?? "");
    if (digits.length >= 5 && digits.length <= 17 && !isTelephone(digits) && !isLoanNumber(digits)) return "account";
  }
  return null;
}

function kindOf(run: string, before: string): PrivateNumber | null {
  const digits = digitsOf(run);
  if (before === "$" || before === ",") return null;
  if (digits.length === 9) {
    // ZIP+4, as 83702-1234.
    if (/^\d{5}\D\d{4}$/.test(run)) return null;
    if (isSocialSecurityNumber(digits)) return "ssn";
    return checkRoutingNumber(digits).acceptForAch ? "routing" : null;
  }
  return digits.length >= 13 && digits.length <= 19 && hasLuhnChecksum(digits) ? "card" : null;
}

/** As the Social Security Administration and the tax office (numbers for taxpayers without one) give them out. */
function isSocialSecurityNumber(digits: string): boolean {
  const area = digits.slice(0, 3);
  const group = digits.slice(3, 5);
  if (area === "000" || area === "666" || group === "00" || digits.endsWith("0000")) return false;
  return area < "900" || /^(5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])$/.test(group);
}

function hasLuhnChecksum(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0 && !/^(\d)\1+$/.test(digits);
}

const digitsOf = (run: string): string => run.replace(/\D/g, "");
const isTelephone = (digits: string): boolean => /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits);

/** Ten digits that begin with the year and end with a check digit, as `loan-number.ts` makes them. */
const isLoanNumber = (digits: string): boolean => /^(2[5-9]|[3-9]\d)\d{8}$/.test(digits) && hasLuhnChecksum(digits);
