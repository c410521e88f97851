import type { DocumentType } from "../../application/document-types.ts";
import type { EmploymentType, IncomeSourceType } from "../../application/enumerations.ts";
import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import type { EmployerContact } from "../../employment/employer.ts";
import type { DocumentDifference } from "../../identity/document-says.ts";
import type { IdentityDocumentKind } from "../../identity/identity-documents.ts";
import type { NameReason } from "../../identity/names-explained.ts";
import type { PhoneHandOff } from "../../identity/phone-hand-off.ts";
import type { DepositDispute, DepositReading } from "../../income/deposit-reading.ts";
import type { IncomeParts } from "../../income/income-parts.ts";
import type { StubFigures } from "../../income/stub-income.ts";
import type { TaxRecord } from "../../income/tax-record.ts";
import type { Language } from "../../language.ts";
import type { Valuation } from "./application-facts.ts";
import type { Upload } from "./papers.ts";

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
  /** Since when the access that nobody reads any more is given back. */
  readonly releasedAt?: Instant;
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

/** An account that was chosen and may not be used: its check failed, or a payment to it came back. */
export interface RefusedAccount extends Pick<LinkedAccount, "bankName" | "routingNumber" | "accountNumber"> {
  readonly reason: string;
  /** Absent: for the money. */
  readonly use?: "PAYMENTS";
  readonly at: Instant;
}

/** Two small deposits to a typed account, by which the borrower shows that its statements are theirs. */
export interface SmallDeposits {
  /** Of the account that they were asked for: one chosen later has none. */
  readonly accountAt: Instant;
  /** 1 for the first pair. */
  readonly number: number;
  /** Cents. */
  readonly amounts: readonly [number, number];
  /** How often other amounts were named. */
  readonly wrong: number;
  readonly askedAt: Instant;
  /** The first of the two is on its way. */
  readonly first?: { readonly at: Instant };
  /** Both are. */
  readonly sent?: { readonly at: Instant; readonly settlesOn: LocalDate };
  /** The payment service does not send them. */
  readonly refused?: { readonly reason: string; readonly at: Instant };
}

export type AccountVerification = "VERIFIED" | "PENDING_REVIEW" | "FAILED_VERIFICATION";

export interface IncomeSource {
  readonly uuid: string;
  readonly source: IncomeSourceType;
  readonly employmentType: EmploymentType;
  readonly employerName?: string;
  /** Gross yearly income in cents as this source shows it. */
  readonly annualAmount: number;
  /** What of it is pay, a business's or benefits; absent where a source shows one kind only. */
  readonly parts?: IncomeParts;
  /** Of a bank's list, what of it was counted; absent once it is replaced or taken out, and of what was read before it was kept. */
  readonly deposits?: DepositReading;
  readonly reference: string;
  /** What stubs show apart from the base; absent where that is all. */
  readonly stub?: StubFigures;
  /** Of a W-2, the tax year; `annualAmount` are its wages. */
  readonly year?: number;
  /** What a paper says otherwise than others do, and what whoever read it made of that. */
  readonly doubt?: {
    readonly differences: readonly PaperDifference[];
    readonly nameRead?: string;
    readonly note: string;
  };
  /** Of a tax transcript that was read before `taxReading` was kept, what it says beside income. */
  readonly taxRecord?: TaxRecord;
  /** Further papers from which a person read it; absent where nobody was asked for them yet, and whatever had come was read. */
  readonly readWith?: readonly string[];
  /** The payroll account shows the borrower on leave from the job; absent where not, or where that was not kept. */
  readonly onLeave?: true;
  readonly at: Instant;
  /** The borrower took it out again. */
  readonly removedAt?: Instant;
}

/** Questions that only the person themselves can answer: in the place of a face, and before a deed is signed by video. */
export interface IdentityQuiz {
  readonly quizId: string;
  readonly attempt: number;
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    readonly choices: readonly { readonly id: string; readonly text: string }[];
  }[];
  readonly answerBy: Instant;
}

export interface IdentityCheck {
  readonly kind: IdentityDocumentKind;
  readonly documentUuids: readonly string[];
  readonly submittedAt: Instant;
  readonly result?: {
    readonly outcome: "PASSED" | "RETRY" | "REVIEW";
    readonly reason?: string;
    /** In which language a person of staff wrote the reason. */
    readonly writtenIn?: Language;
    /** What the document says otherwise than the person: somebody at the lender compares the two. */
    readonly differences?: readonly DocumentDifference[];
    /** The name in it, where somebody has to look. */
    readonly nameRead?: string;
    /** So the home address, and the last day on which it is good. */
    readonly addressRead?: string;
    readonly goodUntil?: LocalDate;
    /** What stood in for a face. */
    readonly by?: "QUESTIONS";
    readonly at: Instant;
  };
  /** Asked in the place of a face, until they are answered. */
  readonly quiz?: IdentityQuiz;
  /** What its holder says of the other name on it, and that name as it was read. */
  readonly explained?: {
    readonly why: NameReason;
    readonly note?: string;
    readonly nameRead?: string;
    readonly at: Instant;
  };
}

/** Pictures that were asked for beside the check of identity, by a condition. */
export interface AskedIdentityCheck extends Pick<IdentityCheck, "kind" | "documentUuids" | "submittedAt" | "result"> {
  readonly conditionUuid: string;
  /** Whose they are; absent: the borrower's. */
  readonly signerUuid?: string;
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

/** What is verified before the papers are drawn. */
export interface VerificationFacts {
  readonly uploads: readonly Upload[];
  readonly links: readonly LinkVisit[];
  readonly incomeSources: readonly IncomeSource[];
  readonly depositDispute?: DepositDispute;
  /** The tax office's record as it was read last, also where it shows no income to count; `record` is absent where it says nothing to ask about. */
  readonly taxReading?: { readonly record?: TaxRecord; readonly at: Instant };
  readonly incomeVerified?: { readonly annualAmount: number; readonly match: boolean; readonly at: Instant };
  /** Pay stubs were asked for, because no source could be read. */
  readonly payStubs?: { readonly wanted: number; readonly waivedBy?: string; readonly at: Instant };
  readonly linkedAccounts: readonly LinkedAccount[];
  readonly disbursementAccount?: ChosenAccount;
  readonly disbursementCheck?: { readonly status: AccountVerification; readonly reason: string; readonly at: Instant };
  readonly smallDeposits?: SmallDeposits;
  readonly refusedAccounts: readonly RefusedAccount[];
  /** Where a loan in crypto-assets is paid to, instead of an account. */
  readonly wallet?: { readonly address: string; readonly at: Instant };
  readonly payType?: "AUTOPAY" | "MANUAL";
  readonly autopayAccount?: ChosenAccount & { readonly draftDay: number };
  /** Of a typed account for the payments that is not the one for the money. */
  readonly autopayCheck?: { readonly status: AccountVerification; readonly reason: string; readonly at: Instant };
  /** What staff read on the statements that may be drawn on if income stops. Cents. */
  readonly reserves?: { readonly amount: number; readonly by: string; readonly at: Instant };
  readonly employer?: EmployerContact & { readonly at: Instant };
  /** `ASKED`: the employers' database does not know it, and a person asks the employer. */
  readonly employment?: {
    readonly outcome: "ASKED" | "CONFIRMED" | "NOT_CONFIRMED";
    readonly reason?: string;
    /** What stood in for the employer's answer. */
    readonly by?: "WORK_MAIL";
    readonly at: Instant;
  };
  /** An address at which the borrower has shown to read mail, as one of the employer that was named at `employerAt`. */
  readonly workMail?: {
    readonly address: string;
    readonly employerAt: Instant;
    readonly provenAt: Instant;
    /** Whether the employers' records know its domain as the employer's; absent until they answer. */
    readonly domain?: { readonly isEmployers: boolean; readonly at: Instant };
  };
  /** Confirmations that were too old at closing: the employer was asked anew. */
  readonly employmentBefore?: readonly { readonly confirmedAt: Instant }[];
  readonly identityChecks: readonly IdentityCheck[];
  /** The borrower's and the signers', in the order in which they were handed in. */
  readonly askedIdentityChecks?: readonly AskedIdentityCheck[];
  /** The latest phone that was asked to take the pictures. */
  readonly identityHandOff?: PhoneHandOff;
  /** Pictures on file; refused ones are taken out. */
  readonly identityDocuments: readonly { readonly uuid: string; readonly type: DocumentType }[];
  readonly bpo?: {
    readonly status: "ORDERED" | "COMPLETE" | "NOT_POSSIBLE";
    readonly attempt: number;
    /** As it was ordered; absent: a broker's opinion. */
    readonly product?: "EVALUATION";
    readonly accessNotes?: string;
    /** What the borrower agreed to pay for it, in cents; absent where that was not kept, and where they were not asked. */
    readonly acceptedFee?: number;
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
    /** What the title company wrote of each of them, in their order, and as whose the home is on the title; absent where that was not kept. */
    readonly found?: {
      readonly texts: readonly string[];
      readonly owners: readonly string[];
      readonly vesting: string;
    };
    readonly expiresOn?: LocalDate;
    readonly at: Instant;
  };
  readonly finalTitleAttempts: number;
  /** By the debt's id. */
  readonly payoffQuotes: Readonly<Record<string, PayoffQuote>>;
  /** The contractor's work, as the borrower confirms it. Cents. */
  readonly workOrder?: { readonly description: string; readonly amount: number };
  readonly workOrderConfirmedAt?: Instant;
  /** The paper of what the borrower stated about the contractor's lien. */
  readonly lienAttestation?: { readonly documentUuid: string; readonly at: Instant };
}

export type PaperDifference = "employer-differs" | "paper-name-differs";
