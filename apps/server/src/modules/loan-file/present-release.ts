import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { awaitsRelease } from "@gable/domain/workflow/funding/awaits-release.ts";
import { releaseFigures } from "@gable/domain/workflow/funding/release.ts";
import { shownRelease } from "@gable/domain/workflow/funding/shown-release.ts";

/** What two people let go, or are to let go, and who of them did what; null where the lender did not ask for it. */
export function presentRelease(file: LoanFile, names: ReadonlyMap<string, string>): LoanFileView["release"] {
  const { release, funding } = file.facts;
  if (!release) return null;
  const { prepared, approved, sentBack } = release;
  const nameOf = (uuid: string): string => names.get(uuid) ?? "";
  return {
    isAwaited: awaitsRelease(file),
    mayBeSentBack: prepared !== undefined && !funding,
    figures: shownRelease(prepared?.figures ?? releaseFigures(file.facts)),
    prepared: prepared ? { byUuid: prepared.by, by: nameOf(prepared.by), at: prepared.at } : null,
    approved: approved ? { by: nameOf(approved.by), at: approved.at } : null,
    sentBack: sentBack ? { by: nameOf(sentBack.by), at: sentBack.at, reason: sentBack.reason } : null,
  };
}
