import { type Instant, latestInstantOf, minutesAfter } from "../../calendar/zoned-time.ts";
import type { SessionFailure } from "../../notary/appointment-endings.ts";
import { isMissed, isOurFault, type MissedReason } from "../../notary/missed-reasons.ts";
import type { MissedAppointment, NotarySession, NotaryVisit } from "../facts/closing-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { isSignedByAll } from "../stages/closing.ts";
import { awaitsAttorney, isDeedByHand } from "./notarisation.ts";

/** One waits for the other so long at the appointed hour (policy). */
const GRACE_MINUTES = 30;
/** Whoever is in the room has so long to sign the deed: after that they show anew who they are (rule ). */
const MINUTES_TO_SIGN = 90;
/** Those who sign beside the borrower come so long after them, from places of their own. */
const MINUTES_FOR_OTHERS = 24 * 60;
/** After so many that the borrower missed, a person helps to find a time. */
const MISSES_BEFORE_CALL = 2;

/** Until when a session that is booked or goes on may wait for its next step, and what is told if none comes; undefined where none is awaited. */
export function sessionWaitsUntil(
  facts: Facts,
): { readonly at: Instant; readonly why: MissedReason & SessionFailure } | undefined {
  const { notarySession: session, deed, onPaper } = facts;
  // A notary who has seen everybody sign is waited for by staff: what is signed is not thrown away by time.
  if (!session || session.state === "FAILED" || deed || onPaper || isDeedByHand(facts) || isSignedByAll(facts))
    return undefined;
  const { startsAt, joinedAt, desk, deedSigned } = session;
  const isReady = facts.notaryDocuments !== undefined && !awaitsAttorney(facts);
  if (session.state === "BOOKED")
    return { at: minutesAfter(startsAt, GRACE_MINUTES), why: isReady ? "signer-absent" : "deed-not-ready" };
  // Before a notary of the lender's all of them sit together.
  if (deedSigned)
    return { at: minutesAfter(deedSigned.at, desk ? MINUTES_TO_SIGN : MINUTES_FOR_OTHERS), why: "others-absent" };
  const came = latestInstantOf(startsAt, joinedAt ?? startsAt, desk?.admittedAt ?? startsAt);
  if (session.state === "IN_SESSION" && desk && !desk.admittedAt)
    return { at: minutesAfter(latestInstantOf(came, desk.takenAt), GRACE_MINUTES), why: "notary-absent" };
  return { at: minutesAfter(came, MINUTES_TO_SIGN), why: isReady ? "not-finished" : "deed-not-ready" };
}

type Failed = Pick<Facts, "notarySession" | "notaryVisit" | "missedAppointments">;

/** A session comes to nothing. Whoever did not keep it is remembered. */
export const failedSession = (
  facts: Facts,
  session: NotarySession,
  end: { readonly reason: string; readonly at: Instant; readonly lockedUntil?: Instant | undefined },
): Failed => ({
  notarySession: {
    ...session,
    state: "FAILED",
    reason: end.reason,
    failedAt: end.at,
    ...(end.lockedUntil && { lockedUntil: end.lockedUntil }),
  },
  ...withMissed(facts, { appointment: session.sessionId, startsAt: session.startsAt }, end),
});

/** An appointment in person comes to nothing, as a session does. */
export const failedVisit = (
  facts: Facts,
  visit: NotaryVisit,
  end: { readonly reason: string; readonly at: Instant },
): Failed => ({
  notaryVisit: { ...visit, state: "FAILED", reason: end.reason, failedAt: end.at },
  ...withMissed(facts, { appointment: visit.requestedAt, startsAt: visit.startsAt ?? visit.requestedAt }, end),
});

function withMissed(
  { missedAppointments = [] }: Facts,
  missed: Pick<MissedAppointment, "appointment" | "startsAt">,
  { reason, at }: { readonly reason: string; readonly at: Instant },
): Pick<Facts, "missedAppointments"> {
  if (!isMissed(reason)) return {};
  return { missedAppointments: [...missedAppointments, { ...missed, reason, at }] };
}

/** When the last appointment came to nothing; undefined while one is booked or none was. */
export function failedSince(facts: Facts): Instant | undefined {
  if (facts.deed) return undefined;
  const { notarySession: session, notaryVisit: visit } = facts;
  const last = isDeedByHand(facts) ? visit : session;
  if (last?.state !== "FAILED") return undefined;
  return last.failedAt ?? last.startsAt;
}

/**
 * Since when somebody of the lender's owes the borrower a call: our side did not keep the last appointment, or theirs missed several.
 * Undefined once they were called, or have another.
 */
export function owesCallSince(facts: Facts): Instant | undefined {
  if (failedSince(facts) === undefined) return undefined;
  const { missedAppointments = [] } = facts;
  const uncalled = missedAppointments.slice(missedAppointments.findLastIndex(({ called }) => called) + 1);
  const last = uncalled.at(-1);
  return last && (isOurFault(last.reason) || uncalled.length >= MISSES_BEFORE_CALL) ? last.at : undefined;
}

/** Since when somebody who signs waits for a notary of the lender's: to be let to the deed, for the certificate, or to hear what became of a visit. */
export function waitsForDeskSince(facts: Facts): Instant | undefined {
  const { notarySession: session, notaryVisit: visit, deed } = facts;
  if (visit?.desk && visit.state === "OVER" && !deed) return visit.startsAt;
  const desk = session?.desk;
  if (!session || !desk || deed || session.state !== "IN_SESSION" || desk.completedAt) return undefined;
  if (isSignedByAll(facts)) return session.deedSigned?.at;
  if (desk.admittedAt && awaitsAdmission(facts)) return desk.admittedAt;
  return desk.admittedAt ? undefined : latestInstantOf(session.joinedAt ?? session.startsAt, desk.takenAt);
}

/** Whether somebody who signs beside the borrower has answered the questions and was not seen yet. */
const awaitsAdmission = ({ signers, notarySession: session }: Facts): boolean =>
  signers.some(
    ({ uuid, notary: part }) =>
      part?.state === "IN_SESSION" &&
      part.sessionId === session?.sessionId &&
      !session?.desk?.admittedSigners?.some(({ signer }) => signer === uuid),
  );
