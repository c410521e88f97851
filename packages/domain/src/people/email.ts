import * as z from "zod";

/** RFC 5321: the longest address that mail can carry. */
export const MAX_EMAIL_LENGTH = 254;

/** An address as the product stores and compares it. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** "j•••@example.com" */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at <= 0 ? "•••" : `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** What a borrower types: gives the normalised address, or the code "required", "email-too-long" or "email-invalid". */
export const EmailInput = z
  .string()
  .transform(normaliseEmail)
  .pipe(z.string().min(1, "required").max(MAX_EMAIL_LENGTH, "email-too-long").check(emailOrEmpty()));

/** An empty answer is "required" already; it is not an invalid address as well. */
function emailOrEmpty() {
  const email = z.email();
  return z.refine<string>((text) => text === "" || email.safeParse(text).success, "email-invalid");
}
