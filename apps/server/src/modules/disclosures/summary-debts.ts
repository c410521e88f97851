import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { LienAnswer } from "@gable/domain/liens/lien-answer.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import type { KnownLien } from "@gable/domain/workflow/facts/credit-facts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { foundLiens } from "@gable/domain/workflow/liens/found-liens.ts";
import { line, type SummaryLine, typed } from "./summary-line.ts";

const DEBTS = "liens";

/** The debts on the home as they count, with what the borrower said of each, and those that recent credit checks led to. */
export function summaryDebts(facts: Facts): SummaryLine[] {
  const { liens, inquiryAttestation } = facts;
  if (!liens) return [];
  const answers = new Map(liens.answers.map((given) => [given.id, given]));
  const kept = new Set(liens.liens.map(({ id }) => id));
  // A debt of another home is none of this one's, but that it is was said.
  const denied = foundLiens(facts).filter(({ id }) => !kept.has(id) && answers.has(id));
  const debts = [
    ...liens.liens.flatMap((lien) => counted(lien, answers.get(lien.id))),
    ...denied.flatMap(({ id, lender }) => said(lender, answers.get(id))),
  ];
  const newDebts = inquiryAttestation?.newDebts ?? [];
  return [
    ...(debts.length > 0 ? debts : line("debtsOnHome", "NONE", DEBTS)),
    ...newDebts.flatMap(({ creditor, monthlyPayment }) =>
      line("newDebtPayment", formatDollars(monthlyPayment), DEBTS, creditor),
    ),
    ...(inquiryAttestation && newDebts.length === 0 ? line("newDebts", "NONE", DEBTS) : []),
    ...(liens.dwellingPayment === undefined
      ? []
      : line("dwellingPayment", formatDollars(liens.dwellingPayment), DEBTS)),
  ];
}

function counted(lien: KnownLien, given: LienAnswer | undefined): SummaryLine[] {
  const { lender, balance, monthlyPayment, limit } = lien;
  return [
    ...line("debt", formatDollars(balance), DEBTS, lender),
    ...(limit === null ? [] : line("debtLimit", formatDollars(limit), DEBTS, lender)),
    ...(monthlyPayment === 0 ? [] : line("debtPayment", formatDollars(monthlyPayment), DEBTS, lender)),
    ...(lien.seenIn === "BORROWER" ? ofAdded(lien) : []),
    ...said(lender, given),
  ];
}

/** What the borrower alone knows of a debt that they add. */
const ofAdded = ({ lender, openedOn, originalAmount, openEnd }: KnownLien): SummaryLine[] => [
  ...(openedOn === null ? [] : line("debtOpened", monthOfYear(openedOn), DEBTS, lender)),
  ...(openEnd || originalAmount === null ? [] : line("debtOriginal", formatDollars(originalAmount), DEBTS, lender)),
];

/** As the month is asked for: "05/2024". */
function monthOfYear(day: LocalDate): string {
  const [year = "", month = ""] = day.split("-");
  return `${month}/${year}`;
}

/** Where the borrower did not simply say that it is right: what they said, and why. */
function said(lender: string, given: LienAnswer | undefined): SummaryLine[] {
  if (given === undefined || given.answer === "RIGHT") return [];
  return [
    ...(given.answer === "BALANCE"
      ? line("debtSaidBalance", formatDollars(given.balance ?? 0), DEBTS, lender)
      : line("debtSaid", given.answer, DEBTS, lender)),
    ...typed("debtReason", given.reason || undefined, DEBTS, lender),
  ];
}
