import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotarySession } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";

/** The session, where it is in one of these states; refused as out of order where it is not, or where the application has ended. */
export function sessionOf(file: LoanFile, states: readonly NotarySession["state"][]): NotarySession {
  refuseEnded(file);
  const { notarySession: session } = file.facts;
  if (!session || !states.includes(session.state))
    throw outOfOrder(decide(file).step, "The session is not at that point.");
  return session;
}

/** A session as its borrower is shown it: over once the deed is notarised, whatever was last heard of it. */
export function shownSession(session: NotarySession, facts: Facts) {
  return {
    sessionId: session.sessionId,
    startsAt: session.startsAt,
    notaryName: session.notaryName ?? "",
    reason: session.reason ?? null,
    lockedUntil: session.lockedUntil ?? null,
    state: facts.deed ? ("DONE" as const) : session.state,
  };
}
