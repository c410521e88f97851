import type { LocalDate } from "../calendar/local-date.ts";
import { type Instant, localDateAt } from "../calendar/zoned-time.ts";
import { FIRST_ROW_OF_CLOSING, rowOf } from "../journey/row-of.ts";
import { decide } from "../workflow/decide.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import { adverseActionOf } from "../workflow/notices/adverse-action.ts";
import { counterofferOf } from "../workflow/notices/counteroffer.ts";
import { homeOf } from "../workflow/property/home.ts";
import type { DenialReason, HmdaAction } from "./build-row.ts";

/** How an application ended, as the register names it, and when. */
export interface ActionTaken {
  readonly action: HmdaAction;
  /** By the calendar of the home. */
  readonly on: LocalDate;
  /** Of a denial; empty otherwise. */
  readonly reasons: readonly DenialReason[];
}

/**
 * The final action on an application; undefined while there is none, or while it is no application yet (12 CFR 1002.2(f)).
 * A counteroffer that was refused, or that nobody took, is a denial of what was applied for (comment 4(a)(8)(i)-9). Who turns back once nothing but
 * closing was left, or uses the right to cancel, did not accept an approval (comments 4(a)(8)(i)-3, -10, -13).
 */
export function actionTakenOn(file: LoanFile): ActionTaken | undefined {
  const { facts } = file;
  if (!facts.receivedAt) return undefined;
  const denial = denialOf(file);
  if (denial) return denial;
  if (facts.rescinded) return ended(file, "APPROVED_NOT_ACCEPTED", facts.rescinded.at);
  // An owner who does not come ends what the applicants asked for, as if they had turned back themselves.
  const turnedBack = facts.coDeedCancelled ?? facts.withdrawn;
  if (turnedBack) {
    const wasApproved = decide(withoutItsEnd(file)).row >= FIRST_ROW_OF_CLOSING;
    return ended(file, wasApproved ? "APPROVED_NOT_ACCEPTED" : "WITHDRAWN", turnedBack.at);
  }
  if (facts.lapsedAt)
    return ended(file, facts.lapse === "INCOMPLETE" ? "INCOMPLETE" : "APPROVED_NOT_ACCEPTED", facts.lapsedAt);
  if (facts.closingSignedAt && decide(file).row > rowOf.rescission)
    return ended(file, "ORIGINATED", facts.closingSignedAt);
  return undefined;
}

/** Where no home is known yet, days are counted as in Washington. */
const ZONE = "America/New_York";

function ended({ facts }: LoanFile, action: HmdaAction, at: Instant): ActionTaken {
  return { action, on: localDateAt(at, homeOf(facts)?.timeZone ?? ZONE), reasons: [] };
}

/** A denial is taken when its notice is sent. 12 CFR 1003.4(a)(8)(ii). */
function denialOf(file: LoanFile): ActionTaken | undefined {
  const { facts } = file;
  const adverse = adverseActionOf(withoutItsEnd(file));
  const sent = adverse && deliveredAt(facts, "ADVERSE_ACTION_NOTICE", adverse.basis);
  if (adverse && sent) return { ...ended(file, "DENIED", sent), reasons: adverse.reasons };
  const counteroffer = counterofferOf(withoutItsEnd(file));
  if (!counteroffer) return undefined;
  const isTold = deliveredAt(facts, "COUNTEROFFER_NOTICE", counteroffer.basis) !== undefined;
  const lapsedAt = facts.lapse === "COUNTEROFFER_NOT_ACCEPTED" ? facts.lapsedAt : undefined;
  const refusedAt = lapsedAt ?? (isTold ? facts.withdrawn?.at : undefined);
  return refusedAt === undefined ? undefined : { ...ended(file, "DENIED", refusedAt), reasons: counteroffer.reasons };
}

/** As it stood before somebody, or time, ended it. */
function withoutItsEnd(file: LoanFile): LoanFile {
  const { withdrawn: _withdrawn, lapsedAt: _lapsedAt, lapse: _lapse, rescinded: _rescinded, ...open } = file.facts;
  const { coDeedCancelled: _cancelled, ...facts } = open;
  return { ...file, facts };
}

const deliveredAt = ({ deliveries }: Facts, kind: string, basis: string): Instant | undefined =>
  deliveries.find(({ documentKind, basis: ground }) => documentKind === kind && ground === basis)?.deliveredAt;
