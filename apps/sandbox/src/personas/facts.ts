import type { PropertyCondition, PropertyType } from "./words.ts";

/** What is true of a person and a home in the sandbox. Every answer of every vendor is a function of these and of the order. */
export interface Facts {
  /** Gives everything that is derived (numbers of certificates, days of the month) its own, lasting value. */
  readonly seed: string;
  readonly person: PersonFacts;
  readonly coOwners: readonly PersonFacts[];
  readonly home: HomeFacts;
  readonly valuation: ValuationFacts;
  readonly credit: CreditFacts;
  readonly title: TitleFacts;
  readonly income: IncomeFacts;
  readonly bank: BankFacts;
  readonly identity: IdentityFacts;
  readonly insurance: InsuranceFacts;
  readonly screening: "clear" | "possible-match";
  readonly payments: "arrive" | "first-is-returned";
  /** Whether a notary in person keeps the appointments. */
  readonly notaryVisits: "kept" | "first-is-missed";
}

export interface NameFacts {
  readonly first: string;
  readonly middle?: string | undefined;
  readonly last: string;
  readonly suffix?: string | undefined;
}

export interface AddressFacts {
  readonly street1: string;
  readonly street2?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export interface PersonFacts {
  readonly name: NameFacts;
  readonly dateOfBirth: string;
  readonly ssn: string;
  readonly email: string;
  readonly phone: string;
}

export interface HomeFacts {
  readonly address: AddressFacts;
  /** Other units that the same street address may mean. */
  readonly siblingUnits: readonly string[];
  readonly county: string;
  readonly countyFips: string;
  readonly censusTract: string | null;
  readonly parcelNumber: string;
  readonly propertyType: PropertyType;
  readonly units: number;
  readonly yearBuilt: number;
  readonly livingAreaSquareFeet: number;
  readonly lotSquareFeet: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** How the county has the owners: the person, the person with the co-owners, a trust, or somebody else. */
  readonly ownedBy:
    | { readonly as: "person" }
    | { readonly as: "person-and-co-owners" }
    | { readonly as: "trust"; readonly trust: string }
    | { readonly as: "others"; readonly recordedNames: readonly string[] };
  readonly legalDescription: string;
  readonly boughtOn: string;
  readonly price: number;
  readonly annualTaxes: number;
  readonly monthlyAssociationDues: number;
  readonly ownerOccupied: boolean;
  readonly mortgages: readonly MortgageFacts[];
  readonly records: "found" | "not-found" | "down-once";
  readonly flood: FloodFacts;
  readonly location: { readonly latitude: number; readonly longitude: number };
}

/** A loan secured by the home, as the bureau and the county have it. Amounts in cents. */
export interface MortgageFacts {
  readonly id: string;
  readonly holder: string;
  readonly instrument: "mortgage" | "deed-of-trust" | "home-equity-line" | "home-equity-loan";
  readonly openedOn: string;
  readonly originalAmount: number;
  readonly balance: number;
  readonly monthlyPayment: number;
  readonly termMonths: number;
  readonly lastFour: string;
  readonly onCreditReport: boolean;
  readonly onCountyRecord: boolean;
  readonly late?: readonly LateFacts[];
}

/** A payment that came late: how many months ago, and by how many times thirty days. */
export interface LateFacts {
  readonly monthsAgo: number;
  readonly times30: 1 | 2 | 3;
}

export interface FloodFacts {
  readonly zone: string;
  readonly community: string;
  readonly communityNumber: string;
  readonly participates: boolean;
  readonly mapPanel: string;
  readonly mapEffectiveOn: string;
}

export interface ModelValue {
  readonly value: number;
  readonly fsd: string;
  readonly condition: PropertyCondition;
}

export interface ValuationFacts {
  readonly first: ModelValue | { readonly noHit: "no-comparables" | "unusual-property" | "not-covered" };
  readonly second: ModelValue | { readonly noHit: "no-comparables" | "unusual-property" | "not-covered" };
  readonly bpo: { readonly value: number; readonly condition: PropertyCondition };
}

export interface DebtFacts {
  readonly id: string;
  readonly creditor: string;
  readonly accountType:
    | "auto-loan"
    | "auto-lease"
    | "student-loan"
    | "credit-card"
    | "charge-account"
    | "personal-loan"
    | "other";
  readonly responsibility?: "individual" | "joint" | "authorised-user" | "cosigner";
  readonly standing?: "open" | "paid" | "closed" | "charged-off" | "collection";
  readonly openedOn: string;
  readonly limit: number;
  readonly balance: number;
  readonly monthlyPayment: number;
  readonly termMonths?: number;
  readonly lastFour: string;
  readonly late?: readonly LateFacts[];
  readonly inDispute?: boolean;
}

export interface InquiryFacts {
  readonly daysAgo: number;
  readonly by: string;
  readonly purpose: string;
}

export interface PublicRecordFacts {
  readonly recordType: "bankruptcy-chapter-7" | "bankruptcy-chapter-13" | "foreclosure" | "civil-judgment" | "tax-lien";
  readonly court: string;
  readonly filedOn: string;
  readonly standing: "open" | "discharged" | "dismissed" | "satisfied";
  readonly settledOn?: string;
  readonly amount?: number;
}

export interface CreditFacts {
  /** What stands between the lender and the report. */
  readonly gate:
    | "open"
    | "needs-ssn"
    | "never-matched"
    | "frozen-once"
    | "locked-once"
    | "frozen-with-pin"
    | "no-file"
    | "fraud-alert"
    | "minor"
    | "frozen-at-hard-pull-once";
  readonly pin?: string;
  readonly score: number | null;
  readonly debts: readonly DebtFacts[];
  readonly inquiries: readonly InquiryFacts[];
  readonly publicRecords: readonly PublicRecordFacts[];
  readonly formerAddresses: readonly AddressFacts[];
  /** What the hard pull shows beside or instead of the soft one. */
  readonly later: {
    readonly score?: number;
    readonly debts?: readonly DebtFacts[];
    readonly late?: { readonly debt: string; readonly late: readonly LateFacts[] };
  };
}

export interface JudgmentFacts {
  readonly recordType: "civil-judgment" | "tax-lien";
  readonly creditor: string;
  readonly amount: number;
  readonly filedOn: string;
  readonly caseNumber: string;
}

export interface TitleFacts {
  readonly judgments: readonly JudgmentFacts[];
  /** What the update before closing finds, the first time. */
  readonly atUpdate: "clear" | "new-judgment" | "vesting-changed" | "legal-description-incomplete";
}

export interface JobFacts {
  readonly employer: string;
  readonly ein: string;
  readonly title: string;
  readonly employmentType: "FULL_TIME" | "PART_TIME";
  readonly startedOn: string;
  readonly annualBase: number;
  readonly frequency: "weekly" | "every-two-weeks" | "twice-a-month" | "monthly";
  /** Whether the employer takes part in the employers' database. */
  readonly inDatabase: boolean;
  /** What a call to the employer leads to. */
  readonly whenAsked: "confirms" | "cannot-reach" | "denies";
  /** What it leads to once the employment was confirmed before; absent: what it led to then. */
  readonly whenAskedAgain?: "cannot-reach" | "denies";
  /** Whether the payroll provider can be linked. */
  readonly payroll: "linkable" | "not-supported";
}

export interface IncomeFacts {
  readonly jobs: readonly JobFacts[];
  readonly business: {
    readonly name: string;
    readonly monthlyDeposits: number;
    /** Profit by years ago, 1 first. */
    readonly profits: readonly number[];
  } | null;
  readonly pension: { readonly payer: string; readonly monthly: number } | null;
  readonly socialSecurityMonthly: number;
  readonly filesJointly: boolean;
}

export interface BankAccountFacts {
  readonly id: string;
  readonly name: string;
  readonly accountType: "checking" | "savings";
  readonly accountNumber: string;
  readonly balance: number;
  readonly verdict:
    | "verified"
    | "pending"
    | "pending-then-verified"
    | "pending-then-failed"
    | "failed"
    | "owner-differs";
}

export interface BankFacts {
  readonly institution: string;
  readonly accounts: readonly BankAccountFacts[];
}

export interface IdentityFacts {
  readonly documentType: "DRIVERS_LICENSE" | "ID_CARD" | "PASSPORT" | "PERMANENT_RESIDENT_CARD";
  readonly documentNumber: string;
  readonly expiresOn: string;
  readonly behaviour: "passes" | "refused-once" | "reviewed";
}

export interface PolicyFacts {
  readonly insurer: string;
  readonly policyNumber: string;
  readonly dwellingCoverage: number;
  readonly deductible: number;
  readonly annualPremium: number;
}

export interface InsuranceFacts {
  readonly hazard: PolicyFacts;
  /** Null where there is none yet; a declarations page that is uploaded then shows one. */
  readonly flood: PolicyFacts | null;
}
