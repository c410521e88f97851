import { describe, expect, it } from "vitest";
import type { StatusFlags } from "../application/status.ts";
import { blankFacts, factsWith, profiledFacts } from "./blank-facts.ts";
import { publishedDecision, type UnderwritingPosition } from "./decision-publication.ts";
import { pathOf } from "./destination.ts";
import { publishFlags } from "./flag-publication.ts";
import type { JourneyFacts, OpenCondition } from "./journey-facts.ts";
import { isHeld, landingOf } from "./landing.ts";
import { nextRoute } from "./next-route.ts";
import { type PlanRow, rowOfStep } from "./plan-rows.ts";
import { progressOf, progressOfRow } from "./progress.ts";
import type { Step } from "./steps.ts";

type Changes = Parameters<typeof factsWith>[1];

const allKnown: StatusFlags = {
  ...blankFacts.status,
  liensComplete: true,
  disclosurelistSummaryReady: true,
  disclosurelistSummaryComplete: true,
  disclosurelistClosingReady: true,
  disclosurelistClosingComplete: true,
  disclosurelistNotaryReady: true,
  disclosurelistNotaryComplete: true,
  primaryParticipantAcceptComplete: true,
  giactAccountStatus: "VERIFIED",
  bpo: "BPO_NOT_REQUIRED",
  title: "FINAL_TITLE_COMPLETE",
  checklistStatus: "GEN_RESCISSION",
};

/** A borrower whose rows before `row` are done, with what the server publishes at that row. */
function factsAt(row: PlanRow, changes: Changes = {}, underwriting: Partial<UnderwritingPosition> = {}): JourneyFacts {
  const base = row === 1 ? blankFacts : profiledFacts;
  const done = (other: PlanRow) => row > other;
  const decision = publishedDecision({ row, outcome: "decided", revision: "none", ...underwriting });
  const known = { ...allKnown, ...decision, ...changes.status };
  const isRevised = underwriting.revision === "open";
  return factsWith(base, {
    step: changes.step ?? null,
    conditions: changes.conditions ?? [],
    profile: { hasSsn: done(8), ...changes.profile },
    application: {
      consents: [
        ...base.application.consents,
        ...(done(8) ? [{ type: "HARD_CREDIT" as const, at: "2026-01-06T10:00:00Z" }] : []),
      ],
      term: done(7) && !isRevised ? 10 : 0,
      amount: done(7) && !isRevised ? 100_000 : 0,
      rate: done(7) && !isRevised ? 8.95 : 0,
      hasHmda: done(9),
      disburseAccount: done(14)
        ? {
            uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0b01",
            routingNumber: "071000013",
            mask: "6789",
            accountNumber: "6789",
          }
        : null,
      payType: done(15) ? "AUTOPAY" : null,
      autopayAccount: done(15) ? { uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0b02" } : null,
      documents: done(17) ? [{ uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0b03", type: "PASSPORT_FRONT" }] : [],
      coDeedStatus: done(23) ? "COMPLETE" : null,
      insurance: { complete: done(25) },
      ...changes.application,
    },
    status: publishFlags(known, { row, furthestRow: row, isSignerOutstanding: !done(23) }),
  });
}

function landingPath(facts: JourneyFacts): string {
  const landing = landingOf(facts);
  if (landing === "stay") return "stays";
  return landing === "root" ? "root" : pathOf(landing, "uuid").replace("/uuid/", "");
}

const task: OpenCondition = { categoryEnum: "GENERIC_DOCUMENT_REQUEST", actionNeeded: true };
const inTexas = { property: { ...profiledFacts.application.property, state: "TX" } } as NonNullable<
  Changes["application"]
>;
const frozen = { creditFrozenWithPin: true };

type Milestone = readonly [
  row: PlanRow,
  step: Step | null,
  path: string,
  changes?: Changes,
  Partial<UnderwritingPosition>?,
];

const milestones: readonly Milestone[] = [
  [2, "CREDIT_NO_MATCH", "credit/social"],
  [2, "CREDIT_NO_MATCH_SSN", "review-app/no-credit"],
  [2, "SOFT_CREDIT_LOCKED_OR_FROZEN", "credit/error"],
  [12, "HARD_CREDIT_LOCKED_OR_FROZEN", "credit/error"],
  [2, null, "review-app/incorrect-pin", { status: frozen }],
  [12, null, "review-app/incorrect-pin", { status: frozen }],
  [1, "CREDIT_MINOR", "error/timeout"],
  [2, "CREDIT_ERROR", "error/timeout"],
  [2, "FACTA_REVIEW", "error/timeout"],
  [2, "UNKNOWN", "error/timeout"],
  [3, "NO_PROPERTY_FOUND", "review-app/property"],
  [3, "MULTIPLE_PROPERTIES", "review-app/property"],
  [3, null, "review-app/datatree", { status: { propertyComplete: true, datatreeNoMatch: true } }],
  [3, null, "root", { conditions: [task] }],
  [21, null, "root", { conditions: [task] }],
  [4, "NO_AVM_FOUND", "bpo/estimate-value"],
  [5, "LIEN_VERIFICATION", "liens"],
  [6, null, "review-app/uw", {}, { outcome: "in-review" }],
  [6, "DECLINED", "error/decline", {}, { outcome: "declined" }],
  [6, "DECLINED", "error/credit", { status: { creditScoreDecline: true } }, { outcome: "declined" }],
  [6, "DECLINED", "error/income", { status: { dtiDecline: true } }, { outcome: "declined" }],
  [6, "ASSETS_PREQUAL", "product/assets", {}, { outcome: "assets-needed" }],
  [6, "CLTV_LIEN_POSITION_REQUALIFY", "product/prequal-winback", {}, { outcome: "open" }],
  [7, "OFFER_SELECTION", "product/select"],
  [7, "REVISED_OFFER_SELECTION", "product/select", {}, { revision: "open" }],
  [8, "COLLECT_ADDITIONAL_INFO", "start/contact"],
  [9, "HMDA", "start/hmda"],
  [11, "SUMMARY_DISCLOSURE", "start/app-summary"],
  [12, "APP_SUBMISSION", "start/app-summary"],
  [12, "DELINQUENCY_REVIEW", "review-app/delinquency"],
  [13, "INCOME_VERIFICATION", "income/review"],
  [13, null, "income/upload/MANUAL_PAYSTUB", { status: { manualPaystubUpload: true } }],
  [13, null, "income/upload/MANUAL_PAYSTUB", { status: { manualPaystubUpload: true }, conditions: [task] }],
  [14, "DISBURSEMENT_ACCOUNT", "bank/autopay"],
  [14, "DISBURSEMENT_ACCOUNT", "bank/disburse", { application: { isCrypto: true } }],
  [
    14,
    "DISBURSEMENT_ACCOUNT",
    "bank/disburse",
    { application: { disburseAccount: factsAt(15).application.disburseAccount } },
  ],
  [15, "AUTOPAY_ACCOUNT", "bank/autopay"],
  [15, "VERIFIED_AUTOPAY_ACCOUNT", "bank/autopay"],
  [16, "EMPLOYMENT_VERIFICATION", "income/employer-verification", { status: { employmentVerificationNeeded: true } }],
  [17, "IDENTITY_VERIFICATION", "identity"],
  [18, "BPO_ORDER_REQUEST", "bpo/condition", { application: inTexas, status: { bpo: "BPO_REQUIRED" } }],
  [18, "BPO_ORDER_REQUEST", "bpo/order-bpo", { status: { bpo: "BPO_REQUIRED" } }],
  [18, "BPO_ORDER_REQUEST", "bpo/hold", { application: inTexas, status: { bpo: "UNKNOWN_BPO_STATUS" } }],
  [18, "NAV_BPO_ORDERED", "bpo/hold"],
  [18, "NAV_BPO_PROCESSING", "bpo/hold", { status: { bpo: "BPO_PROCESSING" } }],
  [18, "NAV_RESI_EVAL_PROCESSING", "bpo/estimate-value"],
  [19, "FINAL_TITLE_PROCESSING", "bpo/hold", { status: { title: "FINAL_TITLE_PROCESSING" } }],
  [20, "PAYOFF_REQUEST_PENDING", "payoff/hold"],
  [20, "LIEN_MERCHANT_REVIEW", "merchant/review"],
  [20, "LIEN_ATTESTATION", "merchant/lien-attestation"],
  [21, "GEN_CLOSING_DISCLOSURES", "error/flood-cert", { status: { waitingOnFloodCert: true } }],
  [21, "GEN_CLOSING_DISCLOSURES", "review-app/signdocs"],
  [22, "FINAL_OFFER", "signing/intro"],
  [22, "NOTE_SIGNING", "signing/intro"],
  [22, "GEN_NOTE_SIGNING", "review-app/signdocs"],
  [23, "CO_DEED_REQ", "signing/additional", { application: { coDeedStatus: "PENDING" } }],
  [24, "NOTARY_DISCLOSURE", "notary/intro"],
  [24, "GEN_NOTARY_DISCLOSURES", "notary/intro"],
  [24, "ATTORNEY_REVIEW", "notary/intro"],
  [24, "NOTARY_WAITING_PERIOD", "notary/intro"],
  [24, "DEED_SIGNING", "notary/intro"],
  [25, "DEED_SIGNING", "complete"],
  [24, "MANUAL_DEED_SIGNING", "notary/reserve-manual"],
  [25, "TRUST_AND_INSURANCE", "insurance/upload"],
  [
    25,
    "TRUST_AND_INSURANCE",
    "insurance/upload",
    {
      status: {
        primaryParticipantAcceptComplete: false,
        disclosurelistNotaryComplete: false,
        manualDeedSigningComplete: true,
      },
    },
  ],
  [26, "GEN_RESCISSION", "complete"],
  [26, "RESCISSION", "complete"],
  [27, "RECORDING", "complete"],
  [28, "FUNDABLE", "complete"],
  [28, "FUNDING_DECISION", "complete"],
  [28, "DIRECT_DEBT_PAYOFF", "complete"],
  [29, "COMPLETE", "root"],
  [12, "CANCELLED", "root"],
  [3, null, "error/decline", {}, { outcome: "lapsed" }],
  [17, null, "error/decline", {}, { outcome: "lapsed" }],
];

const holds: readonly (readonly [PlanRow, Step])[] = [
  [1, "GEN_PRE_SOFT_CREDIT_DISCLOSURE"],
  [2, "WAITING_FOR_SOFT_CREDIT"],
  [3, "WAITING_FOR_PROPERTY"],
  [4, "WAITING_FOR_VALUATION"],
  [6, "WAITING_FOR_UNDERWRITING"],
  [10, "PREQUAL_TITLE"],
  [11, "GEN_APPLICATION_DISCLOSURES"],
  [12, "HARD_CREDIT_PULL"],
  [13, "WAITING_FOR_INCOME"],
  [14, "WAITING_FOR_ACCOUNT"],
  [16, "WAITING_FOR_EMPLOYMENT"],
  [17, "WAITING_FOR_IDENTITY"],
  [21, "WAITING_FOR_FLOOD_CERT"],
  [25, "WAITING_FOR_INSURANCE"],
  [28, "WAITING_FOR_DISBURSEMENT"],
];

describe("where each milestone of the plan lands", () => {
  const cases = milestones.map(([row, step, path, changes = {}, underwriting = {}]) => ({
    row,
    step,
    path,
    facts: factsAt(row, { ...changes, step }, underwriting),
  }));

  it("is told of each step in the row whose work it is", () => {
    // A notary's session that broke off still stands at the deed; whoever cancelled, or is not found, stands anywhere.
    const elsewhere: ReadonlySet<Step> = new Set<Step>(["DEED_SIGNING", "CANCELLED", "UNKNOWN"]);
    const told = [...milestones, ...holds].filter(([, step]) => step !== null && !elsewhere.has(step));
    expect(told.filter(([row, step]) => step !== null && rowOfStep[step] !== row)).toEqual([]);
  });

  it.each(cases)("row $row, $step: $path", ({ facts, path }) => {
    expect(landingPath(facts)).toBe(path);
  });

  it("begins at start/profile while name, birth date or consent are missing", () => {
    const facts = factsAt(1);
    expect(landingPath(facts)).toBe("stays");
    expect(nextRoute(facts, { route: "applicationIndex", occasion: "opened" })).toEqual({
      move: "go",
      route: "startProfile",
      path: `/${facts.application.uuid}/start/profile`,
    });
  });

  it("shows the notary who comes when one was asked for", () => {
    const asked = { application: { requestedManualNotaryTime: "2026-02-03T18:00:00Z" } };
    expect(landingPath(factsAt(24, { step: "GEN_NOTARY_DISCLOSURES", ...asked }))).toBe("notary/reserve-manual");
  });
});

describe("the sidebar, where no step says how far the application is", () => {
  // While the decision, the hard inquiry and the employer are waited for there is always a step that says so.
  const told: ReadonlySet<number> = new Set([6, 12, 16]);
  const rows = Array.from({ length: 28 }, (_, at) => (at + 1) as PlanRow).filter((row) => !told.has(row));

  it.each(rows)("stands where the plan does: row %i", (row) => {
    expect(progressOf(factsAt(row))).toBe(progressOfRow(row, { isManual: false }));
  });
});

describe("waiting", () => {
  it.each(holds)("row %i, %s leaves the borrower on the present screen", (row, step) => {
    const facts = factsAt(row, { step });
    expect(isHeld(facts)).toBe(true);
    expect(nextRoute(facts, { route: "complete", occasion: "advanced" })).toEqual({ move: "stay" });
  });

  it.each([10, 11] as const)("shows the summary beneath on a fresh page in row %i", (row) => {
    const step = row === 10 ? "PREQUAL_TITLE" : "GEN_APPLICATION_DISCLOSURES";
    expect(landingPath(factsAt(row, { step }))).toBe("start/app-summary");
  });

  it("goes to its own screen while the closing documents are generated", () => {
    const facts = factsAt(22, { step: "GEN_NOTE_SIGNING" });
    expect(isHeld(facts)).toBe(false);
    expect(nextRoute(facts, { route: "signingIntro", occasion: "advanced" })).toMatchObject({
      move: "go",
      route: "reviewSigndocs",
    });
  });

  it("holds the borrower while a vendor is late", () => {
    const late = factsWith(factsAt(4), { delayed: { what: "WAITING_FOR_VALUATION", since: "2026-01-06T10:00:00Z" } });
    expect(nextRoute(late, { route: "startProfile", occasion: "advanced" })).toEqual({ move: "stay" });
  });
});

describe("a line with a wallet address", () => {
  it("has no account to confirm: the screen beneath is signing", () => {
    expect(landingPath(factsAt(14, { step: "WAITING_FOR_ACCOUNT" }))).toBe("bank/disburse");
    expect(landingPath(factsAt(14, { step: "WAITING_FOR_ACCOUNT", application: { isCrypto: true } }))).toBe(
      "signing/intro",
    );
  });
});

describe("withheld flags", () => {
  it("keep a finished later row from carrying the borrower past an open earlier one", () => {
    const published = factsAt(13);
    const leaked = factsWith(published, { status: { disclosurelistNotaryReady: true } });
    expect(landingPath(published)).toBe("income/review");
    expect(landingPath(leaked)).toBe("notary/intro");
  });
});
