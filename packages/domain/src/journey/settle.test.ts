import { describe, expect, it } from "vitest";
import { blankFacts, factsWith, profiledFacts } from "./blank-facts.ts";
import type { JourneyFacts } from "./journey-facts.ts";
import { settle } from "./settle.ts";
import { type State, states, statesNeverEntered } from "./states.ts";

type Changes = Parameters<typeof factsWith>[1];

const at = "2026-01-06T10:00:00Z";
const uuid = "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0d01";
const account = { uuid, routingNumber: "071000013", mask: "6789", accountNumber: "6789" };
const bothConsents = [
  { type: "SOFT_CREDIT", at },
  { type: "HARD_CREDIT", at },
] as const;
const task = [{ categoryEnum: "GENERIC_DOCUMENT_REQUEST", actionNeeded: true }] as const;
const texas = { ...profiledFacts.application.property, state: "TX" } as JourneyFacts["application"]["property"];

/** What happens to one borrower, and where the machine stands after each. */
const straightWay: readonly (readonly [happening: string, changes: Changes, state: State])[] = [
  ["confirms the liens", { status: { liensComplete: true } }, "product"],
  ["chooses an offer", { application: { term: 10, amount: 100_000, rate: 8.95 } }, "moreProfile"],
  ["gives the SSN and consents", { profile: { hasSsn: true }, application: { consents: [...bothConsents] } }, "hmda"],
  ["answers the demographic questions", { application: { hasHmda: true } }, "waitSummary"],
  ["is given the summary", { status: { disclosurelistSummaryReady: true } }, "appSummary"],
  ["signs the summary", { status: { disclosurelistSummaryComplete: true } }, "incomeReview"],
  ["has the income verified", { status: { uwSubDecision: "VERIFIED_INCOME_MATCHED_OFFER" } }, "ach"],
  ["names an account", { application: { disburseAccount: account, payType: "AUTOPAY" } }, "autopay"],
  ["names the account to pay from", { application: { autopayAccount: { uuid } } }, "docVerify"],
  ["hands in a passport", { application: { documents: [{ uuid, type: "PASSPORT_FRONT" }] } }, "waitSign"],
  ["is given the closing documents", { status: { disclosurelistClosingReady: true } }, "sign"],
  ["signs them", { status: { disclosurelistClosingComplete: true } }, "codeed"],
  ["has nobody else to sign", { application: { coDeedStatus: "COMPLETE" } }, "waitNotary"],
  ["is given the deed", { status: { disclosurelistNotaryReady: true } }, "notary"],
  ["signs the deed", { status: { primaryParticipantAcceptComplete: true } }, "insurance"],
  ["proves the insurance", { application: { insurance: { complete: true } } }, "waitFund"],
  ["has the right to cancel", { status: { checklistStatus: "RESCISSION" } }, "waitFund"],
  ["is paid", { step: "COMPLETE" }, "complete"],
];

function factsAfter(last: number): JourneyFacts {
  return straightWay.slice(0, last + 1).reduce((facts, [, changes]) => factsWith(facts, changes), profiledFacts);
}

/** The facts at which the machine stands in each state of the straight way. */
const along: Readonly<Record<string, JourneyFacts>> = Object.fromEntries(
  straightWay.map(([, , state], last) => [state, factsAfter(last)]),
);

const examples: readonly (readonly [happening: string, from: string, changes: Changes, state: State])[] = [
  ["has an open inquiry to explain", "product", { status: { inquiryAttestNeeded: true } }, "liens"],
  [
    "has explained the inquiry",
    "product",
    { status: { inquiryAttestNeeded: true, inquiryAttestComplete: true } },
    "product",
  ],
  [
    "owes too much, but assets may help",
    "product",
    { status: { uwDecision: "ASSET_DEPLETION", uwSubDecision: "UNVERIFIED_DTI_LIMITED" } },
    "assetDepletion",
  ],
  [
    "has given the assets",
    "product",
    {
      status: { uwDecision: "ASSET_DEPLETION", uwSubDecision: "UNVERIFIED_DTI_LIMITED" },
      application: { assetDepletion: { complete: true } },
    },
    "product",
  ],
  [
    "is offered less after the income was verified",
    "incomeReview",
    { application: { term: 0, rate: 0, amount: 0 }, status: { uwSubDecision: "VERIFIED_OFFER" } },
    "product",
  ],
  ["has a file that cannot be matched", "product", { step: "CREDIT_NO_MATCH" }, "ssnCredit"],
  ["is too far on for a match to be asked for", "hmda", { step: "CREDIT_NO_MATCH" }, "hmda"],
  ["has no file", "product", { step: "CREDIT_NO_MATCH_SSN" }, "noCredit"],
  ["has a locked file", "product", { step: "SOFT_CREDIT_LOCKED_OR_FROZEN" }, "errorCredit"],
  [
    "has a frozen file",
    "appSummary",
    { step: "HARD_CREDIT_LOCKED_OR_FROZEN", status: { uwSubDecision: "CREDIT_FROZEN" } },
    "errorCredit",
  ],
  ["gave a wrong PIN", "product", { status: { creditFrozenWithPin: true } }, "incorrectPin"],
  ["has a home that is not found", "product", { step: "NO_PROPERTY_FOUND" }, "noProperty"],
  ["has several homes to choose from", "product", { step: "MULTIPLE_PROPERTIES" }, "noProperty"],
  [
    "has a home without public records",
    "product",
    { status: { propertyComplete: true, datatreeNoMatch: true } },
    "datatreeError",
  ],
  ["is looked at by an underwriter", "product", { status: { uwDecision: "REVIEW" } }, "uwReview"],
  ["is behind on a debt", "appSummary", { step: "DELINQUENCY_REVIEW" }, "delinquency"],
  ["is declined", "product", { status: { uwDecision: "DECLINE" } }, "declined"],
  ["is declined for debts", "product", { status: { uwDecision: "DECLINE", dtiDecline: true } }, "dtiDeclined"],
  [
    "is declined for score and debts",
    "product",
    { status: { uwDecision: "DECLINE", dtiDecline: true, creditScoreDecline: true } },
    "creditScoreDeclined",
  ],
  ["let the application lapse", "hmda", { status: { uwDecision: "INELIGIBLE" } }, "declined"],
  ["has pay stubs to hand in", "incomeReview", { status: { manualPaystubUpload: true } }, "manualPaystubUpload"],
  [
    "has handed them in",
    "incomeReview",
    { status: { manualPaystubUpload: true, manualPaystubTasksComplete: true } },
    "incomeReview",
  ],
  [
    "is self-employed and has no pay stubs",
    "incomeReview",
    {
      status: { manualPaystubUpload: true },
      application: { incomeSources: [{ uuid, type: "EMPINFO", employmentType: "SELF_EMPLOYED" }] },
    },
    "incomeReview",
  ],
  ["has a task", "incomeReview", { conditions: [...task] }, "documents"],
  ["has a task while a step says more", "incomeReview", { conditions: [...task], step: "HMDA" }, "incomeReview"],
  [
    "has a task that is in review",
    "incomeReview",
    { conditions: [{ categoryEnum: "GENERIC_DOCUMENT_REQUEST", actionNeeded: false }] },
    "incomeReview",
  ],
  [
    "has pay stubs to hand in, and the task that says so",
    "incomeReview",
    { conditions: [...task], status: { manualPaystubUpload: true } },
    "manualPaystubUpload",
  ],
  ["pays by hand", "ach", { application: { disburseAccount: account, payType: "MANUAL" } }, "docVerify"],
  [
    "pays by hand before the income is verified",
    "incomeReview",
    { application: { disburseAccount: account, payType: "MANUAL" } },
    "incomeReview",
  ],
  [
    "pays by hand into an account without a routing number",
    "ach",
    { application: { disburseAccount: { ...account, routingNumber: null }, payType: "MANUAL" } },
    "ach",
  ],
  ["has an account that failed its check", "autopay", { status: { giactAccountStatus: "FAILED_VERIFICATION" } }, "ach"],
  ["has an account that is looked at", "autopay", { status: { giactAccountStatus: "PENDING_REVIEW" } }, "autopay"],
  ["has an employer to be asked", "docVerify", { status: { employmentVerificationNeeded: true } }, "emplVerify"],
  [
    "has a passport refused",
    "waitSign",
    { application: { documents: [] }, step: "IDENTITY_VERIFICATION" },
    "docVerify",
  ],
  [
    "needs a price opinion in Texas",
    "waitSign",
    { application: { property: texas }, status: { bpo: "BPO_REQUIRED" } },
    "bpo",
  ],
  [
    "may need a price opinion in Texas",
    "waitSign",
    { application: { property: texas }, status: { bpo: "UNKNOWN_BPO_STATUS" } },
    "bpo",
  ],
  [
    "needs no price opinion in Texas",
    "waitSign",
    { application: { property: texas }, status: { bpo: "BPO_NOT_REQUIRED" } },
    "waitSign",
  ],
  ["needs a price opinion elsewhere", "waitSign", { status: { bpo: "BPO_REQUIRED" } }, "waitSign"],
  ["waits for the price opinion", "waitSign", { status: { bpo: "BPO_PROCESSING" } }, "bpoProcessing"],
  ["waits for the title", "waitSign", { status: { title: "FINAL_TITLE_PROCESSING" } }, "bpoProcessing"],
  ["comes from a merchant", "waitSign", { step: "LIEN_MERCHANT_REVIEW" }, "waitMerchant"],
  ["has confirmed the work order", "waitSign", { step: "LIEN_ATTESTATION" }, "lienAttestation"],
  [
    "has attested that no lien was filed",
    "docVerify",
    {
      step: "LIEN_ATTESTATION",
      application: { consents: [...bothConsents, { type: "LIEN_ATTESTATION", at }] },
    },
    "waitSign",
  ],
  ["signs the deed on paper", "notary", { status: { manualDeedSigningComplete: true } }, "insurance"],
];

describe("the client machine", () => {
  it("begins at `profile`, and at `liens` once row 1 is done", () => {
    expect(settle(blankFacts)).toBe("profile");
    expect(settle(profiledFacts)).toBe("liens");
  });

  it.each(["name", "dob"] as const)("stays at `profile` without the %s", (field) => {
    expect(settle(factsWith(profiledFacts, { profile: { [field]: null } }))).toBe("profile");
  });

  it.each([{ selectedPropertyUuid: null }, { consents: [] }])("stays at `profile` with %o", (application) => {
    expect(settle(factsWith(profiledFacts, { application }))).toBe("profile");
  });

  it.each(straightWay.map(([happening, , state], last) => ({ happening, state, last })))(
    "a borrower who $happening: $state",
    ({ state, last }) => {
      expect(settle(factsAfter(last))).toBe(state);
    },
  );

  it.each(examples)("a borrower who %s, coming from %s", (_, from, changes, state) => {
    expect(settle(factsWith(along[from] ?? blankFacts, changes))).toBe(state);
  });

  it("reaches every state but the one that is never entered", () => {
    const reached = new Set<State>([
      "profile",
      "liens",
      ...straightWay.map((one) => one[2]),
      ...examples.map((one) => one[3]),
    ]);
    expect(states.filter((state) => !reached.has(state))).toEqual(statesNeverEntered);
  });

  it("does not ask for the ownership again, nor go on without it", () => {
    const hmda = along["hmda"] ?? blankFacts;
    const unknown = hmda.profile.addresses.map((address) => ({ ...address, ownership: null }));
    expect(settle(factsWith(hmda, { profile: { addresses: unknown } }))).toBe("moreProfile");
  });

  it("takes a wallet address in place of the accounts", () => {
    const signed = along["sign"] ?? blankFacts;
    const crypto = { isCrypto: true, disburseAccount: null, autopayAccount: null, payType: null };
    expect(settle(factsWith(signed, { application: crypto }))).toBe("ach");
    const employment = { application: crypto, status: { employmentVerificationNeeded: true } };
    expect(settle(factsWith(signed, employment))).toBe("emplVerify");
  });
});
