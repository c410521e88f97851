import { daysBetween } from "@gable/domain/calendar/local-date.ts";
import type { CourtRecord } from "@gable/domain/title/court-records.ts";
import type { RecordedLien } from "@gable/domain/workflow/facts/application-facts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { titleSearchOrder } from "@gable/domain/workflow/stages/submission.ts";
import type { Judgment as VendorJudgment } from "@gable/vendors/title/protocol.ts";
import type { Task } from "../../context.ts";
import { vendorTask } from "../../workflow/task.ts";
import { vendorAddress, vendorName } from "../../workflow/vendor-words.ts";
import { readLien, readOwner } from "../property/tasks.ts";

/** A recording is one that we know when it is of the same instrument, or of about the same day and amount. */
const isKnown = (lien: RecordedLien, known: readonly RecordedLien[]): boolean =>
  known.some(
    ({ id, recordedOn, originalAmount }) =>
      id === lien.id ||
      (originalAmount === lien.originalAmount && Math.abs(daysBetween(recordedOn, lien.recordedOn)) <= 3),
  );

/**
 * What the search should find: the recordings that remain among the debts counted. One that papers have shown to be gone is not among
 * them: found open, it is news. Before the debts are confirmed it is all that the county knows.
 */
function expectedOnRecord(facts: Facts): readonly RecordedLien[] {
  const recorded = homeOf(facts)?.recordedLiens ?? [];
  if (!facts.liens || !facts.papersAccepted?.DENIED_LIENS) return recorded;
  const counted = new Set(facts.liens.liens.map(({ recordedId }) => recordedId));
  return recorded.filter(({ id }) => counted.has(id));
}

function withLiens(facts: Facts, liens: readonly RecordedLien[]): Facts["property"] {
  const home = homeOf(facts);
  if (facts.property?.outcome !== "FOUND" || !home) return facts.property;
  const parcels = facts.property.parcels.map((parcel) =>
    parcel.parcelId === home.parcelId
      ? {
          ...parcel,
          recordedLiens: [...parcel.recordedLiens.filter(({ id }) => !liens.some((lien) => lien.id === id)), ...liens],
        }
      : parcel,
  );
  return { ...facts.property, parcels };
}

const kinds: Readonly<Record<VendorJudgment["recordType"], CourtRecord["kind"]>> = {
  "civil-judgment": "CIVIL_JUDGMENT",
  "tax-lien": "TAX_LIEN",
  "child-support": "CHILD_SUPPORT",
  bankruptcy: "BANKRUPTCY",
  "lis-pendens": "LIS_PENDENS",
};

const readJudgment = ({ recordType, creditor, amount, filedOn, caseNumber }: VendorJudgment): CourtRecord => ({
  kind: kinds[recordType],
  creditor,
  amount,
  filedOn,
  caseNumber,
});

export const titleTasks: readonly Task[] = [
  vendorTask({
    effect: "search-title",
    vendor: "title",
    act: "search",
    request: (_ctx, { facts, uuid }) => {
      const home = homeOf(facts);
      const { name } = facts.answers;
      if (!home || !name) throw new Error(`the application ${uuid} is not ready for a title search`);
      return {
        address: vendorAddress(home.address),
        countyFips: home.countyFips,
        parcelNumber: home.parcelId,
        owners: [vendorName(name)],
        legalDescription: home.legalDescription,
      };
    },
    apply: (_ctx, { facts }, answer, now, { key }) => {
      // Another home or another owner is searched for by now.
      if (key !== titleSearchOrder(facts).key) return undefined;
      const at = now.toISOString();
      if (answer.outcome === "not-found") {
        return {
          event: "title-searched",
          facts: { prequalTitle: { search: null, undisclosedLiens: [], judgments: 0, at } },
        };
      }
      const known = expectedOnRecord(facts);
      const undisclosedLiens = answer.liens
        .map(readLien)
        .filter((lien) => lien.releasedOn === null && !isKnown(lien, known));
      return {
        event: "title-searched",
        facts: {
          prequalTitle: {
            search: answer.search,
            undisclosedLiens,
            judgments: answer.judgments.length,
            courtRecords: answer.judgments.map(readJudgment),
            ownership: {
              owners: answer.owners.map(readOwner),
              vesting: answer.vesting,
              since: answer.vestedSince,
            },
            ...(answer.taxesPaidThrough && { taxesPaidThrough: answer.taxesPaidThrough }),
            at,
          },
          // What nobody told us of is listed, and the borrower is asked about the debts again.
          ...(undisclosedLiens.length > 0 && { property: withLiens(facts, undisclosedLiens) }),
        },
        detail: { undisclosed: undisclosedLiens.length, judgments: answer.judgments.length },
      };
    },
  }),
];
