import type { AuthGetResponse, IdentityGetResponse } from "plaid";
import type { ExchangeAnswer, LinkedAccount } from "../bank-link/protocol.ts";

type Institution = Extract<ExchangeAnswer, { readonly outcome: "linked" }>["institution"];

/** The accounts that money can be sent to, with who owns them. One of which Plaid knows no owner is left out. */
export function linkedAccounts(
  { accounts, numbers }: AuthGetResponse,
  { accounts: identified }: IdentityGetResponse,
): LinkedAccount[] {
  return numbers.ach.flatMap((ach): LinkedAccount[] => {
    const account = accounts.find(({ account_id: id }) => id === ach.account_id);
    const owners = identified
      .filter(({ account_id: id }) => id === ach.account_id)
      .flatMap((one) => one.owners.flatMap(({ names }) => names));
    const accountType = account?.subtype as string | null | undefined;
    if (!account || owners.length === 0 || (accountType !== "checking" && accountType !== "savings")) return [];
    const balance = toCents(account.balances.current ?? 0);
    return [
      {
        account: ach.account_id,
        name: account.name,
        accountType,
        lastFour: account.mask ?? ach.account.slice(-4),
        routingNumber: ach.routing,
        accountNumber: ach.account,
        balance: Math.max(0, balance),
        availableBalance: Math.max(
          0,
          account.balances.available === null ? balance : toCents(account.balances.available),
        ),
        owners,
      },
    ];
  });
}

export const institutionOf = ({ item }: AuthGetResponse): Institution => ({
  id: item.institution_id ?? "unknown",
  name: item.institution_name ?? "",
});

/** A number that the bank gives in the account's place; it ends when the access is taken back. */
export const hasBorrowedNumber = ({ numbers }: AuthGetResponse): boolean =>
  numbers.ach.some(({ is_tokenized_account_number: isTokenized }) => isTokenized === true);

/** Plaid gives dollars as numbers with decimals. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);
