import { type DisclosureDocument, disclosureDocuments } from "@gable/domain/application/document-types.ts";
import { formatDate } from "../documents/wording/format-date.ts";
import type { SummaryLine } from "./summary-line.ts";

/** How the summary document says what the screens say from the same codes; the English text governs. */
const words: Readonly<Record<string, string>> = {
  home: "Home",
  payoffs: "Debts that the line pays off",
  debts: "Debts against the home",
  income: "Income",
  person: "About you",
  homeType: "Kind of home",
  occupancy: "How you use it",
  listedForSale: "Listed for sale, now or in the last 6 months",
  titleChangedRecently: "Bought, or its title changed, in the last 90 days",
  estimatedValue: "Worth, by your own estimate",
  challengedValue: "Worth, as you hold against our figure",
  challengeReason: "Why you hold our figure to be wrong",
  ownership: "How it is held",
  companions: "Others who sign",
  companionRelation: "who this is to you",
  companionReached: "reached at",
  onDeed: "How the deed will name you",
  debtsOnHome: "Debts against the home",
  debtLimit: "limit of the line",
  debtPayment: "payment each month",
  debtSaidBalance: "what you say is owed",
  debtSaid: "what you say of it",
  debtReason: "your reason",
  newDebts: "Debts from recent credit checks, not yet reported",
  newDebtPayment: "new debt, payment each month",
  dwellingPayment: "What the home you live in costs each month",
  NONE: "None",
  PAID_OFF: "It is paid off",
  NOT_MINE: "It is not on this home or not yours",
  YES: "Yes",
  NO: "No",
  EN: "English",
  ES: "Spanish",
  employmentType: "Employment",
  annualIncome: "Yearly income before tax",
  name: "Legal name",
  aliases: "Other names",
  birthDate: "Date of birth",
  ssn: "Social security number",
  maritalStatus: "Marital status",
  household: "People in the household",
  residence: "Where you live",
  formerAddress: "Where you lived before",
  phone: "Phone",
  email: "Email",
  language: "Language",
  purpose: "Purpose",
  SINGLE_FAMILY: "House",
  TOWNHOUSE: "Townhouse",
  PLANNED_UNIT: "House in a planned development",
  CONDOMINIUM: "Condominium",
  DUPLEX: "Duplex",
  PRIMARY: "Principal residence",
  SECOND_HOME: "Second home",
  INVESTMENT: "Investment property",
  SOLE: "In your name alone",
  JOINT: "With someone else",
  TRUST: "In a trust",
  LLC: "In a company",
  FULL_TIME: "Employed full time",
  PART_TIME: "Employed part time",
  SELF_EMPLOYED: "Self-employed",
  RETIRED: "Retired",
  UNEMPLOYED: "Not employed",
  SEPARATE_MAINTENANCE_PAYMENTS: "Separate maintenance payments",
  SPOUSE: "Spouse",
  PARTNER: "Partner",
  PARENT: "Parent",
  CHILD: "Child",
  SIBLING: "Sibling",
  TRUSTEE: "Trustee",
  MARRIED: "Married",
  UNMARRIED: "Unmarried",
  SEPARATED: "Separated",
  HOME_IMPROVEMENT: "Home improvement",
  DEBT_CONSOLIDATION: "Paying off debts",
  LARGE_PURCHASE: "A large purchase",
  EDUCATION: "Education",
  MEDICAL: "Medical costs",
  EMERGENCY_RESERVE: "An emergency reserve",
  BUSINESS: "A business",
  OTHER_PROPERTY: "Another property",
  MOVING: "Moving",
  VEHICLE: "A vehicle",
  TRAVEL_OR_EVENT: "Travel or an event",
  INCOME_PENSION: "Pension",
  INCOME_SOCIAL_SECURITY: "Social Security",
  INCOME_RENTAL: "Rental income",
  INCOME_INVESTMENT: "Income from investments",
  INCOME_CHILD_SUPPORT: "Child support",
  INCOME_ALIMONY: "Alimony",
  INCOME_DISABILITY: "Disability benefits",
  INCOME_OTHER: "Other income",
  ASSET_CHECKING: "In checking accounts",
  ASSET_SAVINGS: "In savings accounts",
  ASSET_MONEY_MARKET: "In money market accounts",
  ASSET_CERTIFICATE_OF_DEPOSIT: "In certificates of deposit",
  ASSET_BROKERAGE: "In stocks, bonds and funds",
  ASSET_RETIREMENT_59_5_PLUS: "In retirement accounts that may be drawn from without penalty",
  ASSET_RETIREMENT_UNDER_59_5: "In other retirement accounts",
  ASSET_CRYPTO: "In crypto-assets",
  OTHER: "Other",
};

/** The words of a code; anything that is no code is said as it is. */
export const summaryWords = (code: string): string => words[code] ?? code;

/** What was asked, and of which lender or person where the same is asked of several. */
export function questionOf({ name, of }: SummaryLine): string {
  const asked = words[name];
  if (of === undefined) return asked ?? name;
  return asked === undefined ? of : `${of}: ${asked}`;
}

/** What was answered: codes in words, days as days, the borrower's own words as they are. */
export function answerOf({ name, value, typed }: SummaryLine): string {
  if (name === "birthDate") return formatDate(value);
  return typed ? value : summaryWords(value);
}

/** What the documents call themselves, by kind; the deed is called by its state's law. */
export const documentTitles: Readonly<Record<DisclosureDocument, string>> = {
  ESIGN_DISCLOSURE: "Consent to electronic records and signatures",
  SOFT_CREDIT_AUTHORIZATION: "Authorization for a soft credit check",
  HARD_CREDIT_AUTHORIZATION: "Authorization for a hard credit check",
  EARLY_HELOC_DISCLOSURE: "Important terms of our home equity line of credit",
  CFPB_HELOC_BOOKLET: "What you should know about home equity lines of credit",
  GLBA_NOTICE: "Privacy notice",
  CREDIT_SCORE_NOTICE: "Your credit score and the price you pay for credit",
  NO_CREDIT_SCORE_NOTICE: "Credit scores and the price you pay for credit",
  RIGHT_TO_RECEIVE_VALUATION: "Your right to a copy of the valuation",
  VALUATION_COPY: "Copy of your home’s valuation",
  APPLICATION_SUMMARY: "Your application",
  STATEMENT_OF_LOAN: "Statement of your line of credit",
  COUNSELLOR_LIST: "Housing counselors near you",
  TEXAS_50G_NOTICE: "Texas home equity notice",
  TEXAS_FINAL_ITEMIZATION: "Final itemized costs of your Texas line",
  TEXAS_FAIR_MARKET_VALUE: "Acknowledgment of fair market value",
  ILLINOIS_REINVESTMENT_NOTICE: "State of Illinois Community Reinvestment Notice",
  RIGHT_NOT_TO_CLOSE: "You do not have to sign",
  FLOOD_NOTICE: "Notice of special flood hazards and availability of federal disaster relief assistance",
  INSURANCE_REQUIREMENTS: "Insurance on your home",
  ACCOUNT_OPENING_DISCLOSURE: "Account-opening disclosure",
  CREDIT_AGREEMENT: "Home equity line of credit agreement",
  SECURITY_INSTRUMENT: "Security instrument",
  RIGHT_TO_CANCEL: "Notice of right to cancel",
  CONFIRMATION_OF_NON_RESCISSION: "Confirmation that you did not cancel",
  SIGNER_STATEMENT: "What you sign, and what you do not promise",
  PAYOFF_AUTHORIZATION: "Authorization to pay off debts",
  AUTOPAY_AUTHORIZATION: "Automatic payment authorization",
  LIEN_ATTESTATION: "Statement about the contractor’s lien",
  COUNTEROFFER_NOTICE: "A different offer for you",
  ADVERSE_ACTION_NOTICE: "Our decision on your application",
  INCOMPLETENESS_NOTICE: "Your application is not complete",
  SIGNING_CERTIFICATE: "Certificate of electronic signing",
};

/** The titles of these kinds of documents, each once, in the order in which they came. */
export const titlesOf = (kinds: readonly string[]): string[] =>
  [...new Set(kinds)]
    .flatMap((kind) => disclosureDocuments.filter((known) => known === kind))
    .map((kind) => documentTitles[kind]);
