import { mayRescind } from "@gable/domain/workflow/closing/rescission.ts";
import {
  asksConfirmations,
  entitledPersons,
  everybodyConfirmed,
} from "@gable/domain/workflow/closing/rescission-hold.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { NonRescission } from "@gable/domain/workflow/facts/funding-facts.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import type { SignedPaper } from "../signing/sign-paper.ts";

/**
 * The paper in which this person may say now that they did not cancel. Throws before the period is over, when a signature would show
 * nothing (12 CFR 1026.15(c)), where nobody is asked, and a second time. `who`: the borrower's identity or a signer's uuid.
 */
export function demandConfirmable(file: LoanFile, who: string): NonRescission {
  refuseEnded(file);
  const { facts } = file;
  const { step } = decide(file);
  const own = entitledPersons(file).find(({ uuid }) => uuid === who)?.confirmation;
  if (own?.signed) throw outOfOrder(step, "You have confirmed this already.");
  if (facts.closingSignedAt && mayRescind(facts) && !facts.rescissionOver)
    throw outOfOrder(step, "You may confirm this once the time to cancel has ended, and not before.");
  if (!asksConfirmations(file)) throw outOfOrder(step, "No confirmation is asked for.");
  if (!own) throw outOfOrder(step, "The document comes in a moment.");
  return own;
}

/** The confirmation with its signature. */
export const signedConfirmation = (
  own: NonRescission,
  { paper, sha256Before, sha256After }: SignedPaper,
  at: string,
): NonRescission => ({ ...own, signed: { documentUuid: paper.uuid, sha256Before, sha256After, at } });

/** With the last confirmation nothing is left to wait for. `after`: the application as it is with it. */
export const endOfHold = (after: LoanFile, at: string): Pick<Facts, "rescissionHoldOver"> =>
  everybodyConfirmed(after) ? { rescissionHoldOver: { at, because: "CONFIRMED" } } : {};
