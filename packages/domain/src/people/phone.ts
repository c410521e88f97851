import * as z from "zod";

const NON_DIGITS = /\D/g;

/** Area code and exchange begin with 2–9 and are not service codes such as 911. */
const NANP = /^[2-9](?!11)\d{2}[2-9](?!11)\d{2}\d{4}$/;

/** A United States, Canadian or Caribbean number that can exist: the kind that we call and text. */
export function isNanpPhone(text: string): boolean {
  const digits = nationalDigits(text);
  return digits !== null && NANP.test(digits);
}

/** "(415) 555-2671" for ten digits, with or without +1 or a leading 1; any other text comes back unchanged. */
export function formatPhone(text: string): string {
  const digits = nationalDigits(text);
  return digits === null ? text : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** "+14155552671". Throws RangeError for a number that is not ten national digits; check `isNanpPhone` first. */
export function toE164(text: string): string {
  const digits = nationalDigits(text);
  if (digits === null) throw new RangeError("A phone number of the United States has ten digits.");
  return `+1${digits}`;
}

/** "(•••) •••-2671" */
export function maskPhone(text: string): string {
  return `(•••) •••-${text.replace(NON_DIGITS, "").slice(-4)}`;
}

/** What a borrower types: gives "+1" and ten digits, or the code "required" or "phone-invalid". */
export const PhoneInput = z
  .string()
  .trim()
  .min(1, "required")
  .refine((text) => text === "" || isNanpPhone(text), "phone-invalid")
  .transform((text) => toE164(text));

function nationalDigits(text: string): string | null {
  const trimmed = text.trim();
  if (/[^\d\s()+.-]/.test(trimmed)) return null;
  const digits = trimmed.replace(NON_DIGITS, "");
  if (trimmed.startsWith("+") && !digits.startsWith("1")) return null;
  if (digits.length === 11 && digits.startsWith("1")) return digits.slice(1);
  return digits.length === 10 ? digits : null;
}
