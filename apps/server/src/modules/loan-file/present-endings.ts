import type { PipelineEntry } from "@gable/contract/calls/pipeline.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { declineGrounds } from "@gable/domain/loan-file/decline-grounds.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { mayRescind } from "@gable/domain/workflow/closing/rescission.ts";
import { isUnwinding } from "@gable/domain/workflow/closing/unwinding.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { sanctionsReportBy } from "@gable/domain/workflow/sanctions/listed-person.ts";
import type { Around } from "./around-file.ts";

/** Whose cancellation may be recorded: every owner of a signed line, until the money is decided. */
function rescindableBy({ facts }: LoanFile): LoanFileView["endings"]["mayRescind"] {
  const { closingSignedAt, rescinded, declined, funding, signers, answers } = facts;
  if (!closingSignedAt || rescinded || declined || funding || !mayRescind(facts)) return [];
  const borrower = { owner: "borrower", name: answers.name ? fullName(answers.name) : "" };
  return [borrower, ...signers.map(({ uuid, name }) => ({ owner: uuid, name: fullName(name) }))];
}

/** How the application ended or may be ended by staff, and who found or recorded what. */
export function presentEndings(
  file: LoanFile,
  { standing }: PipelineEntry,
  names: Around["names"],
  seesCredit: boolean,
): LoanFileView["endings"] {
  const { watchlist, withdrawn, declined, listed, sanctionsReport, closingSignedAt } = file.facts;
  const reportBy = sanctionsReportBy(file.facts);
  const isOver = standing !== "ACTIVE" && !isUnwinding(file.facts);
  const match = watchlist?.clearedBy || isOver || listed ? undefined : watchlist?.match;
  const nameOf = (uuid: string): string => names.get(uuid) ?? "";
  return {
    declineFor: [...declineGrounds(file)],
    mayWithdraw: standing === "ACTIVE" && !closingSignedAt,
    mayRescind: rescindableBy(file),
    match: match && seesCredit ? { byUuid: match.by, by: nameOf(match.by), note: match.note, at: match.at } : null,
    listed:
      listed && reportBy && seesCredit
        ? {
            who: listed.who,
            by: nameOf(listed.by),
            askedBy: nameOf(listed.askedBy),
            at: listed.at,
            reportBy,
            report: sanctionsReport
              ? {
                  made: sanctionsReport.made,
                  on: sanctionsReport.on,
                  by: nameOf(sanctionsReport.by),
                  note: sanctionsReport.note,
                }
              : null,
          }
        : null,
    withdrawn: withdrawn?.recorded
      ? { by: nameOf(withdrawn.recorded.by), note: withdrawn.recorded.note, at: withdrawn.at }
      : null,
    declined: declined ? { by: nameOf(declined.by), at: declined.at, reasons: [...declined.reasons] } : null,
  };
}
