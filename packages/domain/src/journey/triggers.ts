import { isIdentityDocumentFront } from "../application/document-types.ts";
import type { BpoStatus, ChecklistStatus, ConsentType, SubDecision } from "../application/enumerations.ts";
import type { AddedEvent, Event, EventWithOurTrigger, SpecifiedEvent } from "./events.ts";
import type { JourneyFacts } from "./journey-facts.ts";

export type Trigger = (facts: JourneyFacts) => boolean;

const incomeMatched: ReadonlySet<SubDecision | null> = new Set(["VERIFIED_INCOME_MATCHED_OFFER", "FINAL_OFFER"]);
const bpoUnsettled: ReadonlySet<BpoStatus | null> = new Set(["BPO_REQUIRED", "UNKNOWN_BPO_STATUS"]);
const checklistsAfterSigning: ReadonlySet<ChecklistStatus | null> = new Set(["RESCISSION", "RECORDING", "FUNDABLE"]);

const specifiedTriggers = {
  lienInfo: ({ application, profile }) =>
    profile.name !== null &&
    profile.dob !== null &&
    application.selectedPropertyUuid !== null &&
    hasConsent(application, "SOFT_CREDIT"),

  underwrite: ({ application, status }) =>
    ((status.liensComplete || status.uwDecision !== null) &&
      (!status.inquiryAttestNeeded || status.inquiryAttestComplete)) ||
    (application.term === 0 && application.rate === 0 && status.uwSubDecision === "VERIFIED_OFFER"),

  assetDepletionDtiDecline: ({ application, status }) =>
    (status.uwDecision === null || status.uwDecision === "ASSET_DEPLETION") &&
    status.uwSubDecision === "UNVERIFIED_DTI_LIMITED" &&
    application.assetDepletion?.complete !== true,

  selectProduct: ({ application }) => application.term > 0 && application.amount > 0,

  addProfileInfo: (facts) =>
    isOwnershipKnown(facts) && facts.profile.hasSsn && hasConsent(facts.application, "HARD_CREDIT"),

  addHmdaInfo: ({ application }) => application.hasHmda,

  summarySigning: ({ status }) => status.disclosurelistSummaryReady,

  summarySigned: ({ status }) => status.disclosurelistSummaryComplete,

  incomeVerified: isIncomeVerified,

  incomePartialVerified: isIncomePartlyVerified,

  manualDisburseSetup: (facts) =>
    isDisburseAccountUsable(facts) &&
    facts.application.payType === "AUTOPAY" &&
    facts.application.autopayAccount === null,

  disbursementAch: ({ application }) =>
    hasRoutingNumber(application) && (application.payType === "MANUAL" || application.autopayAccount !== null),

  idDocsUploaded: (facts) => isIdentityDocumentOnFile(facts) && !(isInTexas(facts) && isBpoUnsettled(facts)),

  bpoEscalate: (facts) =>
    isInTexas(facts) &&
    facts.application.disburseAccount !== null &&
    isIdentityDocumentOnFile(facts) &&
    isBpoUnsettled(facts),

  noteSigning: (facts) => areAccountsSet(facts) && facts.status.disclosurelistClosingReady,

  signed: ({ status }) => status.disclosurelistClosingComplete,

  coDeedConfirmed: ({ application }) => application.coDeedStatus === "COMPLETE",

  deedSigning: ({ status }) => status.disclosurelistNotaryReady,

  enotarySigned: ({ status }) => status.primaryParticipantAcceptComplete || status.disclosurelistNotaryComplete,

  insuranceConfirmed: isInsuranceComplete,

  finish: (facts) => checklistsAfterSigning.has(facts.status.checklistStatus) && isInsuranceComplete(facts),

  employerVerification: (facts) => areAccountsSet(facts) && facts.status.employmentVerificationNeeded,

  bpoProcessWaiting: ({ status }) => status.bpo === "BPO_PROCESSING" || status.title === "FINAL_TITLE_PROCESSING",

  datatreeNoMatch: ({ status }) => status.propertyComplete && status.datatreeNoMatch,

  creditIncorrectPin: ({ status }) => status.creditFrozenWithPin,

  dtiDecline: ({ status }) => status.uwDecision === "DECLINE" && status.dtiDecline,

  creditScoreDecline: ({ status }) => status.creditScoreDecline,
} as const satisfies Readonly<Record<SpecifiedEvent, Trigger>>;

const ourTriggers = {
  // A new pull belongs to the server's plan; the browser never asks for one.
  repullSoftCredit: () => false,

  manualDisburseManualPay: (facts) =>
    isDisburseAccountUsable(facts) && facts.application.payType === "MANUAL" && isIncomeVerified(facts),

  idReUpload: (facts) => facts.step === "IDENTITY_VERIFICATION" && !isIdentityDocumentOnFile(facts),

  lienAttestation: ({ application, step }) =>
    step === "LIEN_ATTESTATION" && hasConsent(application, "LIEN_ATTESTATION"),

  merchantReviewed: ({ application, step }) =>
    step === "LIEN_ATTESTATION" && !hasConsent(application, "LIEN_ATTESTATION"),

  manualEnotarySigned: ({ status }) => status.manualDeedSigningComplete,

  adHocDocRequired: (facts) =>
    facts.step === null &&
    facts.profile.name !== null &&
    facts.conditions.some((condition) => condition.actionNeeded) &&
    !isIncomePartlyVerified(facts),

  delinquencyReview: ({ step }) => step === "DELINQUENCY_REVIEW",

  softCreditNoMatch: ({ step }) => step === "CREDIT_NO_MATCH",

  softCreditNoCredit: ({ step }) => step === "CREDIT_NO_MATCH_SSN",

  propertyNoMatch: ({ step }) => step === "NO_PROPERTY_FOUND" || step === "MULTIPLE_PROPERTIES",

  creditFrozen: (facts) => isLockedOrFrozen(facts) && facts.status.uwSubDecision === "CREDIT_FROZEN",

  creditLocked: (facts) => isLockedOrFrozen(facts) && facts.status.uwSubDecision !== "CREDIT_FROZEN",

  inactive: ({ status, step }) => step === null && status.uwDecision === "INELIGIBLE",

  decline: ({ status }) => status.uwDecision === "DECLINE",

  fund: ({ step }) => step === "COMPLETE",
} as const satisfies Readonly<Record<EventWithOurTrigger, Trigger>>;

const addedTriggers = {
  merchantReview: ({ step }) => step === "LIEN_MERCHANT_REVIEW",
  underwritingReview: ({ status, step }) => step === null && status.uwDecision === "REVIEW",
} as const satisfies Readonly<Record<AddedEvent, Trigger>>;

/** When each event happens. The state from which it may happen is in `transitions.ts`. */
export const triggers: Readonly<Record<Event, Trigger>> = { ...specifiedTriggers, ...ourTriggers, ...addedTriggers };

type Application = JourneyFacts["application"];

function hasConsent(application: Application, consentType: ConsentType): boolean {
  return application.consents.some((consent) => consent.type === consentType);
}

function hasRoutingNumber(application: Application): boolean {
  return (application.disburseAccount?.routingNumber ?? null) !== null;
}

function isOwnershipKnown({ application, profile }: JourneyFacts): boolean {
  const home = profile.addresses.find((address) => address.uuid === application.selectedPropertyUuid);
  return home !== undefined && home.ownership !== null;
}

function isIncomeVerified({ status }: JourneyFacts): boolean {
  return incomeMatched.has(status.uwSubDecision);
}

function isIncomePartlyVerified({ application, status }: JourneyFacts): boolean {
  return (
    status.manualPaystubUpload &&
    !status.manualPaystubTasksComplete &&
    !application.incomeSources.some((source) => source.employmentType === "SELF_EMPLOYED")
  );
}

function isDisburseAccountUsable({ application, status }: JourneyFacts): boolean {
  return hasRoutingNumber(application) && status.giactAccountStatus !== "FAILED_VERIFICATION";
}

/** Where the money goes and how it is paid back are both settled; a wallet address settles both. */
function areAccountsSet({ application }: JourneyFacts): boolean {
  return (
    application.isCrypto ||
    (application.disburseAccount !== null && (application.payType === "MANUAL" || application.autopayAccount !== null))
  );
}

function isIdentityDocumentOnFile({ application }: JourneyFacts): boolean {
  return application.documents.some((document) => isIdentityDocumentFront(document.type));
}

function isInTexas({ application }: JourneyFacts): boolean {
  return application.property?.state === "TX";
}

function isBpoUnsettled({ status }: JourneyFacts): boolean {
  return bpoUnsettled.has(status.bpo);
}

function isInsuranceComplete({ application }: JourneyFacts): boolean {
  return application.insurance?.complete === true;
}

function isLockedOrFrozen({ step }: JourneyFacts): boolean {
  return step === "SOFT_CREDIT_LOCKED_OR_FROZEN" || step === "HARD_CREDIT_LOCKED_OR_FROZEN";
}
