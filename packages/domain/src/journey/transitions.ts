import type { AddedEvent, Event, EventWithOurTrigger, SpecifiedEvent } from "./events.ts";
import type { State } from "./states.ts";

export type Transition = { readonly from: "any" | readonly State[]; readonly to: State };

const specifiedTransitions = {
  softCreditNoMatch: { from: ["profile", "liens", "product"], to: "ssnCredit" },
  creditLocked: { from: "any", to: "errorCredit" },
  creditFrozen: { from: "any", to: "errorCredit" },
  creditIncorrectPin: { from: "any", to: "incorrectPin" },
  softCreditNoCredit: { from: "any", to: "noCredit" },
  repullSoftCredit: { from: ["profile"], to: "product" },
  propertyNoMatch: { from: "any", to: "noProperty" },
  datatreeNoMatch: { from: "any", to: "datatreeError" },
  lienInfo: { from: ["profile"], to: "liens" },
  underwrite: { from: "any", to: "product" },
  assetDepletionDtiDecline: { from: ["product"], to: "assetDepletion" },
  selectProduct: { from: ["product"], to: "moreProfile" },
  addProfileInfo: { from: ["moreProfile"], to: "hmda" },
  addHmdaInfo: { from: ["hmda"], to: "waitSummary" },
  summarySigning: { from: ["waitSummary"], to: "appSummary" },
  summarySigned: { from: ["appSummary"], to: "incomeReview" },
  incomeVerified: { from: ["incomeReview"], to: "ach" },
  disbursementAch: { from: ["autopay", "ach"], to: "docVerify" },
  idDocsUploaded: { from: ["docVerify"], to: "waitSign" },
  bpoEscalate: { from: ["docVerify", "incomeReview"], to: "bpo" },
  bpoProcessWaiting: { from: "any", to: "bpoProcessing" },
  idReUpload: { from: "any", to: "docVerify" },
  adHocDocRequired: { from: "any", to: "documents" },
  incomePartialVerified: { from: "any", to: "manualPaystubUpload" },
  manualDisburseSetup: { from: "any", to: "autopay" },
  manualDisburseManualPay: { from: "any", to: "docVerify" },
  merchantReviewed: { from: "any", to: "lienAttestation" },
  lienAttestation: { from: "any", to: "waitSign" },
  employerVerification: { from: "any", to: "emplVerify" },
  noteSigning: { from: ["waitSign"], to: "sign" },
  signed: { from: ["sign"], to: "codeed" },
  coDeedConfirmed: { from: ["codeed"], to: "waitNotary" },
  deedSigning: { from: "any", to: "notary" },
  enotarySigned: { from: ["notary"], to: "insurance" },
  manualEnotarySigned: { from: ["notary"], to: "insurance" },
  insuranceConfirmed: { from: ["insurance"], to: "waitFund" },
  finish: { from: "any", to: "waitFund" },
  inactive: { from: "any", to: "declined" },
  decline: { from: "any", to: "declined" },
  dtiDecline: { from: "any", to: "dtiDeclined" },
  creditScoreDecline: { from: "any", to: "creditScoreDeclined" },
  delinquencyReview: { from: "any", to: "delinquency" },
  fund: { from: "any", to: "complete" },
} as const satisfies Readonly<Record<SpecifiedEvent | EventWithOurTrigger, Transition>>;

const addedTransitions = {
  merchantReview: { from: "any", to: "waitMerchant" },
  underwritingReview: { from: "any", to: "uwReview" },
} as const satisfies Readonly<Record<AddedEvent, Transition>>;

export const transitions: Readonly<Record<Event, Transition>> = { ...specifiedTransitions, ...addedTransitions };

/** Whether the machine may take this transition in this state. */
export function mayLeave(state: State, transition: Transition): boolean {
  return transition.from === "any" || transition.from.includes(state);
}
