import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/home.ts";
import type { Change } from "../../workflow/advance.ts";
import { supersedeDocuments } from "../documents/file-document.ts";

/** Whether another day has begun, where the property is, since the package was drawn. */
export function isStale({ facts }: LoanFile, now: Date): boolean {
  const zone = homeOf(facts)?.timeZone;
  return (
    zone !== undefined &&
    facts.closingDay !== undefined &&
    facts.closingSignedAt === undefined &&
    facts.closingDay !== localDateAt(now.toISOString(), zone)
  );
}

/**
 * Takes a package out of force and has it drawn anew. The notice in it says until when the line may be cancelled (12 CFR 1026.15(b)(5)),
 * and that day is wrong once signing happens on another; what was signed of it is signed again.
 */
export function reissuePackage({ facts }: LoanFile, now: Date): Change {
  const papers = (facts.closingDocuments ?? []).map(({ documentUuid }) => documentUuid);
  return {
    event: "closing-package-reissued",
    facts: {
      closingDocuments: undefined,
      closingDay: undefined,
      signatures: [],
      closingEdition: facts.closingEdition + 1,
    },
    detail: { edition: facts.closingEdition + 1 },
    alongside: (trx) => supersedeDocuments(trx, papers, now.toISOString()),
  };
}
