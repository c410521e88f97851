/** Events for which the specification gives both transition and trigger. */
export const specifiedEvents = [
  "lienInfo",
  "underwrite",
  "assetDepletionDtiDecline",
  "selectProduct",
  "addProfileInfo",
  "addHmdaInfo",
  "summarySigning",
  "summarySigned",
  "incomeVerified",
  "incomePartialVerified",
  "manualDisburseSetup",
  "disbursementAch",
  "idDocsUploaded",
  "bpoEscalate",
  "noteSigning",
  "signed",
  "coDeedConfirmed",
  "deedSigning",
  "enotarySigned",
  "insuranceConfirmed",
  "finish",
  "employerVerification",
  "bpoProcessWaiting",
  "datatreeNoMatch",
  "creditIncorrectPin",
  "dtiDecline",
  "creditScoreDecline",
] as const;
export type SpecifiedEvent = (typeof specifiedEvents)[number];

/** Events whose transition is specified and whose trigger is our reading of it. */
export const eventsWithOurTrigger = [
  "repullSoftCredit",
  "manualDisburseManualPay",
  "idReUpload",
  "lienAttestation",
  "manualEnotarySigned",
  "adHocDocRequired",
  "merchantReviewed",
  "delinquencyReview",
  "softCreditNoMatch",
  "propertyNoMatch",
  "softCreditNoCredit",
  "creditLocked",
  "creditFrozen",
  "inactive",
  "decline",
  "fund",
] as const;
export type EventWithOurTrigger = (typeof eventsWithOurTrigger)[number];

/** Our additions: without them `uwReview` and `waitMerchant` could not be entered. */
export const addedEvents = ["merchantReview", "underwritingReview"] as const;
export type AddedEvent = (typeof addedEvents)[number];

export type Event = SpecifiedEvent | EventWithOurTrigger | AddedEvent;

/**
 * The order in which a settling asks the events. Order is priority: of two events that may happen in any state, the
 * later one wins.
 */
export const eventOrder = [
  "lienInfo",
  "repullSoftCredit",
  "underwrite",
  "assetDepletionDtiDecline",
  "selectProduct",
  "addProfileInfo",
  "addHmdaInfo",
  "summarySigning",
  "summarySigned",
  "incomeVerified",
  "incomePartialVerified",
  "manualDisburseSetup",
  "manualDisburseManualPay",
  "disbursementAch",
  "idReUpload",
  "idDocsUploaded",
  "bpoEscalate",
  "lienAttestation",
  "noteSigning",
  "signed",
  "coDeedConfirmed",
  "deedSigning",
  "enotarySigned",
  "manualEnotarySigned",
  "insuranceConfirmed",
  "finish",
  "employerVerification",
  "bpoProcessWaiting",
  "adHocDocRequired",
  "merchantReview",
  "merchantReviewed",
  "underwritingReview",
  "delinquencyReview",
  "softCreditNoMatch",
  "propertyNoMatch",
  "datatreeNoMatch",
  "softCreditNoCredit",
  "creditLocked",
  "creditFrozen",
  "creditIncorrectPin",
  "inactive",
  "decline",
  "dtiDecline",
  "creditScoreDecline",
  "fund",
] as const satisfies readonly Event[];
