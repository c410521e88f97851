import type { Proof } from "../../proofs/proof.ts";
import type { Items, Kind } from "../kinds.ts";

/** Why nothing in the running product passes through a thing. `npm run personas` fails when one of them does. */
export interface Never {
  readonly never: string;
}

/** Why a thing cannot happen by the specification itself, and the test that holds it. */
export interface Cannot {
  readonly cannot: string;
  readonly proof: Proof;
}

const excursions = "apps/server/src/workflow/excursions.test.ts";

const neverInTheMachine: Proof = [
  "packages/domain/src/journey/journey-properties.test.ts",
  "never asks for another pull and never stands in manualAutopay, whatever the facts",
];
const evaluation = "apps/server/src/modules/valuation/evaluation.test.ts";
const conditionAsked: Proof = [excursions, "asks for %s, opens its page, and lets staff settle it"];
const slow: Proof = [
  excursions,
  "waits for the title company, for creditors and for the county's rules, whichever is slow",
];
const slower: Proof = [excursions, "waits for %s where it is slower than the bureau: %s"];
const accountGone: Proof = [
  excursions,
  "asks from which account it is paid automatically once the bank has sent the money back",
];
const plainWay: Proof = [
  "e2e/screens/plain.spec.ts",
  "every screen of a plain way to the documents is whole where it stands",
];
const closing: Proof = [
  "e2e/screens/closing.spec.ts",
  "every screen from the documents to the money is whole where it stands",
];
const signer: Proof = ["e2e/screens/signers.spec.ts", "every screen of a co-owner is whole where it stands"];
const visitor: Proof = ["e2e/screens/visitors.spec.ts", "every screen that anybody may see is whole"];
const creditFile: Proof = ["e2e/screens/turns.spec.ts", "every screen about a credit file is whole where it stands"];
const aboutHome: Proof = ["e2e/screens/turns.spec.ts", "every screen about a home is whole where it stands"];
const decision: Proof = ["e2e/screens/turns.spec.ts", "every screen about a decision is whole where it stands"];

/** What no persona passes through on its way, or not for sure. */
export const elsewhere: { readonly [K in Kind]: Readonly<Partial<Record<Items[K], Proof | Never | Cannot>>> } = {
  steps: {
    AUTOPAY_ACCOUNT: [excursions, "asks for the monthly payment while a person still looks at the account"],
    CREDIT_ERROR: [excursions, "stops where the bureau could make no report"],
    CREDIT_MINOR: [excursions, "stops where the bureau knows a minor"],
    GEN_PRE_SOFT_CREDIT_DISCLOSURE: [excursions, "prepares the early disclosures anew for another application"],
    FINAL_TITLE_PROCESSING: slow,
    PAYOFF_REQUEST_PENDING: slow,
    WAITING_FOR_PROPERTY: slower,
    WAITING_FOR_VALUATION: slower,
    PREQUAL_TITLE: [excursions, "waits for the title where it is slower than the borrower"],
    UNKNOWN: [
      "apps/portal/src/journey/poll-status.test.ts",
      "asks fourteen times while work runs, then shows the time-out page",
    ],
    FINAL_TITLE_ORDERED: [excursions, "has the title ordered until the title company takes the order"],
    NAV_RESI_EVAL_ORDERED: [evaluation, "orders the evaluation, and the borrower sees that it is on its way"],
    NAV_RESI_EVAL_PROCESSING: [
      evaluation,
      "lends on the evaluator's figure, names it as what it is, and gives a copy of it",
    ],
    NOTARY_WAITING_PERIOD: [
      "apps/server/src/modules/notary/notary-wait.test.ts",
      "has the borrower book a time after it, and opens the deed once it is over",
    ],
    WAITING_FOR_FLOOD_CERT: [excursions, "waits for the flood certificate where documents wait for nothing else"],
    WAITING_FOR_DISBURSEMENT: [excursions, "waits for the money once the payment service has the transfer in hand"],
    WAITING_FOR_UNDERWRITING: [
      "apps/server/src/modules/underwriting/unpublished-figures.test.ts",
      "keeps what the borrower said, waits, and decides once the figures are there",
    ],
    GEN_RESCISSION: [
      "apps/server/src/modules/rescission/hold.test.ts",
      "takes no confirmation before the period is over, then waits its days, and asks nobody to hurry",
    ],
  },
  transitions: {
    bpoProcessWaiting: slow,
    manualDisburseSetup: accountGone,
    dtiDecline: [excursions, "declines on the debts when no assets count"],
    repullSoftCredit: {
      cannot:
        "The specification gives it no trigger. A pull is repeated by the server's plan, and the browser sees WAITING_FOR_SOFT_CREDIT.",
      proof: neverInTheMachine,
    },
    lienAttestation: [excursions, "draws what was stated about the contractor's lien before anything is signed"],
  },
  states: {
    bpoProcessing: slow,
    autopay: accountGone,
    dtiDeclined: [excursions, "declines on the debts when no assets count"],
    manualAutopay: {
      cannot:
        "No transition of the specification leads to it. Its screen, bank/autopay-manual, is a link of bank/autopay.",
      proof: neverInTheMachine,
    },
  },
  routes: {
    liens: plainWay,
    conditions: plainWay,
    conditionsUploadDocument: plainWay,
    conditionsPhoneNumber: plainWay,
    documentDisclosures: plainWay,
    productSelect: plainWay,
    bpoOrderBpo: plainWay,
    bpoEstimateValue: plainWay,
    startContact: plainWay,
    startHmda: plainWay,
    startAnswers: plainWay,
    startAppSummary: plainWay,
    startProfile: plainWay,
    incomeReview: plainWay,
    incomeLink: plainWay,
    incomeUpload: plainWay,
    incomePointservCallback: plainWay,
    bankDisburse: plainWay,
    bankManualDisburse: plainWay,
    bankConfirm: plainWay,
    bankAutopay: plainWay,
    bankAutopayManual: plainWay,
    incomeEmployerVerification: plainWay,
    creditSocial: creditFile,
    reviewNoCredit: creditFile,
    creditError: creditFile,
    reviewIncorrectPin: creditFile,
    errorTimeout: creditFile,
    reviewDelinquency: creditFile,
    reviewProperty: aboutHome,
    reviewDatatree: aboutHome,
    reviewIncorrectOwnership: aboutHome,
    bpoWaiting: aboutHome,
    merchantReview: aboutHome,
    merchantLienAttestation: aboutHome,
    productPrequalWinback: decision,
    reviewUw: decision,
    errorCredit: decision,
    errorDecline: decision,
    productAssets: decision,
    errorIncome: decision,
    root: plainWay,
    applicationIndex: plainWay,
    bankLinkReturn: plainWay,
    bpoHold: slow,
    payoffHold: slow,
    reviewSigndocs: slow,
    signingSign: closing,
    identity: closing,
    signingIntro: closing,
    signingSupport: closing,
    notaryScheduleManual: closing,
    notaryReserveManual: closing,
    notaryIntro: closing,
    notaryError: closing,
    insuranceUpload: closing,
    insuranceRequirements: closing,
    complete: closing,
    bpoCondition: aboutHome,
    errorFloodCert: aboutHome,
    comingSoon: visitor,
    terms: visitor,
    communications: visitor,
    privacy: visitor,
    licenses: visitor,
    registerSupport: visitor,
    registerAccountSetup: visitor,
    register: visitor,
    signerLogin: visitor,
    signerResume: signer,
    signerIdentity: signer,
    signerIntro: signer,
    signerError: signer,
    signerCancelled: signer,
    signerSign: signer,
    signerDocuments: signer,
    signerConditions: signer,
    signerConditionsUploadDocument: signer,
    signerConditionsIdentity: signer,
    signingAdditional: signer,
    notarySession: signer,
  },
  conditions: {
    BANK_ACCOUNT_FRAUD_REVIEW: conditionAsked,
    FALSE_OWNERSHIP_TYPE_REVIEW: conditionAsked,
    GENERIC_DOCUMENT_REQUEST: conditionAsked,
    HARD_CREDIT_INQUIRY_REVIEW: conditionAsked,
    HELOC_MANUAL_PAYSTUB_UPLOAD: conditionAsked,
    ID_VERIFICATION_FAILURE: conditionAsked,
    IDENTITY_DOCUMENT_FRAUD_REVIEW: conditionAsked,
    MISSING_PHONE_NUMBER: conditionAsked,
    PROPERTY_LEGAL_DESCRIPTION: conditionAsked,
    PROPERTY_OWNERSHIP_FRAUD_REVIEW: conditionAsked,
    REVIEW_TRUST_REQUIREMENTS: conditionAsked,
  },
};
