import { type Instant, latestInstantOf, minutesAfter } from "../calendar/zoned-time.ts";
import { identityStanding } from "../identity/identity-standing.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { SignerFacts, SignerPart } from "../workflow/facts/signer-facts.ts";
import { appointmentOf } from "../workflow/notary/appointment.ts";
import { failedSince } from "../workflow/notary/missed-appointments.ts";
import { notaryMeeting } from "../workflow/notary/notarisation.ts";
import { owesOfficeDay } from "../workflow/notary/office-closing.ts";
import { isSignerMatched } from "./signer-screening.ts";

/** Whoever has left their part undone for so long, after every reminder, is called by a person (policy). */
export const CALLED_AFTER_DAYS = 10;

/** The part of signing that is a signer's own move now. Who signs by hand is written to with the paper, who has an appointment when it comes. */
export function partOpenTo(facts: Facts, signer: SignerFacts): SignerPart | undefined {
  const { joinedAt, declined, signedAt, onPaper } = signer;
  if (!joinedAt || declined || signedAt || onPaper || appointmentOf(facts) !== undefined) return undefined;
  const { state } = identityStanding(signer);
  if (state === "NOT_STARTED" || state === "RETRY") return "identity";
  const mayRead = state === "PASSED" && signer.papers !== undefined && !isSignerMatched(signer);
  return mayRead && notaryMeeting(facts) !== "AT_OFFICE" ? "signature" : undefined;
}

/** The part for which everything else waits: before the borrower has signed, and while they choose another day at an office, nobody waits for it. */
export const heldUpBy = (facts: Facts, signer: SignerFacts): SignerPart | undefined =>
  facts.closingSignedAt === undefined || owesOfficeDay(facts) ? undefined : partOpenTo(facts, signer);

/** When a person is to call a signer who has come and does not go on; null where they are on the way, or are to be called already. */
export function callDue(signer: SignerFacts, facts: Facts): Instant | null {
  const part = heldUpBy(facts, signer);
  if (!part || calledForSince(facts, signer) !== undefined) return null;
  const { quiet, joinedAt, identityChecks } = signer;
  const [first, ...others] = [
    joinedAt,
    identityChecks.at(-1)?.result?.at,
    facts.closingSignedAt,
    quiet?.part === part ? quiet.calledAt : undefined,
    // While an appointment was booked everybody waited for its day.
    failedSince(facts),
  ].filter((instant) => instant !== undefined);
  return first === undefined ? null : minutesAfter(latestInstantOf(first, ...others), CALLED_AFTER_DAYS * 24 * 60);
}

/** Since when a person is to call them; undefined where nobody need, or somebody did. */
export const calledForSince = (facts: Facts, signer: SignerFacts): Instant | undefined =>
  signer.quiet && signer.quiet.calledAt === undefined && signer.quiet.part === heldUpBy(facts, signer)
    ? signer.quiet.at
    : undefined;
