import { ageOn } from "../calendar/age.ts";
import type { LocalDate } from "../calendar/local-date.ts";
import type { ScoreModel } from "../credit/credit-file.ts";
import type { Cents } from "../money/cents.ts";
import { type DecimalValue, ExactDecimal } from "../money/rounding.ts";
import type { Occupancy } from "../property/occupancy.ts";
import { type AdverseActionCode, hmdaDenialCode } from "../underwriting/adverse-action-reasons.ts";
import { specifiedReason } from "../underwriting/specified-reasons.ts";
import { noCoApplicant, type ReportedDemographics } from "./demographics.ts";
import type { LarRow } from "./lar-row.ts";
import { plainText } from "./plain-text.ts";
import type { Purchaser } from "./purchasers.ts";

export type HmdaAction = "ORIGINATED" | "APPROVED_NOT_ACCEPTED" | "DENIED" | "WITHDRAWN" | "INCOMPLETE";

export type HmdaPurpose = "HOME_IMPROVEMENT" | "REFINANCING" | "CASH_OUT_REFINANCING" | "OTHER";

export interface DenialReason {
  readonly code: AdverseActionCode;
  /** The words that stand beside "Other". */
  readonly specify: string | null;
}

/** The facts of one finished application, as underwriting relied on them. Nothing here is guessed: null is reported as NA. */
export interface RegisterFacts {
  readonly lei: string;
  readonly uli: string;
  readonly applicationDate: LocalDate;
  readonly purpose: HmdaPurpose;
  readonly occupancy: Occupancy;
  /** The whole line: all the credit available. Comment 4(a)(7)-6. */
  readonly totalLine: Cents;
  readonly action: HmdaAction;
  readonly actionDate: LocalDate;
  readonly address: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string };
  readonly countyFips: string | null;
  readonly censusTract: string | null;
  readonly demographics: ReportedDemographics;
  readonly dateOfBirth: LocalDate;
  /** Gross annual income relied on, without what assets stand for; null when none was. */
  readonly incomeReliedOn: Cents | null;
  readonly aprSpreadPercent: string | null;
  readonly isHighCost: boolean;
  readonly lienPosition: 1 | 2;
  readonly scoreReliedOn: number | null;
  readonly scoreModel: ScoreModel;
  readonly denialReasons: readonly DenialReason[];
  readonly ratePercent: DecimalValue | null;
  readonly dtiPercent: DecimalValue | null;
  readonly cltvPercent: DecimalValue | null;
  readonly termMonths: number | null;
  readonly propertyValue: Cents | null;
  readonly units: number;
  /** Of a home that was made in a factory: what the line is or would have been secured by, and what the applicant has in the land. */
  readonly manufactured: { readonly ownsLand: boolean } | null;
  readonly purchaser: Purchaser | "0";
  readonly viaBroker: boolean;
  readonly payableToUs: boolean;
  readonly originatorNmlsId: string | null;
}

const actionCodes: Record<HmdaAction, string> = {
  ORIGINATED: "1",
  APPROVED_NOT_ACCEPTED: "2",
  DENIED: "3",
  WITHDRAWN: "4",
  INCOMPLETE: "5",
};

const purposeCodes: Record<HmdaPurpose, string> = {
  HOME_IMPROVEMENT: "2",
  REFINANCING: "31",
  CASH_OUT_REFINANCING: "32",
  OTHER: "4",
};

const occupancyCodes: Record<Occupancy, string> = { PRIMARY: "1", SECOND_HOME: "2", INVESTMENT: "3" };

const scoreModelCodes: Record<ScoreModel, string> = {
  VANTAGESCORE_3: "6",
  VANTAGESCORE_4: "15",
  FICO_8: "12",
  FICO_9: "11",
  FICO_10: "13",
  FICO_10T: "14",
  OTHER: "8",
};

const MAX_DENIAL_REASONS = 4;

/** The register row of an open-end line of one natural person. 12 CFR 1003.4(a). */
export function buildLarRow(facts: RegisterFacts): LarRow {
  const isApproval = facts.action === "ORIGINATED" || facts.action === "APPROVED_NOT_ACCEPTED";
  const isUndecided = facts.action === "WITHDRAWN" || facts.action === "INCOMPLETE";
  const decided = (value: string) => (isUndecided ? "NA" : value);
  return {
    recordIdentifier: "2",
    lei: facts.lei.toUpperCase(),
    uli: facts.uli,
    applicationDate: hmdaDate(facts.applicationDate),
    loanType: "1",
    loanPurpose: purposeCodes[facts.purpose],
    preapproval: "2",
    constructionMethod: facts.manufactured ? "2" : "1",
    occupancy: occupancyCodes[facts.occupancy],
    loanAmount: new ExactDecimal(facts.totalLine).div(100).toFixed(),
    actionTaken: actionCodes[facts.action],
    actionTakenDate: hmdaDate(facts.actionDate),
    street: plainText(facts.address.street),
    city: plainText(facts.address.city),
    state: facts.address.state,
    zip: facts.address.zip,
    county: facts.countyFips ?? "NA",
    tract: facts.censusTract ?? "NA",
    ...demographicFields(facts.demographics),
    applicantAge: String(ageOn(facts.applicationDate, facts.dateOfBirth)),
    coApplicantAge: "9999",
    income: facts.incomeReliedOn === null ? "NA" : String(incomeInThousands(facts.incomeReliedOn)),
    purchaser: facts.purchaser,
    rateSpread: (isApproval ? facts.aprSpreadPercent : null) ?? "NA",
    hoepaStatus: hoepaStatus(facts),
    lienStatus: String(facts.lienPosition),
    ...scoreFields(facts, isUndecided),
    ...denialFields(facts),
    // NA for every open-end line, not 0 and not blank. Comments 4(a)(17)(i)-1 to 4(a)(20)-1.
    totalLoanCosts: "NA",
    totalPointsAndFees: "NA",
    originationCharges: "NA",
    discountPoints: "NA",
    lenderCredits: "NA",
    interestRate: isApproval ? percent(facts.ratePercent) : "NA",
    prepaymentPenaltyTerm: "NA",
    dti: decided(percent(facts.dtiPercent)),
    cltv: decided(percent(facts.cltvPercent)),
    loanTerm: facts.termMonths === null ? "NA" : String(facts.termMonths),
    introductoryRatePeriod: "NA",
    balloonPayment: "2",
    interestOnly: "2",
    negativeAmortization: "2",
    otherNonAmortizing: "2",
    propertyValue: decided(
      facts.propertyValue === null ? "NA" : new ExactDecimal(facts.propertyValue).div(100).toFixed(),
    ),
    // A line is secured by the land with what stands on it; whose the land is, where it is not the applicant's, nobody was asked.
    manufacturedSecuredType: facts.manufactured ? "1" : "3",
    manufacturedLandInterest: facts.manufactured?.ownsLand ? "1" : "5",
    totalUnits: String(facts.units),
    affordableUnits: "NA",
    submission: facts.viaBroker ? "2" : "1",
    initiallyPayable: facts.payableToUs ? "1" : "2",
    nmlsrId: facts.originatorNmlsId ?? "NA",
    aus1: "6",
    aus2: "",
    aus3: "",
    aus4: "",
    aus5: "",
    ausText: "",
    ausResult1: "17",
    ausResult2: "",
    ausResult3: "",
    ausResult4: "",
    ausResult5: "",
    ausResultText: "",
    reverseMortgage: "2",
    openEnd: "1",
    businessPurpose: "2",
  };
}

/** Whole thousands of dollars, $500 rounded up. */
export function incomeInThousands(grossAnnual: Cents): number {
  return new ExactDecimal(grossAnnual).div(100_000).toDecimalPlaces(0).toNumber();
}

function hmdaDate(date: LocalDate): string {
  return date.replaceAll("-", "");
}

function percent(value: DecimalValue | null): string {
  return value === null ? "NA" : new ExactDecimal(value).toFixed();
}

function hoepaStatus({ action, occupancy, isHighCost }: RegisterFacts): string {
  if (action !== "ORIGINATED" || occupancy !== "PRIMARY") return "3";
  return isHighCost ? "1" : "2";
}

/** A withdrawn or incomplete file has 8888 and 9 for both people, even without a co-applicant: V663, V664. */
function scoreFields({ scoreReliedOn, scoreModel }: RegisterFacts, isUndecided: boolean) {
  const co = isUndecided ? { score: "8888", model: "9" } : { score: "9999", model: "10" };
  const own =
    isUndecided || scoreReliedOn === null
      ? { score: "8888", model: "9", text: "" }
      : {
          score: String(scoreReliedOn),
          model: scoreModelCodes[scoreModel],
          text: scoreModel === "OTHER" ? "Other credit scoring model" : "",
        };
  return {
    applicantScore: own.score,
    coApplicantScore: co.score,
    applicantScoreModel: own.model,
    applicantScoreModelText: own.text,
    coApplicantScoreModel: co.model,
    coApplicantScoreModelText: "",
  };
}

/** Why an application was denied, as the row has it. */
export function denialFields({ action, denialReasons }: Pick<RegisterFacts, "action" | "denialReasons">) {
  if (action !== "DENIED") {
    return { denialReason1: "10", denialReason2: "", denialReason3: "", denialReason4: "", denialReasonText: "" };
  }
  const codes = [...new Set(denialReasons.map((reason) => String(denialCode(reason))))].slice(0, MAX_DENIAL_REASONS);
  return {
    denialReason1: codes[0] ?? "",
    denialReason2: codes[1] ?? "",
    denialReason3: codes[2] ?? "",
    denialReason4: codes[3] ?? "",
    denialReasonText: codes.includes("9") ? otherReasons(denialReasons) : "",
  };
}

/** The box's own code, unless what stands beside "Other" is told by another. */
const denialCode = ({ code, specify }: DenialReason): number =>
  (specify === null ? undefined : specifiedReason(specify)?.hmdaCode) ?? hmdaDenialCode(code);

/** The words of the reasons reported as 9: those of "Other", and form reasons that have no code of their own. */
function otherReasons(reasons: readonly DenialReason[]): string {
  return reasons
    .filter((reason) => denialCode(reason) === 9)
    .map(({ code, specify }) => specify ?? code.toLowerCase().replaceAll("_", " "))
    .map(plainText)
    .join("; ")
    .slice(0, 255);
}

function demographicFields(own: ReportedDemographics) {
  return {
    applicantEthnicity1: own.ethnicity[0] ?? "",
    applicantEthnicity2: own.ethnicity[1] ?? "",
    applicantEthnicity3: own.ethnicity[2] ?? "",
    applicantEthnicity4: own.ethnicity[3] ?? "",
    applicantEthnicity5: own.ethnicity[4] ?? "",
    applicantEthnicityText: own.ethnicityText,
    coApplicantEthnicity1: noCoApplicant.ethnicity[0] ?? "",
    coApplicantEthnicity2: "",
    coApplicantEthnicity3: "",
    coApplicantEthnicity4: "",
    coApplicantEthnicity5: "",
    coApplicantEthnicityText: "",
    applicantEthnicityObserved: own.observed,
    coApplicantEthnicityObserved: noCoApplicant.observed,
    applicantRace1: own.race[0] ?? "",
    applicantRace2: own.race[1] ?? "",
    applicantRace3: own.race[2] ?? "",
    applicantRace4: own.race[3] ?? "",
    applicantRace5: own.race[4] ?? "",
    applicantRaceNativeText: own.raceNativeText,
    applicantRaceAsianText: own.raceAsianText,
    applicantRacePacificText: own.racePacificText,
    coApplicantRace1: noCoApplicant.race[0] ?? "",
    coApplicantRace2: "",
    coApplicantRace3: "",
    coApplicantRace4: "",
    coApplicantRace5: "",
    coApplicantRaceNativeText: "",
    coApplicantRaceAsianText: "",
    coApplicantRacePacificText: "",
    applicantRaceObserved: own.observed,
    coApplicantRaceObserved: noCoApplicant.observed,
    applicantSex: own.sex,
    coApplicantSex: noCoApplicant.sex,
    applicantSexObserved: own.observed,
    coApplicantSexObserved: noCoApplicant.observed,
  };
}
