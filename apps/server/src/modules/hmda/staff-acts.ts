import { actionTakenOn } from "@gable/domain/hmda/action-taken.ts";
import { stateFips } from "@gable/domain/hmda/census-states.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf, lastTodayOf } from "@gable/domain/workflow/property/home.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import type { ActNamed, StaffActs } from "../../workflow/staff-act.ts";

/** What is reported of an application and is known to people alone. It decides nothing, and may be said after the end. */
export const hmdaActs: StaffActs<"correct-census-place" | "record-sale"> = {
  "correct-census-place": ({ file, act, staff, at }) => placed(file, act, staff.identityUuid, at),
  "record-sale": ({ file, act, staff, at }) => sold(file, act, staff.identityUuid, at),
};

function placed(
  { facts }: LoanFile,
  { countyFips, censusTract, reason }: ActNamed<"correct-census-place">,
  by: string,
  at: string,
): Change {
  const state = (homeOf(facts)?.address ?? facts.answers.home)?.state;
  if (state === undefined || !countyFips.startsWith(stateFips[state] ?? "none"))
    throw invalid({ countyFips: ["county-elsewhere"] });
  if (censusTract !== undefined && !censusTract.startsWith(countyFips))
    throw invalid({ censusTract: ["tract-elsewhere"] });
  return {
    event: "census-place-corrected",
    facts: { censusPlace: { countyFips, ...(censusTract !== undefined && { censusTract }), reason, by, at } },
    detail: { countyFips, censusTract: censusTract ?? null, reason },
  };
}

function sold(file: LoanFile, { purchaser, on }: ActNamed<"record-sale">, by: string, at: string): Change {
  const taken = actionTakenOn(file);
  if (taken?.action !== "ORIGINATED")
    throw outOfOrder(decide(file).step, "There is no line that could have been sold.");
  if (on < taken.on || on > lastTodayOf(file.facts, at)) throw invalid({ on: ["day-implausible"] });
  return {
    event: "sale-recorded",
    facts: { sale: { purchaser, on, by, at } },
    detail: { purchaser, on },
  };
}
