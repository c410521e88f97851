import * as z from "zod";
import { LONGEST_CONTACT } from "./limits.ts";
import { findPrivateNumber } from "./private-numbers.ts";

/** Specification part 2, section 5: the codes are shown as 'Required' and 'Cannot be more than 128 characters'. */
export const FriendlyName = z
  .string()
  .trim()
  .min(1, "required")
  .max(LONGEST_CONTACT, "too-long")
  .refine((name) => findPrivateNumber(name) === null, "private-number");

/** Only the name is required; without an address nobody can write to whoever has left. */
export const ChatEmail = z.string().trim().max(LONGEST_CONTACT, "too-long").check(emailOrEmpty());

/** What somebody says of themselves before a chat. */
export const PreChat = z.object({ friendlyName: FriendlyName, emailAddress: ChatEmail });
export type PreChat = z.infer<typeof PreChat>;

function emailOrEmpty() {
  const email = z.email();
  return z.refine<string>((text) => text === "" || email.safeParse(text).success, "email-invalid");
}
