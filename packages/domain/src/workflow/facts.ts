import type { AdditionalInformation } from "../profile/additional-information.ts";
import type { Condition } from "../conditions/condition.ts";
import type { EmployerContact } from "../employment/employer.ts";
import type { IdentityDocumentKind } from "../identity/identity-documents.ts";
import type { LienAnswer } from "../liens/lien-answer.ts";
import type { InsurancePolicy } from "../insurance/policy.ts";
import type { ClosingCost } from "../offers/closing-costs.ts";
import type { CreditHistory } from "../credit/credit-history.ts";
import type { Asset } from "../income/asset-depletion.ts";
import type { PropertyType } from "../property/property-type.ts";
import type { Address } from "../application/address.ts";
import type { DocumentType } from "../application/document-types.ts";
import type { EmploymentType, IncomeSourceType, PropertyCondition } from "../application/enumerations.ts";
import type { PersonName } from "../application/person-name.ts";
import type { Consent } from "../profile/consents.ts";
import type { RegistrationDraft } from "../profile/registration.ts";
import type { Bureau, KnownCredit, KnownLien } from "./credit-facts.ts";
import type { DecisionRecord } from "./decision-record.ts";

/** ISO instant in UTC. */
export type Instant = string;
/** ISO calendar date, `2026-11-20`, in the zone that the fact's comment names. */
export type LocalDate = string;

/** Who made a fact. */
export type Actor =
  | { readonly kind: "borrower"; readonly identityUuid: string }
  | { readonly kind: "signer"; readonly identityUuid: string }
  | { readonly kind: "staff"; readonly identityUuid: string; readonly role: string }
  | { readonly kind: "vendor"; readonly vendor: string; readonly order?: string }
  | { readonly kind: "clock" }
  | { readonly kind: "system" };

/** A notice or document as it reached a person: generated, shown, opened, acknowledged. */
export interface Delivery {
  readonly documentKind: string;
  readonly version: string;
  readonly sha256: string;
  readonly deliveredAt: Instant;
  readonly openedAt?: Instant;
  readonly acknowledgedAt?: Instant;
  /** Of a document that was made for this application. */
  readonly documentUuid?: string;
}

/** What a bureau answered, soft or hard. Business answers are values; an outage leaves no fact. */
export type CreditOutcome =
  | {
      readonly outcome: "HIT";
      readonly report: KnownCredit;
      /** What its history means under the policy of the day. */
      readonly history: CreditHistory;
      /** Of a hard report: nothing that matters changed since the soft one. */
      readonly withinTolerance: boolean;
      readonly at: Instant;
    }
  | {
      readonly outcome:
        | "NO_MATCH"
        | "NO_MATCH_SSN"
        | "NO_FILE"
        | "FROZEN"
        | "LOCKED"
        | "FROZEN_PIN"
        | "MINOR"
        | "ERROR";
      readonly bureau: Bureau;
      readonly pinRejected?: boolean;
      readonly attemptsLeft?: number;
      readonly at: Instant;
    };

/** A claim on the home as the county has it. Amounts in cents. */
export interface RecordedLien {
  readonly id: string;
  readonly holder: string;
  readonly recordedOn: LocalDate;
  readonly originalAmount: number;
  readonly openEnd: boolean;
  readonly position: number;
  readonly releasedOn: LocalDate | null;
}

/** A home as county records describe it. */
export interface Parcel {
  readonly parcelId: string;
  readonly address: Address;
  readonly countyFips: string;
  readonly countyName: string;
  readonly propertyType: PropertyType;
  /** As on the deed. */
  readonly owners: readonly { readonly recordedName: string; readonly isPerson: boolean }[];
  readonly vesting: string;
  readonly titleChangedOn: LocalDate | null;
  readonly legalDescription: string;
  readonly timeZone: string;
  /** Taxes and association dues a month, in cents. */
  readonly monthlyDues: number;
  readonly recordedLiens: readonly RecordedLien[];
}

export type PropertyOutcome =
  | { readonly outcome: "FOUND"; readonly parcels: readonly Parcel[]; readonly at: Instant }
  | { readonly outcome: "NONE" | "RECORDS_DOWN"; readonly at: Instant };

export interface Valuation {
  readonly source: "AVM" | "BPO" | "APPRAISAL";
  /** Cents. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Forecast standard deviation of an automated value, 0 to 1. */
  readonly fsd?: number;
  readonly condition: PropertyCondition;
  readonly model: string;
  readonly asOf: LocalDate;
}

export type ValuationOutcome =
  | { readonly outcome: "VALUED"; readonly valuation: Valuation; readonly bpoRequired: boolean; readonly at: Instant }
  | { readonly outcome: "NONE"; readonly at: Instant };

/** The borrower's word on debts against the home, with what they corrected. */
export interface ConfirmedLiens {
  readonly liens: readonly KnownLien[];
  /** What was said of each debt found, with the reasons given. */
  readonly answers: readonly LienAnswer[];
  readonly at: Instant;
}

/** A choice of offer, priced by the server at the moment of choosing. Amounts in cents. */
export interface ChosenOffer {
  readonly offerUuid: string;
  readonly decisionUuid: string;
  readonly termYears: number;
  readonly feePercent: string;
  /** The rate of the line's band, and the rate after discounts. */
  readonly noteRatePercent: string;
  readonly ratePercent: string;
  readonly marginPercent: string;
  readonly line: number;
  readonly initialDraw: number;
  readonly originationFee: number;
  readonly monthlyPayment: number;
  readonly discounts: readonly string[];
  readonly payoffs: readonly string[];
  readonly at: Instant;
}

export interface GeneratedDocument {
  readonly documentUuid: string;
  readonly kind: string;
  readonly sha256: string;
  readonly at: Instant;
}

/** A file that the borrower gave. */
export interface Upload {
  readonly documentUuid: string;
  readonly type: DocumentType;
  readonly at: Instant;
}

export interface Signature {
  readonly documentUuid: string;
  readonly sha256Before: string;
  readonly sha256After: string;
  readonly at: Instant;
}

/** A visit to a vendor's own page on which the borrower opens an account to the vendor. */
export interface LinkVisit {
  readonly uuid: string;
  readonly vendor: "income-link" | "bank-link" | "tax-transcript";
  /** What is read when the borrower is back. */
  readonly purpose: "INCOME" | "ACCOUNTS";
  /** The vendor's name of the visit. */
  readonly order: string;
  readonly openedAt: Instant;
  /** `COMPLETED`: the borrower is back and the reading is under way. */
  readonly state: "OPEN" | "COMPLETED" | "READ" | "ABANDONED" | "FAILED";
  /** What the vendor gave for reading, once completed. */
  readonly publicToken?: string;
  /** A bank's lasting name of what was shared, and of the accounts in it. */
  readonly item?: string;
  readonly accounts?: readonly string[];
  /** Why nothing could be read. */
  readonly reason?: string;
}

export interface LinkedAccount {
  readonly accountUuid: string;
  readonly bankName: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly type: "CHECKING" | "SAVINGS";
  readonly owners: readonly string[];
}

export interface ChosenAccount extends LinkedAccount {
  readonly source: "LINKED" | "TYPED";
  readonly nickname?: string;
  readonly at: Instant;
}

/** An account that was chosen for the money and may not be used: its check failed, or a payment to it came back. */
export interface RefusedAccount extends Pick<LinkedAccount, "bankName" | "routingNumber" | "accountNumber"> {
  readonly reason: string;
  readonly at: Instant;
}

export type AccountVerification = "VERIFIED" | "PENDING_REVIEW" | "FAILED_VERIFICATION";

export interface IncomeSource {
  readonly uuid: string;
  readonly source: IncomeSourceType;
  readonly employmentType: EmploymentType;
  readonly employerName?: string;
  /** Gross yearly income in cents as this source shows it. */
  readonly annualAmount: number;
  readonly reference: string;
  readonly at: Instant;
}

export interface IdentityCheck {
  readonly kind: IdentityDocumentKind;
  readonly documentUuids: readonly string[];
  readonly submittedAt: Instant;
  readonly result?: { readonly outcome: "PASSED" | "RETRY" | "REVIEW"; readonly reason?: string; readonly at: Instant };
}

/** Proof of a policy, as the borrower gave it and as the insurer's records bear it out. */
export interface PolicyProof {
  readonly policy: InsurancePolicy;
  readonly givenAt: Instant;
  /** The insurers' records do not hold it: its declarations page is read instead. */
  readonly notOnRecord?: boolean;
  /** Absent while it is checked. `reason` says why it is not accepted. */
  readonly result?: { readonly accepted: boolean; readonly reason?: string; readonly at: Instant };
}

/** What it costs to pay a debt off, and where the money goes. Amounts in cents. */
export type PayoffQuote =
  | {
      readonly outcome: "QUOTED";
      readonly amount: number;
      readonly perDiem: number;
      readonly goodThrough: LocalDate;
      readonly payee: string;
      readonly routingNumber: string;
      readonly accountNumber: string;
      readonly creditorReference: string;
      readonly at: Instant;
    }
  | { readonly outcome: "BY_MAIL"; readonly mailTo: string; readonly at: Instant }
  | { readonly outcome: "NOT_FOUND"; readonly at: Instant };

/** What the county's recorder accepts. */
export interface CountyRules {
  readonly recordsElectronically: boolean;
  readonly acceptsRemoteNotarisation: boolean;
  /** Cents. */
  readonly recordingFee: number;
  readonly at: Instant;
}

/** A session with a notary by video. It only ever moves forward, whatever the order of reports. */
export interface NotarySession {
  readonly sessionId: string;
  /** The slot of the network; absent to begin at once. */
  readonly slotId?: string;
  readonly startsAt: Instant;
  readonly state: "BOOKED" | "WAITING" | "QUESTIONS" | "IN_SESSION" | "FAILED";
  readonly notaryName?: string;
  readonly quiz?: {
    readonly quizId: string;
    readonly attempt: number;
    readonly questions: readonly {
      readonly id: string;
      readonly text: string;
      readonly choices: readonly { readonly id: string; readonly text: string }[];
    }[];
    readonly answerBy: Instant;
  };
  /** Two quizzes failed: not before. */
  readonly lockedUntil?: Instant;
  readonly reason?: string;
  readonly deedSigned?: Signature;
  readonly bookedAt: Instant;
}

/** A notary's visit in person. */
export interface NotaryVisit {
  readonly place: {
    readonly type: "home" | "work" | "other" | "lender-office" | "attorney-office" | "title-office";
    readonly address: Address;
    readonly accessNotes?: string;
  };
  readonly windows: readonly { readonly from: Instant; readonly to: Instant }[];
  readonly language: "en" | "es";
  readonly requestedAt: Instant;
  /** `OVER`: the appointed time has passed, and the paper is awaited. */
  readonly state: "REQUESTED" | "CONFIRMED" | "OVER" | "FAILED";
  readonly visitId?: string;
  readonly startsAt?: Instant;
  readonly notary?: {
    readonly name: string;
    readonly commissionNumber: string;
    readonly commissionState: string;
    readonly commissionCounty: string;
    readonly commissionExpiresOn: LocalDate;
    readonly phone?: string;
  };
  readonly reason?: string;
}

/** The deed on its way into the county's books. */
export interface Recording {
  readonly method: "electronic" | "courier";
  readonly status: "SUBMITTED" | "RECORDED" | "REJECTED";
  readonly submittedAt: Instant;
  readonly recordedAt?: Instant;
  readonly instrument?: string;
  readonly reasons?: readonly string[];
}

/** The decision to send the money: from now on nothing about it changes. Amounts in cents. */
export interface FundingDecision {
  /** 1 for the first; each returned payment leads to another. */
  readonly attempt: number;
  readonly cash: number;
  readonly account: ChosenAccount | null;
  readonly at: Instant;
}

/** Money leaving, as the disbursement vendor reports it. */
export interface Disbursement {
  readonly attempt: number;
  readonly order: string;
  readonly amount: number;
  readonly status: "SENT" | "RETURNED" | "REFUSED";
  readonly settlesOn?: LocalDate;
  readonly reason?: string;
  readonly at: Instant;
}

/**
 * Everything known of one application. The step is derived from this and from nothing else (journey, section 1).
 * A fact that is absent is not known yet. Facts are sealed at rest as one document.
 */
export interface Facts {
  readonly answers: RegistrationDraft;
  readonly channel: { readonly referrerUuid?: string; readonly isCrypto?: boolean; readonly merchantUuid?: string };
  readonly consents: readonly Consent[];
  readonly deliveries: readonly Delivery[];
  /** Row 1 satisfied: the application of Regulation B and HMDA. */
  readonly receivedAt?: Instant;
  readonly ssn?: string;
  readonly formerAddress?: Address;

  readonly softCredit?: CreditOutcome;
  readonly softCreditAttempts: number;
  readonly fraudAlertCleared?: { readonly by: string; readonly at: Instant };
  readonly property?: PropertyOutcome;
  readonly chosenParcelId?: string;
  readonly ownershipCleared?: { readonly by: string; readonly at: Instant };
  /** Automated values in the order obtained; null for a model that found nothing. */
  readonly avms: readonly (Valuation | null)[];
  readonly valuation?: ValuationOutcome;
  /** The borrower's own estimate in cents, where no automated value was found. */
  readonly estimatedValue?: number;
  readonly liens?: ConfirmedLiens;
  readonly inquiryAttestation?: {
    readonly newDebts: readonly { readonly creditor: string; readonly monthlyPayment: number }[];
    readonly at: Instant;
  };
  readonly decision?: DecisionRecord;
  readonly depletionAssets?: readonly Asset[];
  readonly winbackAnswered?: { readonly accepted: boolean; readonly at: Instant };
  readonly offer?: ChosenOffer;
  readonly offerHistory: readonly ChosenOffer[];
  readonly additional?: AdditionalInformation & { readonly at: Instant };
  readonly watchlist?: { readonly outcome: "CLEAR" | "HIT"; readonly at: Instant; readonly clearedBy?: string };
  /** The answers themselves are kept apart, where no decision can read them. */
  readonly hmdaAnsweredAt?: Instant;
  readonly prequalTitle?: {
    /** The search that the final update brings to date; null where the company found nothing. */
    readonly search: string | null;
    readonly undisclosedLiens: readonly RecordedLien[];
    readonly judgments: number;
    readonly at: Instant;
  };
  readonly summaryDocuments?: readonly GeneratedDocument[];
  readonly summarySignature?: { readonly at: Instant; readonly typedName: string };
  readonly submittedAt?: Instant;
  readonly hardCredit?: CreditOutcome;
  readonly hardCreditAttempts: number;
  readonly delinquencyCleared?: { readonly by: string; readonly at: Instant };
  /** A person accepted a home in less than average condition. */
  readonly conditionCleared?: { readonly by: string; readonly at: Instant };

  readonly uploads: readonly Upload[];
  readonly links: readonly LinkVisit[];
  readonly incomeSources: readonly IncomeSource[];
  readonly incomeVerified?: { readonly annualAmount: number; readonly match: boolean; readonly at: Instant };
  /** Pay stubs were asked for, because no source could be read. */
  readonly payStubs?: { readonly wanted: number; readonly waivedBy?: string; readonly at: Instant };
  readonly linkedAccounts: readonly LinkedAccount[];
  readonly disbursementAccount?: ChosenAccount;
  readonly disbursementCheck?: { readonly status: AccountVerification; readonly reason: string; readonly at: Instant };
  readonly refusedAccounts: readonly RefusedAccount[];
  /** Where a loan in crypto-assets is paid to, instead of an account. */
  readonly wallet?: { readonly address: string; readonly at: Instant };
  readonly payType?: "AUTOPAY" | "MANUAL";
  readonly autopayAccount?: ChosenAccount & { readonly draftDay: number };
  readonly employer?: EmployerContact & { readonly at: Instant };
  /** `ASKED`: the employers' database does not know it, and a person asks the employer. */
  readonly employment?: {
    readonly outcome: "ASKED" | "CONFIRMED" | "NOT_CONFIRMED";
    readonly reason?: string;
    readonly at: Instant;
  };
  readonly identityChecks: readonly IdentityCheck[];
  /** Pictures on file; refused ones are taken out. */
  readonly identityDocuments: readonly { readonly uuid: string; readonly type: DocumentType }[];
  readonly bpo?: {
    readonly status: "ORDERED" | "COMPLETE" | "NOT_POSSIBLE";
    readonly attempt: number;
    readonly accessNotes?: string;
    /** Where the broker is with it. */
    readonly stage?: "assigned" | "scheduled" | "inspected";
    readonly visit?: { readonly from: Instant; readonly to: Instant };
    readonly valuation?: Valuation;
    readonly reason?: string;
    readonly at: Instant;
  };
  readonly finalTitle?: {
    readonly clearToClose: boolean;
    readonly exceptions: readonly string[];
    readonly expiresOn?: LocalDate;
    readonly at: Instant;
  };
  readonly finalTitleAttempts: number;
  /** By the debt's id. */
  readonly payoffQuotes: Readonly<Record<string, PayoffQuote>>;
  readonly workOrderConfirmedAt?: Instant;
  readonly county?: CountyRules;
  readonly flood?: {
    readonly zone: string;
    readonly specialHazardArea: boolean;
    /** The community takes part in the national programme. */
    readonly participates: boolean;
    /** As FEMA names and numbers it. */
    readonly community: string;
    readonly determination: string;
    readonly at: Instant;
  };
  readonly trustAccepted?: { readonly by: string; readonly at: Instant };
  /** Counts the packages that were drawn: what is not signed on its day is drawn anew. */
  readonly closingEdition: number;
  /** Charges of others at opening, as the package names them: what the borrower pays is taken from the first draw. Cents. */
  readonly closingCosts?: readonly {
    readonly cost: ClosingCost;
    readonly amount: number;
    readonly paidFrom: "line" | "lender";
  }[];
  /** Dates that the agreement names and the deed repeats. */
  readonly agreedDates?: { readonly firstPaymentOn: LocalDate; readonly maturesOn: LocalDate };
  /** The day, where the property is, for which the package was drawn: the right to cancel in it is reckoned from then. */
  readonly closingDay?: LocalDate;
  readonly closingDocuments?: readonly GeneratedDocument[];
  readonly signatures: readonly Signature[];
  /** The last of the closing documents was signed: the plan is opened. */
  readonly closingSignedAt?: Instant;
  /** Every signed document carries its seal, and the certificate is made. */
  readonly closingSealedAt?: Instant;
  /** People besides the borrower who must sign. Empty until the borrower said so. */
  readonly signers: readonly {
    readonly identityUuid: string;
    readonly name: PersonName;
    readonly signedAt?: Instant;
  }[];
  readonly notaryDocuments?: readonly GeneratedDocument[];
  readonly attorneyReviewed?: { readonly by: string; readonly at: Instant };
  readonly notarySession?: NotarySession;
  readonly notaryVisit?: NotaryVisit;
  readonly deed?: { readonly notarisedAt: Instant; readonly manual: boolean; readonly documentUuid?: string };
  readonly hazardInsurance?: PolicyProof;
  readonly floodInsurance?: PolicyProof;
  /** Of the person for whom it ends last. Dates in the property's zone. */
  readonly rescission?: { readonly startsOn: LocalDate; readonly endsOn: LocalDate; readonly expiresAt: Instant };
  readonly rescissionOver?: Instant;
  readonly rescinded?: { readonly by: string; readonly at: Instant };
  readonly recording?: Recording;
  /** 0 until a submission was refused by the county. */
  readonly recordingAttempts: number;
  /** A day of the Federal Reserve has come on which the money may leave. */
  readonly fundingDay?: { readonly date: LocalDate; readonly at: Instant };
  readonly funding?: FundingDecision;
  readonly disbursement?: Disbursement;
  /** By the debt's id. */
  readonly payoffPayments: Readonly<Record<string, Disbursement>>;
  /** What is open of what somebody asked for; a condition that is met or waived is taken out. */
  readonly conditions: readonly Condition[];
  readonly withdrawn?: { readonly at: Instant; readonly reason?: string };
  readonly lapsedAt?: Instant;
}

/** One application with what is fixed at its birth. */
export interface LoanFile {
  readonly uuid: string;
  readonly orgCode: string;
  readonly identityUuid: string;
  readonly loanNumber: string;
  readonly createdAt: Instant;
  readonly facts: Facts;
}

/** The facts of an application at its birth. */
export const noFacts: Facts = {
  answers: {},
  channel: {},
  consents: [],
  deliveries: [],
  softCreditAttempts: 0,
  avms: [],
  offerHistory: [],
  hardCreditAttempts: 0,
  uploads: [],
  links: [],
  incomeSources: [],
  linkedAccounts: [],
  refusedAccounts: [],
  identityChecks: [],
  identityDocuments: [],
  finalTitleAttempts: 0,
  payoffQuotes: {},
  closingEdition: 0,
  signatures: [],
  signers: [],
  recordingAttempts: 0,
  payoffPayments: {},
  conditions: [],
};
