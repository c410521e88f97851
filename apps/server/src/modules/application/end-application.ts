import { randomUUID } from "node:crypto";
import { declineGrounds } from "@gable/domain/loan-file/decline-grounds.ts";
import { declinedByStaff, isOfCredit, type StaffDeclineReason } from "@gable/domain/underwriting/staff-decline.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { BORROWER } from "@gable/domain/workflow/funding/screened-again.ts";
import { outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { type ActNamed, nothingToDecide } from "../../workflow/staff-act.ts";
import { agreedMatch, openMatch } from "./agreed-match.ts";

export const endingActNames = [
  "decline",
  "find-watchlist-match",
  "agree-to-watchlist-match",
  "withdraw-for-borrower",
] as const;
type Ending = ActNamed<(typeof endingActNames)[number]>;

/**
 * What ends an application at the hand of staff. Throws a Refusal for an application that has ended, or whose credit agreement is
 * signed: from then on its owners have their right to cancel, and nobody ends it around that but the law itself.
 */
export function endingOf(file: LoanFile, act: Ending, staffUuid: string, at: string): Change {
  switch (act.act) {
    case "decline":
      refuseSigned(file);
      return declined(file, act.reasons, staffUuid, at);
    case "find-watchlist-match": {
      const watchlist = openMatch(file, file.facts.watchlist);
      return {
        event: `staff-${act.act}`,
        facts: { watchlist: { ...watchlist, match: { by: staffUuid, note: act.reason, at } } },
      };
    }
    case "agree-to-watchlist-match": {
      const agreed = { who: BORROWER, foundAt: act.foundAt, staffUuid, at };
      const { facts, askedBy, reasons } = agreedMatch(file, file.facts.watchlist, agreed);
      return { event: `staff-${act.act}`, facts, detail: { reasons, askedBy } };
    }
    case "withdraw-for-borrower":
      refuseSigned(file);
      return {
        event: `staff-${act.act}`,
        facts: {
          withdrawn: {
            at,
            reason: "ASKED_STAFF",
            recorded: { by: staffUuid, note: act.note, ...(act.on && { on: act.on }) },
          },
        },
      };
    default:
      return act satisfies never;
  }
}

function refuseSigned(file: LoanFile): void {
  refuseEnded(file);
  if (file.facts.closingSignedAt)
    throw outOfOrder(decide(file).step, "It is signed. After signing, the owners may cancel themselves.");
}

/** On the figures, the decision that asked for a person is decided; on anything else, the application is over. */
function declined(file: LoanFile, reasons: readonly StaffDeclineReason[], staffUuid: string, at: string): Change {
  const allowed = declineGrounds(file);
  if (!reasons.every((reason) => allowed.includes(reason))) throw nothingToDecide(file);
  const { decision } = file.facts;
  const isInReview = decision?.result.decision === "REVIEW" || decide(file).step === "DELINQUENCY_REVIEW";
  const uuid = randomUUID();
  return {
    event: "staff-decline",
    facts:
      decision && isInReview && reasons.every(isOfCredit)
        ? { decision: declinedByStaff(decision, { staffUuid, uuid, at }, reasons) }
        : { declined: { uuid, by: staffUuid, at, reasons } },
    detail: { reasons },
  };
}
