import { describe, expect, it } from "vitest";
import { factsWith, profiledFacts } from "./blank-facts.ts";
import type { PlanRow } from "./plan-rows.ts";
import { progressOf, progressOfRow } from "./progress.ts";
import { sidebarLabels, sidebarPositions, signerSidebarLabels, signerSidebarPosition } from "./sidebar.ts";

const remote = { isManual: false };

describe("progress in the sidebar", () => {
  it.each([
    [1, 6, "INITIAL", 0],
    [7, 7, "PRODUCT_SELECT", 1],
    [8, 12, "MORE_INFO", 2],
    [13, 16, "LINK_INCOME", 3],
    [17, 21, "ID_UPLOAD", 4],
    [22, 23, "SIGNING", 5],
    [24, 25, "ENOTARY", 6],
    [26, 29, "COMPLETE", 7],
  ] as const)("rows %i to %i: %s, position %i", (first, last, progress, position) => {
    expect(progressOfRow(first, remote)).toBe(progress);
    expect(progressOfRow(last, remote)).toBe(progress);
    expect(sidebarPositions[progress]).toBe(position);
  });

  it("names the last label after the way the deed is notarised", () => {
    expect(progressOfRow(24, { isManual: true })).toBe("MANUAL_NOTARY");
    expect(sidebarPositions.MANUAL_NOTARY).toBe(6);
    expect(sidebarLabels(remote).map((label) => label.en)).toEqual([
      "Basic Info",
      "Select Offer",
      "Provide More Info",
      "Link Income Sources",
      "Verify Identity",
      "Sign Documents",
      "Talk to eNotary",
    ]);
    expect(sidebarLabels({ isManual: true })[6]).toEqual({
      en: "Schedule Notary Session",
      es: "Programar sesión con el notario",
    });
  });

  it("shows an additional signer two steps", () => {
    expect(signerSidebarLabels.map((label) => label.en)).toEqual(["Identity verification", "Talk to eNotary"]);
    expect(signerSidebarPosition({ identityPassed: false, deedSigned: false })).toBe(0);
    expect(signerSidebarPosition({ identityPassed: true, deedSigned: false })).toBe(1);
    expect(signerSidebarPosition({ identityPassed: true, deedSigned: true })).toBe(2);
  });
});

describe("the progress of an application", () => {
  it.each([
    ["WAITING_FOR_SOFT_CREDIT", "INITIAL"],
    ["OFFER_SELECTION", "PRODUCT_SELECT"],
    ["HARD_CREDIT_PULL", "MORE_INFO"],
    ["EMPLOYMENT_VERIFICATION", "LINK_INCOME"],
    ["GEN_CLOSING_DISCLOSURES", "ID_UPLOAD"],
    ["CO_DEED_REQ", "SIGNING"],
    ["TRUST_AND_INSURANCE", "ENOTARY"],
    ["RECORDING", "COMPLETE"],
  ] as const)("at %s is %s", (step, progress) => {
    expect(progressOf(factsWith(profiledFacts, { step }))).toBe(progress);
  });

  it("comes from the client machine where there is no step, an open task apart", () => {
    const open = [{ categoryEnum: "GENERIC_DOCUMENT_REQUEST", actionNeeded: true }] as const;
    expect(progressOf(factsWith(profiledFacts, { conditions: open }))).toBe("INITIAL");
    const stubs = { manualPaystubUpload: true, liensComplete: true };
    expect(progressOf(factsWith(profiledFacts, { status: stubs, conditions: open }))).toBe("LINK_INCOME");
  });

  it("tells a frozen file of the soft inquiry from one of the hard inquiry", () => {
    expect(progressOf(factsWith(profiledFacts, { status: { creditFrozenWithPin: true } }))).toBe("INITIAL");
    const submitted = { creditFrozenWithPin: true, disclosurelistSummaryReady: true };
    expect(progressOf(factsWith(profiledFacts, { status: submitted }))).toBe("MORE_INFO");
  });

  it("never goes back along the plan", () => {
    const positions = Array.from(
      { length: 29 },
      (_, at) => sidebarPositions[progressOfRow((at + 1) as PlanRow, remote)],
    );
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });
});
