import type * as Plaid from "plaid";
import { institutionById } from "../institutions.ts";
import { historyFrom, transactionsOf } from "../kinds/bank-transactions.ts";
import type { LinkGrant } from "../kinds/link-visit.ts";
import type { BankAccountFacts, Facts } from "../personas/facts.ts";
import { recognisePerson } from "../recognise.ts";
import { recordedName } from "../spelling.ts";
import type { Written } from "./written.ts";

type AccountBase = Written<Omit<Plaid.AccountBase, "verification_status">>;
type Item = Written<Plaid.Item>;
type Owner = Written<Plaid.Owner>;
type Transaction = Written<Plaid.Transaction>;

/** What a borrower shared, as Plaid would know it. */
export interface Shared {
  readonly itemId: string;
  readonly grant: LinkGrant;
}

/** The answer to `/auth/get`: account and routing numbers of what was shared. */
export function authOf(shared: Shared): Omit<Written<Plaid.AuthGetResponse>, "request_id"> {
  const routing = institutionOf(shared).routingNumber;
  return {
    accounts: accountsOf(shared).map(accountBase),
    item: itemOf(shared),
    numbers: {
      ach: accountsOf(shared).map(({ id, accountNumber }) => ({
        account_id: id,
        account: accountNumber,
        routing,
        wire_routing: routing,
        is_tokenized_account_number: false,
      })),
      eft: [],
      international: [],
      bacs: [],
    },
  };
}

export function identityOf(shared: Shared): Omit<Written<Plaid.IdentityGetResponse>, "request_id"> {
  return {
    accounts: accountsOf(shared).map((account) => ({ ...accountBase(account), owners: ownersOf(shared, account) })),
    item: itemOf(shared),
  };
}

/** As Plaid gives them, the latest first; what leaves the account is positive. */
export function transactionsBetween(shared: Shared, from: string, to: string, today: string): Transaction[] {
  const earliest = historyFrom(today);
  const [everyday] = accountsOf(shared);
  if (everyday === undefined) return [];
  const entries = transactionsOf(
    factsOf(shared),
    everyday.id,
    from > earliest ? from : earliest,
    to < today ? to : today,
  );
  return entries.map((entry) => ({
    account_id: everyday.id,
    amount: (entry.direction === "out" ? entry.amount : -entry.amount) / 100,
    iso_currency_code: "USD",
    unofficial_currency_code: null,
    date: entry.on,
    location: {
      address: null,
      city: null,
      region: null,
      postal_code: null,
      country: null,
      lat: null,
      lon: null,
      store_number: null,
    },
    name: entry.description,
    payment_meta: {
      reference_number: null,
      ppd_id: null,
      payee: null,
      by_order_of: null,
      payer: null,
      payment_method: null,
      payment_processor: null,
      reason: null,
    },
    pending: false,
    pending_transaction_id: null,
    account_owner: null,
    transaction_id: entry.transaction,
    authorized_date: null,
    authorized_datetime: null,
    datetime: null,
    payment_channel: "other",
    personal_finance_category: categories[entry.category],
    transaction_code: null,
  }));
}

const category = (primary: string, detailed: string) => ({ primary, detailed: `${primary}_${detailed}` });

const categories = {
  payroll: category("INCOME", "WAGES"),
  "self-employment": category("INCOME", "GIG_ECONOMY"),
  benefits: category("INCOME", "RETIREMENT_PENSION"),
  interest: category("INCOME", "INTEREST_EARNED"),
  refund: category("INCOME", "TAX_REFUND"),
  transfer: category("TRANSFER_IN", "ACCOUNT_TRANSFER"),
  spending: category("GENERAL_MERCHANDISE", "OTHER_GENERAL_MERCHANDISE"),
  other: category("INCOME", "OTHER_INCOME"),
} as const;

const factsOf = ({ grant }: Shared): Facts => recognisePerson(grant.person).facts;

const accountsOf = (shared: Shared): BankAccountFacts[] =>
  factsOf(shared).bank.accounts.filter(({ id }) => shared.grant.accounts?.includes(id) ?? true);

function institutionOf({ grant }: Shared) {
  const found = institutionById(grant.institution ?? "");
  if (found === undefined) throw new Error(`no institution ${grant.institution}`);
  return found;
}

function itemOf(shared: Shared): Item {
  const { id, name } = institutionOf(shared);
  const products: Item["billed_products"] = ["auth", "identity"];
  return {
    item_id: shared.itemId,
    institution_id: id,
    institution_name: name,
    webhook: null,
    error: null,
    available_products: [],
    billed_products: products,
    products,
    consent_expiration_time: null,
    update_type: "background",
  };
}

const accountBase = ({ id, name, accountType, accountNumber, balance }: BankAccountFacts): AccountBase => ({
  account_id: id,
  balances: {
    available: balance / 100,
    current: balance / 100,
    limit: null,
    iso_currency_code: "USD",
    unofficial_currency_code: null,
  },
  mask: accountNumber.slice(-4),
  name,
  official_name: null,
  type: "depository",
  subtype: accountType,
});

function ownersOf(shared: Shared, account: BankAccountFacts): Owner[] {
  const facts = factsOf(shared);
  const names =
    account.verdict === "owner-differs"
      ? ["SOMEBODY ELSE"]
      : [facts.person, ...facts.coOwners].map(({ name }) => recordedName(name));
  return [{ names, phone_numbers: [], emails: [], addresses: [] }];
}
