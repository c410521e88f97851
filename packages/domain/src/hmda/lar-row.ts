/** How a field's text must read before any edit looks at it. */
export type FieldForm =
  | "text"
  /** No blanks and commas. */
  | "token"
  | "whole"
  /** A whole number, "NA". */
  | "whole-or-na"
  /** A whole number, "NA" or "Exempt". */
  | "whole-or-exempt"
  /** A number, with or without decimals. */
  | "number"
  | "number-or-exempt"
  | "number-or-exempt-or-blank"
  /** A code: a whole number. */
  | "code"
  | "code-or-blank"
  /** YYYYMMDD, a real day. */
  | "date"
  | "date-or-na";

export interface LarFieldRow {
  readonly name: string;
  readonly label: string;
  readonly form: FieldForm;
}

/** The 110 fields of a loan/application register row, in order. Filing instructions guide for HMDA data of 2026, table 2. */
export const larFields = [
  { name: "recordIdentifier", label: "LAR Record Identifier", form: "whole" },
  { name: "lei", label: "LEI", form: "token" },
  { name: "uli", label: "ULI", form: "token" },
  { name: "applicationDate", label: "Application Date", form: "date-or-na" },
  { name: "loanType", label: "Loan Type", form: "code" },
  { name: "loanPurpose", label: "Loan Purpose", form: "code" },
  { name: "preapproval", label: "Preapproval", form: "code" },
  { name: "constructionMethod", label: "Construction Method", form: "code" },
  { name: "occupancy", label: "Occupancy Type", form: "code" },
  { name: "loanAmount", label: "Loan Amount", form: "number" },
  { name: "actionTaken", label: "Action Taken", form: "code" },
  { name: "actionTakenDate", label: "Action Taken Date", form: "date" },
  { name: "street", label: "Street Address", form: "text" },
  { name: "city", label: "City", form: "text" },
  { name: "state", label: "State", form: "text" },
  { name: "zip", label: "Zip Code", form: "text" },
  { name: "county", label: "County", form: "text" },
  { name: "tract", label: "Census Tract", form: "text" },
  { name: "applicantEthnicity1", label: "Ethnicity of Applicant or Borrower: 1", form: "code-or-blank" },
  { name: "applicantEthnicity2", label: "Ethnicity of Applicant or Borrower: 2", form: "code-or-blank" },
  { name: "applicantEthnicity3", label: "Ethnicity of Applicant or Borrower: 3", form: "code-or-blank" },
  { name: "applicantEthnicity4", label: "Ethnicity of Applicant or Borrower: 4", form: "code-or-blank" },
  { name: "applicantEthnicity5", label: "Ethnicity of Applicant or Borrower: 5", form: "code-or-blank" },
  { name: "applicantEthnicityText", label: "Ethnicity of Applicant or Borrower: Free Form Text", form: "text" },
  { name: "coApplicantEthnicity1", label: "Ethnicity of Co-Applicant or Co-Borrower: 1", form: "code-or-blank" },
  { name: "coApplicantEthnicity2", label: "Ethnicity of Co-Applicant or Co-Borrower: 2", form: "code-or-blank" },
  { name: "coApplicantEthnicity3", label: "Ethnicity of Co-Applicant or Co-Borrower: 3", form: "code-or-blank" },
  { name: "coApplicantEthnicity4", label: "Ethnicity of Co-Applicant or Co-Borrower: 4", form: "code-or-blank" },
  { name: "coApplicantEthnicity5", label: "Ethnicity of Co-Applicant or Co-Borrower: 5", form: "code-or-blank" },
  { name: "coApplicantEthnicityText", label: "Ethnicity of Co-Applicant or Co-Borrower: Free Form Text", form: "text" },
  {
    name: "applicantEthnicityObserved",
    label: "Ethnicity of Applicant or Borrower Collected on the Basis of Visual Observation or Surname",
    form: "code",
  },
  {
    name: "coApplicantEthnicityObserved",
    label: "Ethnicity of Co-Applicant or CoBorrower Collected on the Basis of Visual Observation or Surname",
    form: "code",
  },
  { name: "applicantRace1", label: "Race of Applicant or Borrower: 1", form: "code-or-blank" },
  { name: "applicantRace2", label: "Race of Applicant or Borrower: 2", form: "code-or-blank" },
  { name: "applicantRace3", label: "Race of Applicant or Borrower: 3", form: "code-or-blank" },
  { name: "applicantRace4", label: "Race of Applicant or Borrower: 4", form: "code-or-blank" },
  { name: "applicantRace5", label: "Race of Applicant or Borrower: 5", form: "code-or-blank" },
  {
    name: "applicantRaceNativeText",
    label: "Race of Applicant or Borrower: Enrolled or Principal Tribe",
    form: "text",
  },
  { name: "applicantRaceAsianText", label: "Race of Applicant or Borrower: Other Asian", form: "text" },
  { name: "applicantRacePacificText", label: "Race of Applicant or Borrower: Other Pacific Islander", form: "text" },
  { name: "coApplicantRace1", label: "Race of Co-Applicant or Co-Borrower: 1", form: "code-or-blank" },
  { name: "coApplicantRace2", label: "Race of Co-Applicant or Co-Borrower: 2", form: "code-or-blank" },
  { name: "coApplicantRace3", label: "Race of Co-Applicant or Co-Borrower: 3", form: "code-or-blank" },
  { name: "coApplicantRace4", label: "Race of Co-Applicant or Co-Borrower: 4", form: "code-or-blank" },
  { name: "coApplicantRace5", label: "Race of Co-Applicant or Co-Borrower: 5", form: "code-or-blank" },
  {
    name: "coApplicantRaceNativeText",
    label: "Race of Co-Applicant or Co-Borrower: Enrolled or Principal Tribe",
    form: "text",
  },
  { name: "coApplicantRaceAsianText", label: "Race of Co-Applicant or Co-Borrower: Other Asian", form: "text" },
  {
    name: "coApplicantRacePacificText",
    label: "Race of Co-Applicant or Co-Borrower: Other Pacific Islander",
    form: "text",
  },
  {
    name: "applicantRaceObserved",
    label: "Race of Applicant or Borrower Collected on the Basis of Visual Observation or Surname",
    form: "code",
  },
  {
    name: "coApplicantRaceObserved",
    label: "Race of Co-Applicant or Co-Borrower Collected on the Basis of Visual Observation or Surname",
    form: "code",
  },
  { name: "applicantSex", label: "Sex of Applicant or Borrower", form: "code" },
  { name: "coApplicantSex", label: "Sex of Co-Applicant or Co-Borrower", form: "code" },
  {
    name: "applicantSexObserved",
    label: "Sex of Applicant or Borrower Collected on the Basis of Visual Observation or Surname",
    form: "code",
  },
  {
    name: "coApplicantSexObserved",
    label: "Sex of Co-Applicant or Co-Borrower Collected on the Basis of Visual Observation or Surname",
    form: "code",
  },
  { name: "applicantAge", label: "Age of Applicant or Borrower", form: "whole" },
  { name: "coApplicantAge", label: "Age of Co-Applicant or Co-Borrower", form: "whole" },
  { name: "income", label: "Income", form: "whole-or-na" },
  { name: "purchaser", label: "Type of Purchaser", form: "code" },
  { name: "rateSpread", label: "Rate Spread", form: "number-or-exempt" },
  { name: "hoepaStatus", label: "HOEPA Status", form: "code" },
  { name: "lienStatus", label: "Lien Status", form: "code" },
  { name: "applicantScore", label: "Credit Score of Applicant or Borrower", form: "whole" },
  { name: "coApplicantScore", label: "Credit Score of Co-Applicant or Co-Borrower", form: "whole" },
  {
    name: "applicantScoreModel",
    label: "Applicant or Borrower, Name and Version of Credit Scoring Model",
    form: "code",
  },
  {
    name: "applicantScoreModelText",
    label: "Applicant or Borrower, Credit Scoring Model: Free Form Text",
    form: "text",
  },
  {
    name: "coApplicantScoreModel",
    label: "Co-Applicant or Co-Borrower, Name and Version of Credit Scoring Model",
    form: "code",
  },
  {
    name: "coApplicantScoreModelText",
    label: "Co-Applicant or Co-Borrower, Credit Scoring Model: Free Form Text",
    form: "text",
  },
  { name: "denialReason1", label: "Reason for Denial: 1", form: "code" },
  { name: "denialReason2", label: "Reason for Denial: 2", form: "code-or-blank" },
  { name: "denialReason3", label: "Reason for Denial: 3", form: "code-or-blank" },
  { name: "denialReason4", label: "Reason for Denial: 4", form: "code-or-blank" },
  { name: "denialReasonText", label: "Reason for Denial: Free Form Text", form: "text" },
  { name: "totalLoanCosts", label: "Total Loan Costs", form: "number-or-exempt" },
  { name: "totalPointsAndFees", label: "Total Points and Fees", form: "number-or-exempt" },
  { name: "originationCharges", label: "Origination Charges", form: "number-or-exempt" },
  { name: "discountPoints", label: "Discount Points", form: "number-or-exempt-or-blank" },
  { name: "lenderCredits", label: "Lender Credits", form: "number-or-exempt-or-blank" },
  { name: "interestRate", label: "Interest Rate", form: "number-or-exempt" },
  { name: "prepaymentPenaltyTerm", label: "Prepayment Penalty Term", form: "whole-or-exempt" },
  { name: "dti", label: "Debt-to-Income Ratio", form: "number-or-exempt" },
  { name: "cltv", label: "Combined Loan-to-Value Ratio", form: "number-or-exempt" },
  { name: "loanTerm", label: "Loan Term", form: "whole-or-exempt" },
  { name: "introductoryRatePeriod", label: "Introductory Rate Period", form: "whole-or-exempt" },
  { name: "balloonPayment", label: "Balloon Payments", form: "code" },
  { name: "interestOnly", label: "Interest-Only Payments", form: "code" },
  { name: "negativeAmortization", label: "Negative Amortization", form: "code" },
  { name: "otherNonAmortizing", label: "Other Non-Amortizing Features", form: "code" },
  { name: "propertyValue", label: "Property Value", form: "number-or-exempt" },
  { name: "manufacturedSecuredType", label: "Manufactured Home Secured Property Type", form: "code" },
  { name: "manufacturedLandInterest", label: "Manufactured Home Land Property Interest", form: "code" },
  { name: "totalUnits", label: "Total Units", form: "whole" },
  { name: "affordableUnits", label: "Multifamily Affordable Units", form: "whole-or-exempt" },
  { name: "submission", label: "Submission of Application", form: "code" },
  { name: "initiallyPayable", label: "Initially Payable to Your Institution", form: "code" },
  { name: "nmlsrId", label: "Mortgage Loan Originator NMLSR Identifier", form: "text" },
  { name: "aus1", label: "Automated Underwriting System: 1", form: "code-or-blank" },
  { name: "aus2", label: "Automated Underwriting System: 2", form: "code-or-blank" },
  { name: "aus3", label: "Automated Underwriting System: 3", form: "code-or-blank" },
  { name: "aus4", label: "Automated Underwriting System: 4", form: "code-or-blank" },
  { name: "aus5", label: "Automated Underwriting System: 5", form: "code-or-blank" },
  { name: "ausText", label: "Automated Underwriting System: Free Form Text", form: "text" },
  { name: "ausResult1", label: "Automated Underwriting System Result: 1", form: "code-or-blank" },
  { name: "ausResult2", label: "Automated Underwriting System Result: 2", form: "code-or-blank" },
  { name: "ausResult3", label: "Automated Underwriting System Result: 3", form: "code-or-blank" },
  { name: "ausResult4", label: "Automated Underwriting System Result: 4", form: "code-or-blank" },
  { name: "ausResult5", label: "Automated Underwriting System Result: 5", form: "code-or-blank" },
  { name: "ausResultText", label: "Automated Underwriting System Result: Free Form Text", form: "text" },
  { name: "reverseMortgage", label: "Reverse Mortgage", form: "code" },
  { name: "openEnd", label: "Open-End Line of Credit", form: "code" },
  { name: "businessPurpose", label: "Business or Commercial Purpose", form: "code" },
] as const satisfies readonly LarFieldRow[];

export type LarField = (typeof larFields)[number]["name"];

/** A row by field; every value is the text of the file, trimmed. Blank is "". */
export type LarRow = Readonly<Record<LarField, string>>;
