import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome, lastTodayOf } from "@gable/domain/workflow/property/home.ts";
import { sanctionsReportSince } from "@gable/domain/workflow/sanctions/listed-person.ts";
import { invalid } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { type ActNamed, allBy, beforeDecline, nothingToDecide, type StaffActs } from "../../workflow/staff-act.ts";
import { endingActNames, endingOf } from "./end-application.ts";

export const applicationActs = beforeDecline(
  allBy(endingActNames, ({ file, act, staff, at }) => endingOf(file, act, staff.identityUuid, at)),
);

/** What is owed to the Treasury is recorded once the application is over. */
export const reportActs: StaffActs<"record-sanctions-report"> = {
  "record-sanctions-report": ({ file, act, staff, at }) => reported(file, act, staff.identityUuid, at),
};

/** Throws a Refusal where no report is owed, and for a day before the match or after today. */
function reported(
  file: LoanFile,
  { made, on, note }: ActNamed<"record-sanctions-report">,
  by: string,
  at: string,
): Change {
  const { facts } = file;
  const since = sanctionsReportSince(facts);
  if (since === undefined) throw nothingToDecide(file);
  if (on < dayAtHome(facts, since) || on > lastTodayOf(facts, at)) throw invalid({ on: ["day-implausible"] });
  return {
    event: "staff-record-sanctions-report",
    facts: { sanctionsReport: { made, on, by, at, note } },
    detail: { made, on },
  };
}
