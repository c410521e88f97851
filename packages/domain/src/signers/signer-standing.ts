import type { Instant } from "../calendar/zoned-time.ts";
import { identityStanding } from "../identity/identity-standing.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { isExpired, isReachable } from "./invitation.ts";

/** Where a signer stands, as the borrower and the lender see it. In the order of the way. */
export const signerStates = [
  "TO_INVITE",
  "INVITED",
  "OPENED",
  "EXPIRED",
  "JOINED",
  "IDENTITY_REVIEW",
  "IDENTIFIED",
  "ON_PAPER",
  "SIGNED",
  "DEED_SIGNED",
  "DECLINED",
] as const;
export type SignerState = (typeof signerStates)[number];

/** A state with the moment at which it began; null where nothing has happened yet. */
export interface SignerStanding {
  readonly state: SignerState;
  readonly since: Instant | null;
}

/** Where a signer stands: the last thing that happened decides. */
export function signerStanding(signer: SignerFacts, now: Instant): SignerStanding {
  const { declined, notary, signedAt, invitation, joinedAt, identityChecks } = signer;
  if (declined) return { state: "DECLINED", since: declined.at };
  if (notary?.deedSigned) return { state: "DEED_SIGNED", since: notary.deedSigned.at };
  if (signedAt) return { state: "SIGNED", since: signedAt };
  if (signer.onPaper) return { state: "ON_PAPER", since: signer.onPaper.at };
  const checked = identityChecks.at(-1)?.result;
  if (checked?.outcome === "PASSED") return { state: "IDENTIFIED", since: checked.at };
  if (checked?.outcome === "REVIEW") return { state: "IDENTITY_REVIEW", since: checked.at };
  if (joinedAt) return { state: "JOINED", since: joinedAt };
  if (!invitation) return { state: "TO_INVITE", since: null };
  if (isExpired(invitation, now)) return { state: "EXPIRED", since: invitation.lapsedAt ?? invitation.expiresAt };
  return invitation.openedAt
    ? { state: "OPENED", since: invitation.openedAt }
    : { state: "INVITED", since: invitation.sentAt };
}

/** What the borrower has to do about somebody who signs: invite them, do so again or elsewhere, or talk with them who said no. */
export const signerNeeds = ["INVITE", "RENEW", "READDRESS", "TALK"] as const;
export type SignerNeed = (typeof signerNeeds)[number];

/** What a signer needs of the borrower; null where they are on the way. */
export function signerNeed(signer: SignerFacts, now: Instant): SignerNeed | null {
  const { state } = signerStanding(signer, now);
  if (state === "TO_INVITE") return "INVITE";
  if (state === "DECLINED") return "TALK";
  if (state !== "EXPIRED") return null;
  return isReachable(signer.contact) ? "RENEW" : "READDRESS";
}

export const hasPassedIdentity = (signer: Pick<SignerFacts, "identityChecks">): boolean =>
  identityStanding(signer).state === "PASSED";

/** Whether the borrower may send an invitation, again or for the first time: nobody is invited who has come already, or signs by hand. */
export const mayBeInvited = ({ joinedAt, declined, onPaper }: SignerFacts): boolean =>
  (joinedAt === undefined && onPaper === undefined) || declined !== undefined;

/** Why somebody is not taken to paper, or what was posted to them not drawn anew; undefined where it is. */
export type PaperRefusal = "deed-signed" | "papers-signed";

/**
 * The consent to electronic records may be withdrawn for as long as something is to be signed (15 USC 7001(c)(1)(B)(i)). Whoever has
 * signed the deed needs no paper, and of who signs by hand already nothing is drawn anew that came back signed.
 */
export function refusesPaper(
  { deed, notarySession: session }: Pick<Facts, "deed" | "notarySession">,
  { signedAt, onPaper, notary }: SignerFacts,
): PaperRefusal | undefined {
  const isUnderWay = session !== undefined && session.state !== "FAILED" && session.sessionId === notary?.sessionId;
  if (deed || (isUnderWay && notary?.deedSigned)) return "deed-signed";
  return signedAt && onPaper ? "papers-signed" : undefined;
}
