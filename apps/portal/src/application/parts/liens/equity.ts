import { claimOf } from "@gable/domain/liens/cltv.ts";
import { isOfAnotherHome } from "@gable/domain/workflow/liens/answered-liens.ts";

/** What of a debt counts against the home while the borrower is correcting it. Cents. */
export type DebtSaid = {
  readonly answer: "" | "RIGHT" | "BALANCE" | "PAID_OFF" | "NOT_MINE";
  /** As found. */
  readonly found: {
    readonly balance: number;
    readonly limit: number | null;
    readonly seenIn: "CREDIT" | "COUNTY" | "BOTH" | "OURS";
  };
  /** As corrected; null until an amount is typed. */
  readonly balance: number | null;
};

/** A debt that the borrower adds; amounts are null until they are typed. */
export type DebtAdded = { readonly balance: number | null; readonly limit: number | null };

export type Equity = {
  readonly value: number;
  /** Everything that has a claim on the home, open lines with their whole limit. */
  readonly owed: number;
  /** Never below nothing: a home under water has none. */
  readonly left: number;
  /** Owed, as a share of the value, 0 to 1. */
  readonly share: number;
};

/** What a debt counts for with what is said of it so far: what is on record counts until shown otherwise. */
export function claimSaid({ answer, found, balance }: DebtSaid): number {
  if (answer === "NOT_MINE" && isOfAnotherHome(found)) return 0;
  const owed = answer === "BALANCE" && balance !== null ? Math.max(found.balance, balance) : found.balance;
  return claimOf({ balance: owed, openEnd: found.limit !== null, limit: found.limit, paidOffAtClosing: false });
}

export function claimAdded({ balance, limit }: DebtAdded): number {
  return Math.max(balance ?? 0, limit ?? 0);
}

/** The home's value and what is owed on it, as the answers stand. */
export function equityOf(value: number, debts: readonly DebtSaid[], added: readonly DebtAdded[]): Equity {
  const owed =
    debts.reduce((sum, debt) => sum + claimSaid(debt), 0) + added.reduce((sum, debt) => sum + claimAdded(debt), 0);
  return { value, owed, left: Math.max(0, value - owed), share: value > 0 ? Math.min(1, owed / value) : 1 };
}
