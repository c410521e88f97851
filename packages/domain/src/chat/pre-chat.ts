import * as z from "zod";
import { oneLine } from "../one-line.ts";
import { LONGEST_CONTACT } from "./limits.ts";
import { findPrivateNumber } from "./private-numbers.ts";

/** Specification part 2, section 5: the codes are shown as 'Required' and 'Cannot be more than 128 characters'. */
export const FriendlyName = oneLine(LONGEST_CONTACT)
  .min(1, "required")
  .refine((name) => findPrivateNumber(name) === null, "private-number");

/** Only the name is required; without an address nobody can write to whoever has left. */
export const ChatEmail = oneLine(LONGEST_CONTACT).check(emailOrEmpty());

/** What somebody says of themselves before a chat. */
export const PreChat = z.object({ friendlyName: FriendlyName, emailAddress: ChatEmail });
export type PreChat = z.infer<typeof PreChat>;

function emailOrEmpty() {
  const email = z.email();
  return z.refine<string>((text) => text === "" || email.safeParse(text).success, "email-invalid");
}
