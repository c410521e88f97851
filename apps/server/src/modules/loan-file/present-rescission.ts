import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { entitledPersons } from "@gable/domain/workflow/closing/rescission-hold.ts";
import { endOfSigned, unwindBy } from "@gable/domain/workflow/closing/unwinding.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";

/** The right to cancel, and the lender's wait after it. */
export function presentRescission(file: LoanFile): LoanFileView["rescission"] {
  const { rescission, rescissionOver, rescissionHold: hold, rescissionHoldOver: ended } = file.facts;
  if (!rescission) return null;
  return {
    endsOn: rescission.endsOn,
    over: rescissionOver !== undefined,
    hold: hold
      ? {
          days: hold.days,
          lastDay: hold.lastDay,
          endedAt: ended?.at ?? null,
          because: ended?.because ?? null,
          persons: entitledPersons(file).map(({ firstName, byHand, confirmation }) => ({
            name: firstName,
            byHand,
            confirmedAt: confirmation?.signed?.at ?? null,
          })),
        }
      : null,
  };
}

/** What is owed after the end of a line that was signed. */
export function presentUnwinding(facts: Facts): LoanFileView["unwinding"] {
  const end = endOfSigned(facts);
  const by = unwindBy(facts);
  if (!end || by === undefined) return null;
  const { unwound } = facts;
  return {
    ...end,
    by,
    recording: facts.recording?.status ?? null,
    done: unwound ? { at: unwound.at, returned: unwound.returned, claim: unwound.claim } : null,
  };
}
