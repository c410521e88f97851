import { digitsIn } from "./masks.ts";

/** `2085550171` → `(208) 555-0171`, as far as the digits go. A country code 1 is left out; no area code starts with 1. */
export function writePhone(text: string): string {
  const digits = digitsIn(text).replace(/^1+/, "").slice(0, 10);
  if (digits.length < 4) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** `123456789` → `123-45-6789`, as far as the digits go. */
export function writeSsn(text: string): string {
  const digits = digitsIn(text).slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join("-");
}
