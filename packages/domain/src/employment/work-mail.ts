import * as z from "zod";
import { EmailInput } from "../people/email.ts";

/** Where anybody may open a mailbox: an address there says nothing about an employer. */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set([
  "aim.com",
  "aol.com",
  "att.net",
  "bellsouth.net",
  "charter.net",
  "comcast.net",
  "cox.net",
  "duck.com",
  "earthlink.net",
  "email.com",
  "fastmail.com",
  "frontier.com",
  "gmail.com",
  "gmx.com",
  "googlemail.com",
  "hey.com",
  "hotmail.com",
  "icloud.com",
  "juno.com",
  "live.com",
  "mac.com",
  "mail.com",
  "me.com",
  "msn.com",
  "outlook.com",
  "pm.me",
  "proton.me",
  "protonmail.com",
  "rocketmail.com",
  "sbcglobal.net",
  "tutanota.com",
  "verizon.net",
  "yahoo.com",
  "yandex.com",
  "ymail.com",
  "zoho.com",
]);

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/** An address at work: as `EmailInput`, and "work-mail-public" where anybody may have one like it. */
export const WorkMailInput = EmailInput.check(
  z.refine<string>((email) => !PUBLIC_DOMAINS.has(domainOf(email)), "work-mail-public"),
);
