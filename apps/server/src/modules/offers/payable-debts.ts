import type { KnownTradeline } from "@gable/domain/workflow/facts/credit-facts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";

export interface PayableDebt {
  readonly id: string;
  readonly creditor: string;
  readonly lastFour: string | null;
  readonly balance: number;
  readonly monthlyPayment: number;
  readonly eligible: boolean;
  /** Code of the plain reason when not eligible. */
  readonly reason: string | null;
}

/** Smaller balances are not worth a cheque to the creditor. Cents. */
const SMALLEST_PAYOFF = 10_000;

/** Why a debt cannot be paid off with the line, or null when it can. */
function whyNot(line: KnownTradeline): string | null {
  if (line.authorisedUser) return "not-yours";
  if (!line.isOpen) return "closed";
  if (line.balance === 0) return "zero-balance";
  switch (line.kind) {
    case "MORTGAGE":
      return "first-mortgage";
    case "HOME_EQUITY":
      return "secured-by-home";
    case "STUDENT":
      return "student-loan";
    case "LEASE":
      return "lease";
    default:
      return line.balance < SMALLEST_PAYOFF ? "too-small" : null;
  }
}

/** The debts of the credit report with whether the line may pay them off at closing. */
export function payableDebts(facts: Facts): PayableDebt[] {
  if (facts.softCredit?.outcome !== "HIT") return [];
  return facts.softCredit.report.tradelines.map((line) => {
    const reason = whyNot(line);
    return {
      id: line.id,
      creditor: line.creditor,
      lastFour: line.lastFour,
      balance: line.balance,
      monthlyPayment: line.monthlyPayment ?? 0,
      eligible: reason === null,
      reason,
    };
  });
}
