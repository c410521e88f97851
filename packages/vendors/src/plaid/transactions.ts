import type { Transaction } from "plaid";
import type { BankTransaction, TransactionsRequest } from "../bank-link/protocol.ts";
import { toCents } from "./accounts.ts";
import type { AskPlaid } from "./ask-plaid.ts";

/** As many as Plaid gives at once. */
const PAGE = 500;

/** Plaid's categories of money that comes in, by their detailed names. */
const incoming: Readonly<Record<string, BankTransaction["category"]>> = {
  INCOME_WAGES: "payroll",
  INCOME_SALARY: "payroll",
  INCOME_MILITARY: "payroll",
  INCOME_GIG_ECONOMY: "self-employment",
  INCOME_CONTRACTOR: "self-employment",
  INCOME_RETIREMENT_PENSION: "benefits",
  INCOME_UNEMPLOYMENT: "benefits",
  INCOME_LONG_TERM_DISABILITY: "benefits",
  INCOME_CHILD_SUPPORT: "benefits",
  INCOME_INTEREST_EARNED: "interest",
  INCOME_DIVIDENDS: "interest",
  INCOME_TAX_REFUND: "refund",
};

/** Everything that was booked on accounts between two days, page by page. What is only announced is left out. */
export async function bookedTransactions(
  ask: AskPlaid,
  token: string,
  { accounts, from, to }: TransactionsRequest,
): Promise<BankTransaction[]> {
  const found: Transaction[] = [];
  for (;;) {
    const page = await ask((client) =>
      client.transactionsGet({
        access_token: token,
        start_date: from,
        end_date: to,
        options: { account_ids: accounts, count: PAGE, offset: found.length },
      }),
    );
    found.push(...page.transactions);
    if (page.transactions.length === 0 || found.length >= page.total_transactions) break;
  }
  return found.filter(({ pending }) => !pending).map(bankTransaction);
}

function bankTransaction(one: Transaction): BankTransaction {
  // Plaid writes what leaves the account as a positive amount.
  const direction = one.amount > 0 ? "out" : "in";
  return {
    transaction: one.transaction_id,
    account: one.account_id,
    on: one.date,
    description: one.original_description ?? one.name,
    direction,
    amount: Math.abs(toCents(one.amount)),
    category: categoryOf(one, direction),
  };
}

function categoryOf(
  { personal_finance_category: category }: Transaction,
  direction: BankTransaction["direction"],
): BankTransaction["category"] {
  if (category?.primary.startsWith("TRANSFER_") === true) return "transfer";
  if (direction === "out") return "spending";
  return incoming[category?.detailed ?? ""] ?? "other";
}
