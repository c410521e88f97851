import { randomUUID } from "node:crypto";
import { declineGrounds } from "@gable/domain/loan-file/decline-grounds.ts";
import { declinedByStaff, isOfCredit, type StaffDeclineReason } from "@gable/domain/underwriting/staff-decline.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { type ActNamed, nothingToDecide } from "../../workflow/staff-act.ts";

export const endingActNames = [
  "decline",
  "find-watchlist-match",
  "agree-to-watchlist-match",
  "withdraw-for-borrower",
] as const;
type Ending = ActNamed<(typeof endingActNames)[number]>;

/**
 * What ends an application at the hand of staff. Throws a Refusal for an application that has ended, or whose credit agreement is
 * signed: from then on its owners have their right to cancel, and nobody ends it around that.
 */
export function endingOf(file: LoanFile, act: Ending, staffUuid: string, at: string): Change {
  refuseEnded(file);
  if (file.facts.closingSignedAt || file.facts.lapsedAt)
    throw outOfOrder(decide(file).step, "It is signed or over. After signing, the owners may cancel themselves.");
  switch (act.act) {
    case "decline":
      return declined(file, act.reasons, staffUuid, at);
    case "find-watchlist-match": {
      const watchlist = openMatch(file);
      return {
        event: `staff-${act.act}`,
        facts: { watchlist: { ...watchlist, match: { by: staffUuid, note: act.reason, at } } },
      };
    }
    case "agree-to-watchlist-match": {
      const { match } = openMatch(file);
      // What was found may be cleared and found anew meanwhile, for another reason.
      if (!match || match.at !== act.foundAt) throw nothingToDecide(file);
      if (match.by === staffUuid)
        throw new Refusal(403, "second-person", "Somebody else than the one who found the match must agree.");
      const reasons = ["LEGAL_REQUIREMENTS"] as const;
      return {
        event: `staff-${act.act}`,
        facts: { declined: { uuid: randomUUID(), by: staffUuid, askedBy: match.by, at, reasons } },
        detail: { reasons, askedBy: match.by },
      };
    }
    case "withdraw-for-borrower":
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

function openMatch(file: LoanFile): NonNullable<Facts["watchlist"]> {
  const { watchlist } = file.facts;
  if (watchlist?.outcome !== "HIT" || watchlist.clearedBy) throw nothingToDecide(file);
  return watchlist;
}
