import type { NotaryVisit } from "@gable/contract/loan-file/notary-visit.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { zoneAtHome } from "@gable/domain/workflow/property/home.ts";

/** The appointment in person as staff see it; null where none was asked for. */
export function presentVisit({ facts }: LoanFile): NotaryVisit | null {
  const { notaryVisit: visit } = facts;
  if (!visit) return null;
  const { place, notary } = visit;
  return {
    state: visit.state,
    placeType: place.type,
    address: place.address,
    accessNotes: place.accessNotes ?? null,
    language: visit.language,
    requestedAt: visit.requestedAt,
    windows: visit.windows.map((window) => ({ ...window })),
    startsAt: visit.startsAt ?? null,
    timeZone: zoneAtHome(facts),
    notary: notary
      ? { name: notary.name, commissionNumber: notary.commissionNumber, phone: notary.phone ?? null }
      : null,
    ownNotary: visit.desk?.staffUuid ?? null,
    reason: visit.reason ?? null,
  };
}
