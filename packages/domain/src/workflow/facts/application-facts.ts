import type { Address } from "../../application/address.ts";
import type { AdditionalSignerVersion, PropertyCondition } from "../../application/enumerations.ts";
import type { CreditorCalendar } from "../../calendar/creditor-days.ts";
import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import type { CreditHistory } from "../../credit/credit-history.ts";
import type { Asset } from "../../income/asset-depletion.ts";
import type { Language } from "../../language.ts";
import type { LienAnswer } from "../../liens/lien-answer.ts";
import type { Consent } from "../../profile/consents.ts";
import type { PreparedForm } from "../../profile/prepared-forms.ts";
import type { RegistrationDraft } from "../../profile/registration.ts";
import type { PropertyType } from "../../property/property-type.ts";
import type { DecisionNumbers } from "../../underwriting/underwriting-decision.ts";
import type { AlertCall, Bureau, FreezeReminder, KnownCredit, KnownLien } from "./credit-facts.ts";
import type { DecisionRecord } from "./decision-record.ts";
import type { Delivery } from "./papers.ts";

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
  /** Closed-end, and of record as a loan on the equity of the home, whatever its position. */
  readonly isEquityLoan?: boolean;
  readonly position: number;
  readonly releasedOn: LocalDate | null;
}

/** A home as county records describe it. */
export interface Parcel {
  readonly parcelId: string;
  readonly address: Address;
  readonly countyFips: string;
  readonly countyName: string;
  /** Eleven digits, of the census in force; absent where the records do not say. */
  readonly censusTract?: string;
  readonly propertyType: PropertyType;
  /** As on the deed. */
  readonly owners: readonly { readonly recordedName: string; readonly isPerson: boolean }[];
  readonly vesting: string;
  readonly titleChangedOn: LocalDate | null;
  readonly legalDescription: string;
  readonly timeZone: string;
  /** Taxes and association dues a month, in cents. */
  readonly monthlyDues: number;
  /** Tax bills go to its owners at another address; absent where they do not. */
  readonly ownersLiveElsewhere?: true;
  /** It was offered for sale when the records were read; absent where it was not. */
  readonly isForSale?: true;
  readonly recordedLiens: readonly RecordedLien[];
}

export type PropertyOutcome =
  | { readonly outcome: "FOUND"; readonly parcels: readonly Parcel[]; readonly at: Instant }
  | { readonly outcome: "NONE" | "RECORDS_DOWN"; readonly at: Instant };

export interface Valuation {
  readonly source: "AVM" | "BPO" | "EVALUATION" | "APPRAISAL";
  /** Cents; what counts of it. */
  readonly value: number;
  /** What it says itself, where a lower figure of a model counts (rule 4.4). */
  readonly stated?: number;
  readonly low: number;
  readonly high: number;
  /** Forecast standard deviation of an automated value, 0 to 1. */
  readonly fsd?: number;
  readonly condition: PropertyCondition;
  readonly model: string;
  readonly asOf: LocalDate;
}

/** A home, or another address of the same one, in whose place another was put. */
export interface FormerHome {
  readonly address: Address;
  readonly countyFips: string;
  /** Keys of the orders for its value that may still be answered. */
  readonly orders: readonly string[];
  /** How many models had been asked for its value. */
  readonly models: number;
  /** What was asked of the person who looks at it, as in `bpo`. */
  readonly product?: "EVALUATION";
  /** The line would have been the first claim on it. */
  readonly onFirstLien: boolean;
  /** The same parcel stands in its place, under another address. */
  readonly isSameParcel?: true;
  /** When another was put in its place. */
  readonly at: Instant;
}

/** A value that was developed for the application and on which nothing rests: of a home named before, or one that came too late. */
export interface OtherValuation {
  readonly valuation: Valuation;
  readonly address: Address;
  readonly onFirstLien: boolean;
  /** The report, where one came. */
  readonly documentUuid?: string;
}

export type ValuationOutcome =
  | { readonly outcome: "VALUED"; readonly valuation: Valuation; readonly bpoRequired: boolean; readonly at: Instant }
  | { readonly outcome: "NONE"; readonly at: Instant };

/** A request to look at the value of the home again. Amounts in cents. */
export interface ValueChallenge {
  /** What the borrower takes the home to be worth, and why. */
  readonly value: number;
  readonly why: string;
  /** What shows it: papers that the borrower uploaded. */
  readonly papers?: string[] | undefined;
  /** What it was taken to be worth. */
  readonly was: number;
  readonly at: Instant;
  /** What came of it; absent while it is open. The value is null where nobody could look. */
  readonly answer?: {
    readonly value: number | null;
    readonly at: Instant;
    /** Why staff let the value stand, as the borrower reads it. */
    readonly reason?: string;
    /** Of the reason, where whoever wrote it said so. */
    readonly writtenIn?: Language;
  };
}

/** The borrower's word on debts against the home, with what they corrected. */
export interface ConfirmedLiens {
  readonly liens: readonly KnownLien[];
  /** What was said of each debt found, with the reasons given. */
  readonly answers: readonly LienAnswer[];
  /** What the home that they live in costs a month, where it is another one. Cents. */
  readonly dwellingPayment?: number;
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
  /** The figures of the decision that offered it: what a later offer is compared with. */
  readonly decided?: { readonly numbers: DecisionNumbers; readonly policyVersion: string };
  /** It was chosen beside a line of ours that is cancelled since: the borrower chooses again, among what may be had without that line. */
  readonly lineGone?: true;
  readonly at: Instant;
}

/** A choice of offer that staff laid ready. The line in cents. */
export interface PreparedOffer {
  readonly offerUuid: string;
  readonly line: number;
  readonly by: string;
  readonly at: Instant;
}

/** What staff wrote down of a form as the borrower said it on the phone. The answers themselves lie elsewhere until they are sent. */
export interface PreparedAnswers {
  readonly revision: string;
  /** Of staff. */
  readonly by: string;
  readonly at: Instant;
  /** Paths of the fields. */
  readonly fields: readonly string[];
  /** When it came into the fields of the borrower's page. */
  readonly filledInAt?: Instant;
  /** Fields in which the borrower had typed something else, and has not said yet which stands. */
  readonly asking?: readonly string[];
  readonly ended?: {
    readonly how: "SENT" | "PUT_AWAY" | "TAKEN_BACK" | "LAID_ASIDE";
    readonly at: Instant;
    /** What they sent otherwise than it was written down. */
    readonly changed?: readonly string[];
  };
}

/** A counselling agency near the applicant. */
export interface HousingCounsellor {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly website: string;
  readonly email: string;
  readonly languages: readonly string[];
  readonly milesAway: number;
}

export interface HousingCounsellors {
  readonly zip: string;
  /** The day of HUD's list. */
  readonly listedOn: LocalDate;
  readonly agencies: readonly HousingCounsellor[];
  /** The ZIP code of the list that was given before the address was corrected. */
  readonly inPlaceOf?: string;
  readonly at: Instant;
}

/** From the first answer to the chosen offer. */
export interface ApplicationFacts {
  readonly answers: RegistrationDraft;
  readonly channel: {
    readonly referrerUuid?: string;
    /** Where the officer who brought the application was licensed when it was opened. */
    readonly originatorStates?: readonly string[];
    readonly isCrypto?: boolean;
    readonly merchantUuid?: string;
    /** By its `utm_…` names, which advertisement or letter led the borrower here. */
    readonly campaign?: Readonly<Record<string, string>>;
  };
  /** Which rule says who an additional signer is; the lender's on the day of the application. */
  readonly additionalSignerVersion?: AdditionalSignerVersion;
  /** The lender's business days, kept as the lender has them until the documents are signed; absent: the usual ones. */
  readonly creditorCalendar?: CreditorCalendar;
  readonly consents: readonly Consent[];
  readonly deliveries: readonly Delivery[];
  /** The ten housing counsellors nearest the applicant, as HUD lists them; none where the ZIP code is unknown. */
  readonly counsellors?: HousingCounsellors;
  /** Row 1 satisfied: the application of Regulation B and HMDA. */
  readonly receivedAt?: Instant;
  readonly ssn?: string;
  readonly formerAddress?: Address;
  readonly softCredit?: CreditOutcome;
  readonly softCreditAttempts: number;
  readonly fraudAlertCleared?: { readonly by: string; readonly at: Instant };
  /** The borrower would lift a freeze later, and be reminded of it. */
  readonly freezeReminder?: FreezeReminder;
  /** The hour in which the borrower would be called about a fraud alert. */
  readonly alertCall?: AlertCall;
  readonly property?: PropertyOutcome;
  /** The borrower put another home in the place of one that had been looked up, so often. */
  readonly homeCorrections?: number;
  /** So often somebody was ordered to look at a home, or an address of it, that was named before. */
  readonly formerValuerOrders?: number;
  /** In the order in which others took their place. */
  readonly formerHomes?: readonly FormerHome[];
  readonly otherValuations?: readonly OtherValuation[];
  /** What the county has at the address that staff would put in the place of the home's; nothing rests on it before they do. */
  readonly lookedUpHome?: {
    readonly home: NonNullable<RegistrationDraft["home"]>;
    readonly found: Parcel;
    readonly by: string;
    readonly at: Instant;
  };
  /** An answer was corrected after submission: the application that is decided on is one of this day. */
  readonly applicationChangedAt?: Instant;
  /** County records were looked up again so often, with the same address. */
  readonly propertyAttempts?: number;
  readonly chosenParcelId?: string;
  readonly ownershipCleared?: { readonly by: string; readonly at: Instant };
  /** Automated values in the order obtained; null for a model that found nothing. */
  readonly avms: readonly (Valuation | null)[];
  readonly valuation?: ValuationOutcome;
  /** The borrower's own estimate in cents, where no automated value was found. */
  readonly estimatedValue?: number;
  /** The borrower holds the value to be wrong: a broker looks, at the lender's cost. */
  readonly valueChallenge?: ValueChallenge;
  readonly liens?: ConfirmedLiens;
  readonly inquiryAttestation?: {
    readonly newDebts: readonly {
      readonly creditor: string;
      readonly monthlyPayment: number;
      /** Known where it was said of one inquiry what came of it. */
      readonly balance?: number;
    }[];
    readonly at: Instant;
  };
  readonly decision?: DecisionRecord;
  /** Figures that a decision of the day needs and that were not published when it was to be made. */
  readonly decisionWaits?: { readonly figures: readonly string[]; readonly at: Instant };
  readonly depletionAssets?: readonly Asset[];
  readonly winbackAnswered?: { readonly accepted: boolean; readonly at: Instant };
  /** What somebody of staff prepared for the borrower, who alone chooses; gone once they choose or do not want it. */
  readonly preparedOffer?: PreparedOffer;
  /** By form, the last that staff wrote down for the borrower, who alone sends it. */
  readonly preparedAnswers?: Readonly<Partial<Record<PreparedForm, PreparedAnswers>>>;
  readonly offer?: ChosenOffer;
  readonly offerHistory: readonly ChosenOffer[];
}
