import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { entitledPersons } from "@gable/domain/workflow/closing/rescission-hold.ts";
import { endOfSigned, unwindBy } from "@gable/domain/workflow/closing/unwinding.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import { isSomebodyListed } from "@gable/domain/workflow/sanctions/listed-person.ts";

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

/** What is owed after the end of a line that was signed, and what was recorded of it; `names` has those of the staff by their uuid. */
export function presentUnwinding(
  facts: Facts,
  names: ReadonlyMap<string, string>,
  seesCredit: boolean,
): LoanFileView["unwinding"] {
  const end = endOfSigned(facts);
  const by = unwindBy(facts);
  if (!end || by === undefined) return null;
  const { unwound } = facts;
  const dayOf = (at: string) => localDateAt(at, zoneAtHome(facts));
  return {
    cause: end.cause,
    on: dayOf(end.at),
    by,
    recording: facts.recording?.status ?? null,
    needsAuthority: seesCredit && isSomebodyListed(facts),
    done: unwound
      ? {
          on: dayOf(unwound.at),
          by: names.get(unwound.by) ?? "",
          returned: unwound.returned,
          claim: unwound.claim,
          authority: (seesCredit ? unwound.authority : undefined) ?? null,
        }
      : null,
  };
}
