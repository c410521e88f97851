import { addMonths } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { type CreditFile, readScore, type ScoreModel, type TradelineKind } from "@gable/domain/credit/credit-file.ts";
import type { Bureau, KnownCredit, KnownTradeline } from "@gable/domain/workflow/facts/credit-facts.ts";
import type {
  Alert,
  CreditReport,
  PublicRecord,
  Tradeline,
  Bureau as VendorBureau,
} from "@gable/vendors/credit-bureau/report.ts";
import { phoneOfVendor } from "../../workflow/vendor-words.ts";

const kinds: Readonly<Record<Tradeline["accountType"], TradelineKind>> = {
  mortgage: "MORTGAGE",
  "home-equity-line": "HOME_EQUITY",
  "home-equity-loan": "HOME_EQUITY",
  "auto-loan": "AUTO",
  "auto-lease": "LEASE",
  "student-loan": "STUDENT",
  "credit-card": "REVOLVING",
  "charge-account": "REVOLVING",
  "personal-loan": "INSTALLMENT",
  other: "OTHER",
};

const revolving: ReadonlySet<Tradeline["accountType"]> = new Set(["home-equity-line", "credit-card", "charge-account"]);

const models: readonly (readonly [RegExp, ScoreModel])[] = [
  [/vantage\D*4/i, "VANTAGESCORE_4"],
  [/vantage\D*3/i, "VANTAGESCORE_3"],
  [/fico\D*10\s*t/i, "FICO_10T"],
  [/fico\D*10/i, "FICO_10"],
  [/fico\D*9/i, "FICO_9"],
  [/fico\D*8/i, "FICO_8"],
];

const recordKinds: Readonly<Record<PublicRecord["recordType"], CreditFile["publicRecords"][number]["kind"]>> = {
  "bankruptcy-chapter-7": "BANKRUPTCY",
  "bankruptcy-chapter-13": "BANKRUPTCY",
  foreclosure: "FORECLOSURE",
  "short-sale": "SHORT_SALE",
  "civil-judgment": "JUDGMENT",
  "tax-lien": "TAX_LIEN",
};

/** A bureau's report in the product's words, dated as where the borrower lives. What the bureau says of its score is kept as it said it. */
export function readReport(report: CreditReport, alert: Alert | null, timeZone: string): KnownCredit {
  const { score } = report;
  return {
    found: true,
    reportId: report.report,
    bureau: readBureau(report.bureau),
    pulledOn: localDateAt(report.pulledAt, timeZone),
    score: readScore(score.value),
    scoreModel: models.find(([pattern]) => pattern.test(score.model))?.[1] ?? "OTHER",
    scoreFactors: score.factors,
    scoreRange: { low: score.rangeLow, high: score.rangeHigh },
    inquiriesAreAFactor: score.inquiriesAreAFactor,
    ...(score.distribution && { scoreDistribution: score.distribution }),
    tradelines: report.tradelines.map(readTradeline),
    inquiries: report.inquiries.map(({ on, by }) => ({ on, creditor: by })),
    publicRecords: report.publicRecords.map((record) => ({
      kind: recordKinds[record.recordType],
      on: record.settledOn ?? (record.recordType.startsWith("bankruptcy") ? null : record.filedOn),
      satisfied: record.standing !== "open",
    })),
    ...(report.ssnMatch === "mismatch" && { ssnDiffers: true }),
    alert: alert && { kind: alert.alertType, phone: alert.phone ? phoneOfVendor(alert.phone) : null },
  };
}

export const readBureau = (bureau: VendorBureau): Bureau => ({
  name: bureau.name,
  address: bureau.address,
  phone: phoneOfVendor(bureau.tollFreePhone),
  website: bureau.website,
  freezeWebsite: bureau.freezeWebsite,
});

function readTradeline(line: Tradeline): KnownTradeline {
  const isOpen = line.standing === "open" && line.closedOn === undefined;
  return {
    id: line.id,
    creditor: line.creditor,
    kind: kinds[line.accountType],
    balance: line.balance,
    limit: revolving.has(line.accountType) ? (line.limitOrOriginalAmount ?? null) : null,
    monthlyPayment: line.monthlyPayment,
    openedOn: line.openedOn,
    isOpen,
    authorisedUser: line.responsibility === "authorised-user",
    isSubjectLien: false,
    paidOffAtClosing: false,
    latePayments: latePayments(line),
    lastFour: line.lastFour ?? null,
    inForbearance: line.inForbearance,
    ...(line.pastDue > 0 && { pastDue: line.pastDue }),
    ...(line.inDispute && { inDispute: true as const }),
  };
}

/** The payment pattern runs back month by month from the day of the report: `0` current, `1` thirty days late, and so on. */
function latePayments({ paymentPattern, reportedOn }: Tradeline): KnownTradeline["latePayments"] {
  return paymentPattern.split("").flatMap((sign, months) => {
    const late = Number(sign);
    if (!(late >= 1)) return [];
    const daysLate = ([30, 60, 90, 120] as const)[Math.min(late, 4) - 1];
    return daysLate === undefined ? [] : [{ on: addMonths(reportedOn, -months), daysLate }];
  });
}
