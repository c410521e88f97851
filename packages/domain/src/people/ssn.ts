import * as z from "zod";

/** Nine digits without dashes. Store encrypted, show `maskSsn`, never log. */
export type Ssn = string;

export type SsnCheck = "OK" | "INVALID" | "ITIN_OR_INVALID" | "KNOWN_FAKE";

const SSN_FORM = /^(\d{3})-?(\d{2})-?(\d{4})$/;

/** Numbers printed in wallets and pamphlets; the Social Security Administration voided them. */
const voidedNumbers = new Set(["078051120", "219099999"]);

/**
 * Could this number have been issued? Area 000, 666 and 900–999, group 00 and serial 0000 never were (20 CFR 422.103); numbers
 * beginning with 9 are taxpayer numbers, which cannot be used here.
 */
export function checkSsn(text: string): SsnCheck {
  const match = SSN_FORM.exec(text.trim());
  if (match === null) return "INVALID";
  const [, area = "", group, serial] = match;
  if (area.startsWith("9")) return "ITIN_OR_INVALID";
  if (area === "000" || area === "666" || group === "00" || serial === "0000") return "INVALID";
  return voidedNumbers.has(toSsnDigits(text)) ? "KNOWN_FAKE" : "OK";
}

/** Without dashes and spaces. Not checked: `text` may have too few digits, or too many. */
export function toSsnDigits(text: string): Ssn {
  return text.replace(/\D/g, "");
}

/** "•••-••-6788": all that any screen shows of a stored number. */
export function maskSsn(ssn: Ssn): string {
  return `•••-••-${ssn.slice(-4)}`;
}

/** "123-45-6788", while the borrower types their own number; works on its first digits too. */
export function formatSsn(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 9)].filter((part) => part !== "").join("-");
}

/** What a borrower types: gives nine digits, or the code "required", "ssn-itin" or "ssn-invalid". */
export const SsnInput = z
  .string()
  .trim()
  .min(1, "required")
  .check((context) => {
    if (context.value === "") return;
    const check = checkSsn(context.value);
    if (check === "OK") return;
    const message = check === "ITIN_OR_INVALID" ? "ssn-itin" : "ssn-invalid";
    context.issues.push({ code: "custom", input: context.value, message });
  })
  .transform(toSsnDigits);
