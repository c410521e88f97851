import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { releaseAsked } from "@gable/domain/workflow/funding/awaits-release.ts";
import { shownRelease } from "@gable/domain/workflow/funding/shown-release.ts";

/** What two people let go, or are to let go, and who of them did what; null where the lender did not ask for it. */
export function presentRelease(file: LoanFile, names: ReadonlyMap<string, string>): LoanFileView["release"] {
  const asked = releaseAsked(file);
  if (!asked) return null;
  const { of, isAwaited, mayBeSentBack, figures } = asked;
  const { prepared, approved, sentBack } = asked.release;
  const nameOf = (uuid: string): string => names.get(uuid) ?? "";
  return {
    of,
    isAwaited,
    mayBeSentBack,
    figures: shownRelease(prepared?.figures ?? figures),
    prepared: prepared ? { byUuid: prepared.by, by: nameOf(prepared.by), at: prepared.at } : null,
    approved: approved ? { by: nameOf(approved.by), at: approved.at } : null,
    sentBack: sentBack ? { by: nameOf(sentBack.by), at: sentBack.at, reason: sentBack.reason } : null,
  };
}
