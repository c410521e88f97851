import { accountAccess, walletAccounts } from "@gable/contract/calls/accounts-wallet.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { loadApplicationsOf } from "../../workflow/application-store.ts";

const owner = { authorizationType: "OWNER" } as const;

/** The wallets that somebody named for the money of a loan in crypto-assets. */
export function walletRoutes(ctx: Context): Route[] {
  return [
    answer(accountAccess, async ({ query }, { session }, db) => {
      const wallets = await walletsOf(ctx, db, session.identityUuid);
      const account = wallets.find(({ address }) => query.principal === undefined || address === query.principal);
      return { account: account ?? null, authorizedWallet: account ? owner : null };
    }),
    answer(walletAccounts, async (_received, { session }, db) => {
      const wallets = await walletsOf(ctx, db, session.identityUuid);
      return wallets.map((account) => ({ account, authorizedWallets: [{ address: account.address }] }));
    }),
  ];
}

async function walletsOf(ctx: Context, db: Database, identityUuid: string) {
  const stored = await loadApplicationsOf(ctx, db, identityUuid);
  const wallets = stored.flatMap(({ file }) =>
    file.facts.wallet ? [{ name: file.loanNumber, address: file.facts.wallet.address }] : [],
  );
  return wallets.filter(({ address }, index) => wallets.findIndex((each) => each.address === address) === index);
}
