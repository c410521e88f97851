import { describe, expect, it } from "vitest";
import type { StatusFlags } from "../application/status.ts";
import { unpublishedFlags } from "../application/status.ts";
import { publishedDecision } from "./decision-publication.ts";
import { fieldPublication, isPublished, publishFlags } from "./flag-publication.ts";
import type { PlanRow } from "./plan-rows.ts";

const allRows = Array.from({ length: 29 }, (_, at) => (at + 1) as PlanRow);

/** The rows in which a flag with this value is published, as first and last row of one stretch or more. */
function rowsPublished(flags: Partial<StatusFlags>): PlanRow[] {
  const [flag] = Object.keys(flags) as (keyof StatusFlags)[];
  if (flag === undefined) return [];
  const known = { ...unpublishedFlags, ...flags };
  return allRows.filter(
    (row) => publishFlags(known, { row, furthestRow: row, isSignerOutstanding: false })[flag] === known[flag],
  );
}

describe("from which row on a flag is published", () => {
  it.each([
    [{ liensComplete: true }, 6],
    [{ uwDecision: "SELECT" }, 6],
    [{ disclosurelistSummaryReady: true }, 11],
    [{ disclosurelistSummaryComplete: true }, 12],
    [{ manualPaystubUpload: true }, 13],
    [{ disclosurelistClosingReady: true }, 22],
    [{ disclosurelistClosingComplete: true }, 23],
    [{ disclosurelistNotaryReady: true }, 24],
    [{ primaryParticipantAcceptComplete: true }, 25],
    [{ checklistStatus: "RESCISSION" }, 26],
  ] as const)("%o: row %i", (flags, first) => {
    expect(rowsPublished(flags)).toEqual(allRows.filter((row) => row >= first));
  });

  it.each([
    [{ propertyComplete: true }, [3]],
    [{ datatreeNoMatch: true }, [3]],
    [{ creditFrozenWithPin: true }, [2, 12]],
    [{ dtiDecline: true }, [6]],
    [{ creditScoreDecline: true }, [6]],
    [{ employmentVerificationNeeded: true }, [16]],
    [{ bpo: "BPO_PROCESSING" }, [18]],
    [{ title: "FINAL_TITLE_PROCESSING" }, [19]],
  ] as const)("%o: in the rows %o alone", (flags, rows) => {
    expect(rowsPublished(flags)).toEqual(rows);
  });

  it("says the pay type from row 14 on", () => {
    const published = allRows.filter((row) => isPublished(fieldPublication.payType, { row, furthestRow: row }));
    expect(published).toEqual(allRows.filter((row) => row >= 14));
  });

  it("never withdraws the notary documents, even when a correction leads back", () => {
    const known = { ...unpublishedFlags, disclosurelistNotaryReady: true, disclosurelistClosingReady: true };
    const corrected = publishFlags(known, { row: 18, furthestRow: 24, isSignerOutstanding: false });
    expect(corrected).toMatchObject({ disclosurelistNotaryReady: true, disclosurelistClosingReady: false });
  });

  it("withholds the borrower's acceptance while another signer is outstanding", () => {
    const known = { ...unpublishedFlags, primaryParticipantAcceptComplete: true };
    const at = { row: 25, furthestRow: 25 } as const;
    expect(publishFlags(known, { ...at, isSignerOutstanding: true }).primaryParticipantAcceptComplete).toBe(false);
    expect(publishFlags(known, { ...at, isSignerOutstanding: false }).primaryParticipantAcceptComplete).toBe(true);
  });

  it("tells of a lapse in any row", () => {
    expect(rowsPublished({ uwDecision: "INELIGIBLE" })).toEqual(allRows);
  });
});

describe("the published decision", () => {
  const decided = { outcome: "decided", revision: "none" } as const;

  it.each([
    [5, null, null],
    [6, null, null],
    [7, "APPROVED", "UNVERIFIED_OFFER"],
    [8, "SELECT", "UNVERIFIED_OFFER"],
    [12, "SELECT", "UNVERIFIED_OFFER"],
    [13, "SELECT", "UNVERIFIED_ONBOARDING_COMPLETE"],
    [14, "SELECT", "VERIFIED_INCOME_MATCHED_OFFER"],
    [21, "SELECT", "VERIFIED_INCOME_MATCHED_OFFER"],
    [22, "FINAL", "FINAL_OFFER"],
    [29, "FINAL", "FINAL_OFFER"],
  ] as const)("in row %i: %s, %s", (row, uwDecision, uwSubDecision) => {
    expect(publishedDecision({ row, ...decided })).toEqual({ uwDecision, uwSubDecision });
  });

  it("is an open verified offer while a revised one waits for the choice, and final once chosen", () => {
    expect(publishedDecision({ row: 7, outcome: "decided", revision: "open" }).uwSubDecision).toBe("VERIFIED_OFFER");
    expect(publishedDecision({ row: 14, outcome: "decided", revision: "chosen" })).toEqual({
      uwDecision: "SELECT",
      uwSubDecision: "FINAL_OFFER",
    });
  });

  it("does not call income verified that is not, after a revision for new debts", () => {
    expect(publishedDecision({ row: 13, outcome: "decided", revision: "chosen" }).uwSubDecision).toBe(
      "UNVERIFIED_ONBOARDING_COMPLETE",
    );
  });

  it.each([
    ["in-review", "REVIEW", null],
    ["assets-needed", "ASSET_DEPLETION", "UNVERIFIED_DTI_LIMITED"],
    ["declined", "DECLINE", null],
    ["open", null, null],
  ] as const)("is %s: %s", (outcome, uwDecision, uwSubDecision) => {
    expect(publishedDecision({ row: 6, outcome, revision: "none" })).toEqual({ uwDecision, uwSubDecision });
  });
});
