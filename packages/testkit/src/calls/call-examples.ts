import { consentTexts } from "@gable/domain/profile/consents.ts";
import { pixel } from "../borrower/pixel.ts";

/** A request that fits a call's schemas, for an application that has only just begun. */
export interface CallExample {
  /** Of the path, beside `uuid`. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly file?: Uint8Array<ArrayBuffer>;
  /** No other body would fit. */
  readonly isOnlyBody?: true;
  /** A command that an application takes as soon as it is there, or even when it has ended. */
  readonly taken?: "from-the-beginning" | "even-at-the-end";
}

const some = "5f0e4d4e-6a0c-4c37-9d0a-2f9a4c1f7b11";
const sha256 = "0".repeat(64);
const consentTo = (type: keyof typeof consentTexts) => ({
  type,
  textVersion: consentTexts[type].version,
  language: "es",
});
const password = "a password nobody else has";
const chatToken = "a token of a chat that nobody has";
const chatter = { friendlyName: "Ada Sorensen", emailAddress: "ada@example.com", language: "es" };

/** One for every call of the contract, by its name: a call that is missing here fails the matrix. */
export const callExamples: Readonly<Record<string, CallExample>> = {
  accounts: {},
  acknowledgeDocument: { params: { document: some } },
  additionalInformation: {},
  adoptSignature: { body: { typedName: "Ada Sorensen", initials: "AS", intent: true } },
  advanceClock: { body: { byMs: 1, applicationUuid: some } },
  agentLogIn: { body: { email: "nobody@gable.example", password } },
  agentLogOut: {},
  agentSelf: {},
  answerHmda: {
    body: { ethnicity: ["2"], ethnicityDeclined: false, race: [], raceDeclined: true, sex: [], sexDeclined: true },
  },
  answerNotary: { body: { answers: [{ id: "q1", choice: 0 }] } },
  answers: {},
  application: {},
  applications: {},
  authenticateChat: {},
  bankOfRouting: { params: { routingNumber: "021000021" } },
  bookNotary: { body: { slotId: "slot" } },
  brokerLogIn: { body: { email: "nobody@example.com", password } },
  brokerLogOut: {},
  brokerSelf: {},
  businessClock: {},
  chatAttachment: { params: { attachment: some }, body: { token: chatToken } },
  chatHistory: { body: { token: chatToken, before: 7 } },
  checkIdentity: { body: { kind: "PASSPORT", frontUuid: some } },
  chooseAutopay: { body: { payType: "MANUAL" } },
  chooseDisbursement: { body: { source: "LINKED", accountUuid: some } },
  chooseProperty: { body: { parcelId: "parcel" } },
  completeBankLink: { params: { link: some }, body: { publicToken: "token" } },
  completeIncomeLink: { params: { link: some }, body: { publicToken: "token" } },
  conditions: {},
  confirmEmail: { body: { code: "000000" } },
  confirmEmployer: {
    body: {
      employerName: "Sierra Water",
      position: "Planner",
      since: "2019-04",
      phone: "(916) 555-2671",
      consent: consentTo("EMPLOYMENT_VERIFICATION"),
    },
  },
  confirmLiens: { body: { answers: [], added: [] } },
  createApplication: { taken: "from-the-beginning" },
  creditStanding: {},
  currentChat: {},
  decision: {},
  developmentStaff: {},
  discardDraft: {},
  document: { params: { document: some } },
  documents: {},
  draft: {},
  earlyDisclosure: { params: { kind: "GLBA_NOTICE" } },
  earlyDisclosures: {},
  employer: {},
  enrolSecondFactor: {},
  estimateValue: { body: { value: 40_000_000 } },
  featureDecision: { params: { context: "external" }, body: { featureKey: "maintenance", optimizeUser: {} } },
  initStreamChat: { body: chatter },
  initWebChat: { params: { provider: "desk" }, body: chatter },
  rateChat: { body: { contactId: some, rating: 5 } },
  refreshChatNonce: { query: { nonce: "nonce" } },
  refreshChatToken: { params: { provider: "desk" }, body: { token: chatToken } },
  uploadChatAttachment: { body: { token: chatToken }, file: pixel },
  webChatInfo: { params: { provider: "desk" }, body: { omniProxyChannelId: some } },
  forgetPassword: { body: { email: "nobody@example.com" } },
  giveSecondFactor: { body: { code: "000000" } },
  giveConsent: { body: consentTo("SOFT_CREDIT"), taken: "even-at-the-end" },
  identity: {},
  identityByToken: {},
  identityCheck: {},
  income: {},
  insurance: {},
  joinNotary: {
    body: { ready: { document: true, quietRoom: true, camera: true, microphone: true }, state: "NV" },
  },
  liens: {},
  linkBank: { body: { consent: consentTo("BANK_ACCOUNT_READING") } },
  linkIncome: { body: { source: "PAYROLL", consent: consentTo("PAYROLL_READING") } },
  loanOriginator: { params: { loanOriginatorUuid: some } },
  logIn: { body: { email: "nobody@example.com", password } },
  notary: {},
  notarySession: {},
  offers: {},
  openStatus: { params: { department: "OPS_PHONE" } },
  operatingHours: { params: { department: "OPS_PHONE" } },
  operatingWeek: { params: { department: "OPS_PHONE" } },
  orderBpo: { body: { acceptedFee: 0 } },
  persona: { params: { name: "straight-approval" } },
  personas: {},
  placeOfZip: { params: { zip: "95831" } },
  profile: {},
  propertyChoices: {},
  proveInsurance: {
    body: {
      kind: "HAZARD",
      insurer: "Golden Valley",
      policyNumber: "GV-1001",
      dwellingCoverage: 50_000_000,
      expiresOn: "2027-08-31",
    },
  },
  register: {
    body: { email: "somebody@example.com", password, answers: {}, consents: [], demonstrationCode: "0000" },
  },
  renewOffers: {},
  repullCredit: { body: { ssn: "799-04-0004" } },
  rescind: { body: { confirmed: true }, isOnlyBody: true },
  rescission: {},
  resetPassword: { body: { token: "x".repeat(40), password } },
  saveAdditionalInformation: {
    body: {
      ssn: "799-01-0001",
      ownership: "SOLE",
      occupancy: "PRIMARY",
      phone: "(916) 555-2671",
      purpose: "EDUCATION",
      titleCompanions: [],
      hardCreditConsent: consentTo("HARD_CREDIT"),
    },
  },
  saveDraft: { body: { annualIncome: 14_200_000 } },
  saveProfile: { body: { annualIncome: 14_200_000 }, taken: "from-the-beginning" },
  selectOffer: {
    body: { offerUuid: some, selectedOfferAmount: 5_000_000, selectedDiscounts: [], selectedAccountsToPayoff: [] },
  },
  sendEmailCode: {},
  settleIncome: { body: { confirmed: true }, isOnlyBody: true },
  signDeed: { body: { sha256 } },
  signDocument: { params: { document: some }, body: { sha256, fieldIds: [] } },
  signSummary: { body: { typedName: "Ada Sorensen" } },
  signing: {},
  stateLicenses: { query: { orgCode: "gable" } },
  status: {},
  statusStream: {},
  submitApplication: {},
  suggestAddresses: { query: { text: "1418 Alder" } },
  summary: {},
  timeline: {},
  uploadDocument: { body: { type: "OTHER_EVIDENCE" }, file: pixel, taken: "from-the-beginning" },
  valuation: {},
  withdraw: { body: { reason: "changed my mind" }, taken: "from-the-beginning" },
};
