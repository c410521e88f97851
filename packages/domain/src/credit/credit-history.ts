import { addDays, addMonths, type LocalDate } from "../calendar/local-date.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";
import type { CreditFile, PublicRecord, Tradeline } from "./credit-file.ts";

export type CreditFinding =
  | "NO_FILE"
  | "NO_SCORE"
  | "FEW_TRADELINES"
  | "SHORT_HISTORY"
  | "MORTGAGE_LATE"
  | "BANKRUPTCY"
  | "FORECLOSURE";

export interface CreditHistory {
  /** Each of them alone ends the application. */
  readonly findings: readonly CreditFinding[];
  /** Tradelines 60 days late or more within the policy's months: a person looks at them. */
  readonly delinquentTradelines: readonly string[];
  /** Open judgments and tax liens, to be paid before closing. */
  readonly openRecords: readonly PublicRecord[];
  readonly inquiries: number;
  /** So many recent inquiries that the borrower says what came of them. */
  readonly inquiryAttestationNeeded: boolean;
  readonly tradelines: number;
  readonly historyMonths: number;
}

/** What the file's history means under the policy on a day. */
export function assessCreditHistory(file: CreditFile, policy: LendingPolicy["credit"], asOf: LocalDate): CreditHistory {
  const own = file.tradelines.filter((line) => !line.authorisedUser);
  const historyMonths = monthsOfHistory(own, asOf);
  const findings: CreditFinding[] = [];
  if (!file.found) findings.push("NO_FILE");
  else if (file.score === null) findings.push("NO_SCORE");
  else if (own.length < policy.minTradelines) findings.push("FEW_TRADELINES");
  else if (historyMonths < policy.minHistoryMonths) findings.push("SHORT_HISTORY");
  if (own.some((line) => hasMortgageLate(line, policy, asOf))) findings.push("MORTGAGE_LATE");
  if (file.publicRecords.some((record) => isRecent(record, ["BANKRUPTCY"], policy.bankruptcyMonths, asOf))) {
    findings.push("BANKRUPTCY");
  }
  const foreclosures = ["FORECLOSURE", "SHORT_SALE"];
  if (file.publicRecords.some((record) => isRecent(record, foreclosures, policy.foreclosureMonths, asOf))) {
    findings.push("FORECLOSURE");
  }
  const firstInquiryDay = addDays(asOf, -policy.inquiryDays);
  const inquiries = file.inquiries.filter(({ on }) => on >= firstInquiryDay).length;
  return {
    findings,
    delinquentTradelines: own
      .filter((line) => hasLate(line, 60, policy.reviewLate60Months, asOf))
      .map((line) => line.id),
    openRecords: file.publicRecords.filter(
      (record) => (record.kind === "JUDGMENT" || record.kind === "TAX_LIEN") && !record.satisfied,
    ),
    inquiries,
    inquiryAttestationNeeded: inquiries > policy.maxInquiries,
    tradelines: own.length,
    historyMonths,
  };
}

/** No payment 30 days late in one window and none 60 days late in a longer one, on any mortgage. */
function hasMortgageLate(line: Tradeline, policy: LendingPolicy["credit"], asOf: LocalDate): boolean {
  if (line.kind !== "MORTGAGE" && line.kind !== "HOME_EQUITY") return false;
  return hasLate(line, 30, policy.mortgageLate30Months, asOf) || hasLate(line, 60, policy.mortgageLate60Months, asOf);
}

function hasLate(line: Tradeline, daysLate: number, months: number, asOf: LocalDate): boolean {
  const since = addMonths(asOf, -months);
  return line.latePayments.some((late) => late.daysLate >= daysLate && late.on > since);
}

function isRecent(record: PublicRecord, kinds: readonly string[], months: number, asOf: LocalDate): boolean {
  if (!kinds.includes(record.kind)) return false;
  return record.on === null || addMonths(record.on, months) > asOf;
}

function monthsOfHistory(tradelines: readonly Tradeline[], asOf: LocalDate): number {
  const oldest = tradelines.map(({ openedOn }) => openedOn).toSorted()[0];
  if (oldest === undefined || oldest > asOf) return 0;
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = oldest.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = asOf.split("-").map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
