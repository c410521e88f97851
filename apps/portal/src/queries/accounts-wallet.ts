import { accountAccess, walletAccounts } from "@gable/contract/calls/accounts-wallet.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** The wallet of the account, if it has one. */
export const accountAccessQuery = () =>
  queryOptions({
    queryKey: ["account-access"],
    queryFn: ({ signal }) => client.send(accountAccess, { query: {}, signal }),
  });

/** All wallets of the account, the latest first. */
export const walletAccountsQuery = () =>
  queryOptions({
    queryKey: ["wallet-accounts"],
    queryFn: ({ signal }) => client.send(walletAccounts, { signal }),
  });
