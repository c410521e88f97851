import { Temporal } from "temporal-polyfill";
import { hasCome, type Instant } from "../calendar/zoned-time.ts";
import type { SignerContact, SignerFacts, SignerInvitation } from "../workflow/facts/signer-facts.ts";

/** An invitation is good for so long; who is invited can renew it without help. */
export const INVITATION_DAYS = 14;
/** Reminders go out so many days after the invitation, to whoever has not come. */
export const REMINDER_DAYS = [1, 3, 5] as const;
/** A refusal, or an invitation that lapsed, ends the application when nothing has changed after so many days. */
export const GIVE_UP_DAYS = 14;
/** One person is written to so often on one day at most, whoever asks for it. */
export const MOST_INVITATIONS_A_DAY = 5;

/** Letters and digits that cannot be taken for one another, read aloud or typed (Crockford's base 32). */
export const CODE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 12;

/** What somebody typed as a code: without spaces and dashes, with the letters that look like digits read as digits. */
export function normaliseCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}

/** By its form alone, without the dashes that people are shown; whether anybody was given it is for the store to say. */
export const isCode = (code: string): boolean => new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`).test(code);

/** "K7QM-2XRV-9TBD" */
export const spacedCode = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? code;

const plusDays = (instant: Instant, days: number): Instant =>
  Temporal.Instant.from(instant)
    .add({ hours: 24 * days })
    .toString({ fractionalSecondDigits: 3 });

/** The next invitation of a signer, in force from now on. */
export function nextInvitation(signer: Pick<SignerFacts, "invitation">, code: string, now: Instant): SignerInvitation {
  return {
    code,
    number: (signer.invitation?.number ?? 0) + 1,
    sentAt: now,
    expiresAt: plusDays(now, INVITATION_DAYS),
    reminders: [],
    earlier: signer.invitation ? [...signer.invitation.earlier, signer.invitation.sentAt] : [],
  };
}

/** Whether another invitation may go out today, counting all of the last twenty-four hours. */
export function mayWriteAgain({ invitation }: Pick<SignerFacts, "invitation">, now: Instant): boolean {
  if (!invitation) return true;
  const sent = [...invitation.earlier, invitation.sentAt];
  return sent.filter((instant) => !hasCome(plusDays(instant, 1), now)).length < MOST_INVITATIONS_A_DAY;
}

export const isExpired = (invitation: Pick<SignerInvitation, "expiresAt" | "lapsedAt">, now: Instant): boolean =>
  invitation.lapsedAt !== undefined || hasCome(invitation.expiresAt, now);

/** Whether there is a way to write to them. */
export const isReachable = ({ email, phone }: SignerContact): boolean => email !== undefined || phone !== undefined;

export type Channel = "mail" | "text";

/**
 * Where a code that proves the person may go. A mailbox that is the borrower's too proves nothing by itself, so that it is used only
 * where there is no phone of their own.
 */
export function channelsOf(
  { email, phone }: SignerContact,
  borrower: { readonly email?: string | undefined; readonly phone?: string | undefined },
): readonly Channel[] {
  const ownPhone = phone !== undefined && phone !== borrower.phone;
  const ownMail = email !== undefined && email !== borrower.email;
  if (ownPhone || ownMail) return [...(ownMail ? ["mail" as const] : []), ...(ownPhone ? ["text" as const] : [])];
  return [...(email !== undefined ? ["mail" as const] : []), ...(phone !== undefined ? ["text" as const] : [])];
}

/** Somebody who is invited, has not come, and has not said no. */
const isAwaited = ({ invitation, joinedAt, declined }: SignerFacts): boolean =>
  invitation !== undefined && joinedAt === undefined && declined === undefined;

/** Whether it is the borrower's move: they were never invited, did not come while the invitation was good, or said no. */
export const needsBorrower = ({ invitation, joinedAt, declined, onPaper }: SignerFacts): boolean =>
  declined !== undefined ||
  (joinedAt === undefined && onPaper === undefined && (invitation === undefined || invitation.lapsedAt !== undefined));

/** When the next reminder of an invitation is due; null when all went out, or none is wanted. */
export function nextReminder(signer: SignerFacts): Instant | null {
  if (!isAwaited(signer) || !signer.invitation || signer.invitation.lapsedAt !== undefined) return null;
  const days = REMINDER_DAYS[signer.invitation.reminders.length];
  return days === undefined ? null : plusDays(signer.invitation.sentAt, days);
}

/** When an invitation lapses that nobody has followed. */
export function lapses(signer: SignerFacts): Instant | null {
  if (!isAwaited(signer) || !signer.invitation || signer.invitation.lapsedAt !== undefined) return null;
  return signer.invitation.expiresAt;
}

/** When a refusal or a lapsed invitation ends the application, unless there is another invitation before. */
export function givesUp(signer: SignerFacts): { readonly at: Instant; readonly why: "declined" | "lapsed" } | null {
  if (signer.declined) return { at: plusDays(signer.declined.at, GIVE_UP_DAYS), why: "declined" };
  const lapsedAt = signer.joinedAt === undefined ? signer.invitation?.lapsedAt : undefined;
  return lapsedAt === undefined ? null : { at: plusDays(lapsedAt, GIVE_UP_DAYS), why: "lapsed" };
}
