import type { bankLink } from "../bank-link/protocol.ts";
import type { incomeLink } from "../income-link/protocol.ts";
import type { OrderDesk } from "../order-protocol.ts";
import { accessSeal } from "./access.ts";
import { askPlaid, type PlaidAccount } from "./ask-plaid.ts";
import { plaidBankLink } from "./bank-link.ts";
import { plaidIncomeLink } from "./income-link.ts";
import { type PlaidNotices, plaidNotices } from "./notices.ts";

/** An account with Plaid, and what it is used for. */
export interface PlaidSettings extends PlaidAccount {
  /** Whether payroll accounts are read by Plaid too; banks always are. */
  readonly readsIncome: boolean;
}

export interface PlaidDesks {
  readonly bankLink: OrderDesk<typeof bankLink>;
  readonly incomeLink: OrderDesk<typeof incomeLink> | undefined;
  readonly notices: PlaidNotices;
}

/** What Plaid does in the place of other vendors. Its hosted page is used throughout, so that no script of Plaid's runs in ours. */
export function openPlaid(settings: PlaidSettings): PlaidDesks {
  const ask = askPlaid(settings);
  return {
    bankLink: plaidBankLink(ask("bank-link"), accessSeal(settings.secret)),
    incomeLink: settings.readsIncome ? plaidIncomeLink(ask("income-link")) : undefined,
    notices: plaidNotices(ask("bank-link")),
  };
}
