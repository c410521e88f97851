import { scoreModelName } from "@gable/domain/credit/score-model-names.ts";
import { formatPhone } from "@gable/domain/people/phone.ts";
import type { Finding } from "@gable/domain/underwriting/underwriting-decision.ts";
import { reliedCredit } from "@gable/domain/workflow/credit/relied-credit.ts";
import type { Bureau, KnownCredit } from "@gable/domain/workflow/facts/credit-facts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { CreditBureau, CreditScore, ScoreDistribution } from "../../documents/credit-score.ts";
import { postalAddress } from "../../documents/postal-address.ts";
import type { DecisionSources } from "../../documents/wording/adverse-action.ts";

const modelInLetters = (model: string): string => scoreModelName(model) ?? "Credit score";

const INQUIRIES = "Number of recent inquiries on your credit report";

/** A bureau as letters name it. Throws when its address is no postal address: a letter without one would not be lawful. */
export function bureauInLetters({ name, address, phone, website }: Bureau): CreditBureau {
  const postal = postalAddress(address);
  if (!postal) throw new Error(`The address of the bureau ${name} is not "street, city, ST 12345".`);
  return { name, address: postal, phone: formatPhone(phone), website };
}

/** The score as letters give it; null where the report has none. Inquiries are a fifth factor (15 USC 1681g(f)(1)(C)). */
export function scoreInLetters(report: KnownCredit): CreditScore | null {
  if (report.score === null) return null;
  return {
    score: report.score,
    model: modelInLetters(report.scoreModel),
    createdOn: report.pulledOn,
    lowest: report.scoreRange.low,
    highest: report.scoreRange.high,
    keyFactors: [...report.scoreFactors.map(({ text }) => text), ...(report.inquiriesAreAFactor ? [INQUIRIES] : [])],
    bureau: bureauInLetters(report.bureau),
  };
}

export function distributionOf({ scoreDistribution, scoreModel }: KnownCredit): ScoreDistribution | null {
  const [a, b, c, d, e, f] = scoreDistribution ?? [];
  if (a === undefined || b === undefined || c === undefined) return null;
  if (d === undefined || e === undefined || f === undefined) return null;
  return { model: modelInLetters(scoreModel), percents: [a, b, c, d, e, f] };
}

/** Findings that say nothing of a credit report. */
const withoutReport: ReadonlySet<Finding> = new Set<Finding>([
  "STATE_NOT_LICENSED",
  "ORIGINATOR_NOT_LICENSED",
  "NEW_YORK_NOT_AUTHORISED",
  "PROPERTY_TYPE",
  "TITLE_CHANGE",
  "PROPERTY_CONDITION",
  "NOT_OF_AGE",
  "STATE_FEE_CAP",
  "NO_RATE_TO_COMPARE",
  "IDENTITY_UNVERIFIED",
  "EMPLOYMENT_UNCONFIRMED",
  "OWNERSHIP_UNPROVEN",
  "TITLE_UNCLEAR",
  "TRUST_REFUSED",
  "LEGAL_BAR",
]);

/** Findings that rest on county records. */
const fromRecords: ReadonlySet<Finding> = new Set<Finding>([
  "PROPERTY_TYPE",
  "TITLE_CHANGE",
  "LIEN_POSITION",
  "EQUITY_LOAN_OPEN",
  "EQUITY_LOAN_YEAR",
  "OWNERSHIP_UNPROVEN",
]);

/** What a decision against the applicant rested on besides their own words: 15 USC 1681m(a) and (b). */
export function sourcesOf(facts: Facts, findings: readonly Finding[]): DecisionSources {
  const relied = reliedCredit(facts);
  const isFromReport = findings.some((finding) => !withoutReport.has(finding));
  const { softCredit } = facts;
  const bureau = relied?.report.bureau ?? (softCredit && "bureau" in softCredit ? softCredit.bureau : undefined);
  // An alert is part of the report, and has nothing to do with its score.
  const hasAlert = softCredit?.outcome === "HIT" && softCredit.report.alert !== null;
  const isFromAlert = hasAlert && findings.includes("IDENTITY_UNVERIFIED") && facts.identityChecks.length === 0;
  // That the applicant is a minor was the bureau's word, where it made no report for that reason.
  const isFromBureau = softCredit?.outcome === "MINOR" && findings.includes("NOT_OF_AGE");
  return {
    bureau: (isFromReport || isFromAlert || isFromBureau) && bureau ? bureauInLetters(bureau) : null,
    score: isFromReport && relied ? scoreInLetters(relied.report) : null,
    outsideSources: outsideSources(facts, findings),
  };
}

function outsideSources(facts: Facts, findings: readonly Finding[]): readonly string[] {
  const rests = (...on: readonly Finding[]): boolean => findings.some((finding) => on.includes(finding));
  const seen = facts.bpo?.valuation;
  const look = seen?.source === "EVALUATION" ? "A residential evaluation" : "A broker’s price opinion";
  return [
    ...(rests("EQUITY", "PRICE", "PROPERTY_CONDITION")
      ? [
          ...(seen ? [`${look} of the property`] : []),
          // Of the two the lower counts.
          ...(seen && seen.stated === undefined ? [] : ["A computer valuation of the property"]),
        ]
      : []),
    ...(findings.some((finding) => fromRecords.has(finding)) ? ["County property records"] : []),
    ...(rests("IDENTITY_UNVERIFIED") && facts.identityChecks.length > 0 ? ["A check of your identity document"] : []),
    ...(rests("EMPLOYMENT_UNCONFIRMED") ? ["What your employer said, or that it could not be reached"] : []),
    ...(rests("TITLE_UNCLEAR") ? ["The title company’s search of the property"] : []),
    ...(rests("LEGAL_BAR") ? ["Public records"] : []),
    ...(rests("PAYMENT_ROOM", "NO_INCOME") && facts.incomeVerified ? ["Records of your income"] : []),
  ];
}
