import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotaryAtDesk, NotarySession } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { failedSession } from "@gable/domain/workflow/notary/missed-appointments.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { isSignedByAll } from "@gable/domain/workflow/stages/closing.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import type { ActNamed } from "../../workflow/staff-act.ts";

export const sessionActNames = [
  "take-notary-session",
  "hand-over-notary-session",
  "give-back-notary-session",
  "admit-to-deed",
  "complete-notary-session",
  "end-notary-session",
] as const;
export type SessionAct = ActNamed<(typeof sessionActNames)[number]>;

/** The session that is booked or goes on; undefined once it failed, or the deed is notarised. */
export function runningSession(file: LoanFile): NotarySession | undefined {
  const { notarySession: session, deed } = file.facts;
  if (!session || session.state === "FAILED" || deed) return undefined;
  const { step } = decide(file);
  return step === "CANCELLED" || step === "DECLINED" ? undefined : session;
}

/** The session, if the lender's notary of this uuid holds it. */
export function sessionHeldBy(file: LoanFile, staffUuid: string): NotarySession | undefined {
  const session = runningSession(file);
  return session?.desk?.staffUuid === staffUuid && !session.desk.completedAt ? session : undefined;
}

/** The session, if the signer sees and hears a notary of the lender's in it. */
export function sessionByVideo(file: LoanFile): NotarySession | undefined {
  const session = runningSession(file);
  return session?.desk && !session.desk.completedAt && session.state === "IN_SESSION" ? session : undefined;
}

/** What a notary of the lender's does in a session by video. Throws a Refusal where it is not their turn. */
export function changeOfSession(file: LoanFile, act: SessionAct, staffUuid: string, at: string): Change {
  const session = runningSession(file);
  const { step } = decide(file);
  if (!session) throw outOfOrder(step, "There is no session with a notary just now.");
  if (act.act === "take-notary-session") return taken(file, session, act, staffUuid, at);
  if (act.act === "hand-over-notary-session") return handedOver(file, session, act, staffUuid, at);
  if (act.act === "give-back-notary-session") return givenBack(file, session);
  const { desk } = session;
  if (desk?.staffUuid !== staffUuid) throw new Refusal(403, "other-notary", "Another notary holds this session.");
  if (desk.completedAt) throw outOfOrder(step, "The deed is notarized already.");
  // Whoever goes on with it holds it themselves, whomever it was offered to.
  const { handedOver: _offered, ...held } = desk;
  const withDesk = (more: Partial<NotaryAtDesk>): Change["facts"] => ({
    notarySession: { ...session, desk: { ...held, ...more } },
  });
  switch (act.act) {
    case "admit-to-deed":
      if (act.signer !== undefined) return admitted(file, session, held, act.signer, at);
      if (session.state !== "IN_SESSION" || desk.admittedAt) throw outOfOrder(step, "Nobody waits to be let in.");
      return { event: "notary-admitted-signer", facts: withDesk({ admittedAt: at }) };
    case "complete-notary-session":
      if (!isSignedByAll(file.facts)) throw outOfOrder(step, "Not everybody has signed the deed yet.");
      return { event: "notary-completed-session", facts: withDesk({ completedAt: at }) };
    case "end-notary-session":
      return {
        event: "notary-session-failed",
        facts: failedSession(file.facts, session, { reason: act.why, at }),
        detail: { reason: act.why },
      };
    default:
      return act satisfies never;
  }
}

/** Somebody who signs beside the borrower and sits with them: seen by their own document, once they have answered their own questions. */
function admitted(file: LoanFile, session: NotarySession, desk: NotaryAtDesk, signer: string, at: string): Change {
  const part = file.facts.signers.find(({ uuid }) => uuid === signer)?.notary;
  if (part?.sessionId !== session.sessionId || part.state !== "IN_SESSION" || isAdmitted(desk, signer))
    throw outOfOrder(decide(file).step, "Nobody waits to be let in.");
  const admittedSigners = [...(desk.admittedSigners ?? []), { signer, at }];
  return {
    event: "notary-admitted-signer",
    facts: { notarySession: { ...session, desk: { ...desk, admittedSigners } } },
    detail: { signer },
  };
}

/** Whether the notary has seen somebody who signs: the borrower, or who signs beside them. */
export const isAdmitted = (desk: NotaryAtDesk, signer?: string): boolean =>
  signer === undefined
    ? desk.admittedAt !== undefined
    : (desk.admittedSigners ?? []).some((admission) => admission.signer === signer);

/** Before a notary of the lender's the deed is signed once they have seen who signs. */
export function demandAdmitted(file: LoanFile, { desk }: NotarySession, signer?: string): void {
  if (desk && !isAdmitted(desk, signer))
    throw new Refusal(409, "notary-not-ready", "The notary says when the deed may be signed.", {
      step: decide(file).step,
    });
}

/** Whether anybody has signed the deed in this session. */
const isSignedByAny = ({ signers }: LoanFile["facts"], { sessionId, deedSigned }: NotarySession): boolean =>
  deedSigned !== undefined ||
  signers.some(({ notary: part }) => part?.sessionId === sessionId && part.deedSigned !== undefined);

function taken(
  file: LoanFile,
  session: NotarySession,
  { act: _name, ...commission }: ActNamed<"take-notary-session">,
  staffUuid: string,
  at: string,
): Change {
  const { step } = decide(file);
  if (session.desk && !isOfferedTo(session.desk, staffUuid))
    throw new Refusal(409, "session-taken", "A notary holds this session already.", { step });
  if (isSignedByAny(file.facts, session)) throw outOfOrder(step, "The deed is signed before another notary already.");
  const today = dayAtHome(file.facts, at);
  if (commission.commissionExpiresOn < today) throw invalid({ commissionExpiresOn: ["commission-expired"] });
  return {
    event: "notary-took-session",
    facts: {
      notarySession: { ...session, notaryName: commission.name, desk: { staffUuid, commission, takenAt: at } },
    },
    detail: { commission: commission.commissionNumber },
  };
}

/** Whether a session that a colleague holds may be taken by this notary; whoever offered it may also keep it. */
export const isOfferedTo = ({ staffUuid: holder, handedOver: offer }: NotaryAtDesk, staffUuid: string): boolean =>
  offer !== undefined && (offer.to === undefined || offer.to === staffUuid || holder === staffUuid);

/** The holder stays who they are until the colleague takes it: a signer in the room is never without a notary. */
function handedOver(
  file: LoanFile,
  session: NotarySession,
  { to, note }: ActNamed<"hand-over-notary-session">,
  staffUuid: string,
  at: string,
): Change {
  const { step } = decide(file);
  const { desk } = session;
  if (!desk || desk.completedAt) throw outOfOrder(step, "No notary of the lender's holds this session.");
  // Only who looked on while they signed may certify it.
  if (isSignedByAny(file.facts, session)) throw outOfOrder(step, "The deed is signed before this notary already.");
  if ((desk.admittedAt || desk.admittedSigners) && desk.staffUuid !== staffUuid)
    throw new Refusal(403, "other-notary", "Another notary is with the signer.");
  if (to === desk.staffUuid) throw invalid({ to: ["already-theirs"] });
  const handedTo = { by: staffUuid, ...(to && { to }), note, at };
  return {
    event: "notary-session-handed-over",
    facts: { notarySession: { ...session, desk: { ...desk, handedOver: handedTo } } },
    detail: { from: desk.staffUuid, to: to ?? null },
  };
}

function givenBack(file: LoanFile, session: NotarySession): Change {
  const { desk, notaryName: _theirs, ...rest } = session;
  if (!desk || session.state !== "BOOKED")
    throw outOfOrder(decide(file).step, "Only a session that has not begun goes back to the network.");
  return { event: "notary-session-given-back", facts: { notarySession: rest }, detail: { from: desk.staffUuid } };
}
