import type { CreditPull } from "@gable/vendors/credit-bureau/protocol.ts";
import type { CreditReport, Score, Tradeline } from "@gable/vendors/credit-bureau/report.ts";
import { addDays, addMonths } from "../days.ts";
import type { DebtFacts, Facts, LateFacts, MortgageFacts } from "../personas/facts.ts";
import type { Scene } from "../scene.ts";
import { nameFor } from "../seeded.ts";
import { bureau, factorsOf } from "./credit-bureau-itself.ts";

/** The report of a person on the day of the order. */
export function makeCreditReport(pull: "soft" | "hard", request: CreditPull, facts: Facts, scene: Scene): CreditReport {
  const { credit } = facts;
  const isLater = pull === "hard";
  const debts = isLater ? laterDebts(facts) : credit.debts;
  const mortgages = facts.home.mortgages.filter((mortgage) => mortgage.onCreditReport);
  return {
    report: nameFor("rpt", scene.order),
    bureau,
    pullType: pull,
    pulledAt: scene.orderedAt,
    score: scoreOf(isLater ? (credit.later.score ?? credit.score) : credit.score, scene.today),
    tradelines: [
      ...mortgages.map((mortgage) => mortgageLine(mortgage, facts.coOwners.length > 0, scene.today)),
      ...debts.map((debt) => debtLine(debt, scene.today)),
    ],
    inquiries: credit.inquiries.map(({ daysAgo, by, purpose }) => ({
      id: nameFor("inq", facts.seed, by, String(daysAgo)),
      on: addDays(scene.today, -daysAgo),
      by,
      purpose,
    })),
    publicRecords: credit.publicRecords.map((record) => ({
      id: nameFor("rec", facts.seed, record.filedOn),
      ...record,
    })),
    alerts: [],
    addresses: [facts.home.address, ...credit.formerAddresses].map((address) => ({ ...address })),
    employers: facts.income.jobs.map((job) => job.employer),
    ssnMatch: ssnMatch(request.applicant.ssn, facts.person.ssn),
  };
}

function laterDebts({ credit }: Facts): readonly DebtFacts[] {
  const { late, debts = [] } = credit.later;
  const marked = credit.debts.map((debt) => (debt.id === late?.debt ? { ...debt, late: late.late } : debt));
  return [...marked, ...debts];
}

const scoreOf = (value: number | null, today: string): Score => ({
  model: "VantageScore 3.0",
  value,
  ...(value === null ? { exclusion: "Not enough recent credit activity to score" } : {}),
  rangeLow: 300,
  rangeHigh: 850,
  scoredOn: today,
  factors: factorsOf(value).map((factor) => ({ ...factor })),
  inquiriesAreAFactor: false,
  distribution: [4, 13, 17, 19, 22, 25],
});

const ssnMatch = (given: string | undefined, held: string): CreditReport["ssnMatch"] => {
  if (given === undefined) return "not-given";
  return given === held ? "match" : "mismatch";
};

function mortgageLine(mortgage: MortgageFacts, isJoint: boolean, today: string): Tradeline {
  return {
    id: mortgage.id,
    creditor: mortgage.holder,
    accountType: mortgage.instrument === "home-equity-line" ? "home-equity-line" : "mortgage",
    responsibility: isJoint ? "joint" : "individual",
    lastFour: mortgage.lastFour,
    openedOn: mortgage.openedOn,
    standing: "open",
    balance: mortgage.balance,
    limitOrOriginalAmount: mortgage.originalAmount,
    monthlyPayment: mortgage.monthlyPayment,
    termMonths: mortgage.termMonths,
    ...historyOf(mortgage.openedOn, mortgage.monthlyPayment, mortgage.late ?? [], today),
    inDispute: false,
  };
}

function debtLine(debt: DebtFacts, today: string): Tradeline {
  return {
    id: debt.id,
    creditor: debt.creditor,
    accountType: debt.accountType,
    responsibility: debt.responsibility ?? "individual",
    lastFour: debt.lastFour,
    openedOn: debt.openedOn,
    standing: debt.standing ?? "open",
    balance: debt.balance,
    limitOrOriginalAmount: debt.limit,
    monthlyPayment: debt.monthlyPayment,
    ...(debt.termMonths === undefined ? {} : { termMonths: debt.termMonths }),
    ...historyOf(debt.openedOn, debt.monthlyPayment, debt.late ?? [], today),
    inDispute: debt.inDispute ?? false,
  };
}

/** The last twenty-four months, or as many as there were, the latest first. */
function historyOf(openedOn: string, payment: number, late: readonly LateFacts[], today: string) {
  const months = Math.min(24, monthsBetween(openedOn, today));
  const pattern = Array.from({ length: months }, (_, index) =>
    String(late.find(({ monthsAgo }) => monthsAgo === index + 1)?.times30 ?? 0),
  ).join("");
  const count = (times30: number): number => late.filter((one) => one.times30 === times30).length;
  const latest = late.find(({ monthsAgo }) => monthsAgo === 1);
  return {
    paymentPattern: pattern,
    late30: count(1),
    late60: count(2),
    late90: count(3),
    pastDue: latest === undefined ? 0 : payment * latest.times30,
    inForbearance: false,
    reportedOn: `${addMonths(today, -1).slice(0, 8)}28`,
  };
}

function monthsBetween(from: string, to: string): number {
  const [y1 = 0, m1 = 0] = from.split("-").map(Number);
  const [y2 = 0, m2 = 0] = to.split("-").map(Number);
  return Math.max(0, (y2 - y1) * 12 + m2 - m1);
}
