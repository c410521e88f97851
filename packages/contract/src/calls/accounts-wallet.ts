import { z } from "zod";
import { call } from "../call.ts";

const WALLET = "/service-wallet/secure/api/v4";
const Account = z.object({ name: z.string(), address: z.string() });

export const accountAccess = call({
  name: "accountAccess",
  summary: "The wallet that the account pays from and into, and what it may be used for; both null without one",
  method: "GET",
  path: `${WALLET}/account/access`,
  access: "identity",
  /** An address: only that wallet, if it is one of the account's. */
  query: z.object({ principal: z.string().max(90).optional() }),
  reply: z.object({
    account: Account.nullable(),
    authorizedWallet: z.object({ authorizationType: z.enum(["OWNER"]) }).nullable(),
  }),
});

export const walletAccounts = call({
  name: "walletAccounts",
  summary: "The account's wallets, the latest first",
  method: "GET",
  path: `${WALLET}/account`,
  access: "identity",
  reply: z.array(z.object({ account: Account, authorizedWallets: z.array(z.object({ address: z.string() })) })),
});
