import {
  type BankLinkRequest,
  bankLink,
  type ExchangeAnswer,
  exchangeAnswer,
  type ReleaseAnswer,
  type ReleaseRequest,
  type TokenExchange,
  type TransactionsAnswer,
  type TransactionsRequest,
  transactionsAnswer,
} from "../bank-link/protocol.ts";
import type { LinkAnswer } from "../link-session.ts";
import type { ActName, AnswerOf, OrderDesk, OrderStanding, VendorOrder, VendorReply } from "../order-protocol.ts";
import { VendorRefused, VendorUnavailable } from "../vendor-errors.ts";
import type { Access, AccessSeal } from "./access.ts";
import { hasBorrowedNumber, institutionOf, linkedAccounts } from "./accounts.ts";
import type { AskPlaid } from "./ask-plaid.ts";
import { fitting } from "./fitting.ts";
import { bookedTransactions } from "./transactions.ts";
import { answered, ended, openPage, pending, standingOf, unlessEnded, visitOf } from "./visit.ts";

type Desk = OrderDesk<typeof bankLink>;

const HISTORY_DAYS = 730;

/**
 * The bank link by Plaid. The order of a visit, and the public token that the lender is told, are Plaid's link token; what the bank gave is
 * fetched with it by the lender and never passes through a browser. Access to the accounts is given back as soon as what was asked for has
 * been read.
 */
export function plaidBankLink(ask: AskPlaid, seal: AccessSeal): Desk {
  const startLink = (order: VendorOrder<BankLinkRequest>) =>
    openPage(ask, bankLink.kind, order, ({ DepositoryAccountSubtype, Products }) => {
      const { person, purpose } = order.request;
      const isForTransactions = purpose === "accounts-and-transactions";
      return {
        user: { client_user_id: order.reference, legal_name: `${person.name.first} ${person.name.last}`.trim() },
        products: [Products.Auth, Products.Identity, ...(isForTransactions ? [Products.Transactions] : [])],
        ...(isForTransactions && { transactions: { days_requested: HISTORY_DAYS } }),
        account_filters: {
          depository: { account_subtypes: [DepositoryAccountSubtype.Checking, DepositoryAccountSubtype.Savings] },
        },
      };
    });

  async function findVisit(linkToken: string): Promise<OrderStanding<LinkAnswer>> {
    const visit = await visitOf(ask, linkToken);
    return standingOf(linkToken, visit, visit?.publicToken && linkToken);
  }

  /** A public token is good once. What it is exchanged for is kept in the order, so that a bank that is down can be asked again. */
  async function exchange({ key, request }: VendorOrder<TokenExchange>): Promise<VendorReply<ExchangeAnswer>> {
    const visit = await visitOf(ask, request.publicToken);
    const publicToken = visit?.publicToken;
    if (!visit || publicToken === undefined) return answered(key, { outcome: "link-expired" });
    const given = await unlessEnded(() =>
      ask((client) => client.itemPublicTokenExchange({ public_token: publicToken })),
    );
    if (given === null) return answered(key, { outcome: "link-expired" });
    const access: Access = { token: given.access_token, stays: visit.products.includes("transactions") };
    return readWith(seal.seal(access), access);
  }

  async function readAccounts(order: string): Promise<OrderStanding<ExchangeAnswer>> {
    const access = seal.open(order);
    if (access === null) return { status: "unknown", order, exchanges: [] };
    return readWith(order, access);
  }

  async function readWith(order: string, { token, stays }: Access): Promise<VendorReply<ExchangeAnswer>> {
    try {
      const read = await unlessEnded(async () => ({
        auth: await ask((client) => client.authGet({ access_token: token })),
        identity: await ask((client) => client.identityGet({ access_token: token })),
      }));
      const accounts = read === null ? [] : linkedAccounts(read.auth, read.identity);
      if (read === null || accounts.length === 0) {
        await giveBack(token);
        return answered(order, { outcome: "link-expired" });
      }
      const isBorrowed = hasBorrowedNumber(read.auth);
      if (!stays && !isBorrowed) await giveBack(token);
      const item = seal.seal({ token, stays: isBorrowed });
      const answer = { outcome: "linked", item, institution: institutionOf(read.auth), accounts };
      return answered(order, fitting(bankLink.kind, exchangeAnswer, answer));
    } catch (error) {
      if (!(error instanceof VendorUnavailable)) throw error;
      return pending(order);
    }
  }

  async function transactions({
    key,
    request,
  }: VendorOrder<TransactionsRequest>): Promise<VendorReply<TransactionsAnswer>> {
    const access = seal.open(request.item);
    if (access === null) return answered(key, { outcome: "revoked" });
    try {
      const found = await bookedTransactions(ask, access.token, request);
      if (!access.stays) await giveBack(access.token);
      const historyFrom = found.map(({ on }) => on).toSorted()[0] ?? request.to;
      return answered(
        key,
        fitting(bankLink.kind, transactionsAnswer, { outcome: "retrieved", historyFrom, transactions: found }),
      );
    } catch (error) {
      if (!(error instanceof VendorRefused) || !ended.has(error.code)) throw error;
      return answered(key, {
        outcome: error.code === "ITEM_LOGIN_REQUIRED" ? "log-in-required" : "revoked",
      });
    }
  }

  /** Numbers that a bank lent for its accounts end with the access: that stays. */
  async function release({ key, request }: VendorOrder<ReleaseRequest>): Promise<VendorReply<ReleaseAnswer>> {
    const access = seal.open(request.item);
    if (access && !access.stays) await giveBack(access.token);
    return answered(key, { outcome: "released" });
  }

  /** Takes the access back. What is gone already is as good as taken back. */
  const giveBack = (token: string) => unlessEnded(() => ask((client) => client.itemRemove({ access_token: token })));

  const placed: { [A in ActName<typeof bankLink>]: (order: VendorOrder<never>) => Promise<Reply<A>> } = {
    "start-link": startLink,
    exchange,
    transactions,
    release,
  };
  const found: { [A in ActName<typeof bankLink>]: (order: string) => Promise<Standing<A>> } = {
    "start-link": findVisit,
    exchange: readAccounts,
    // Placing the order again asks again: nothing changes by it.
    transactions: async (order) => ({ status: "unknown", order, exchanges: [] }),
    release: async (order) => ({ status: "unknown", order, exchanges: [] }),
  };
  return {
    place: (act, order) => placed[act](order as VendorOrder<never>),
    find: (act, order) => found[act](order),
  };
}

type Reply<A extends ActName<typeof bankLink>> = VendorReply<AnswerOf<typeof bankLink, A>>;
type Standing<A extends ActName<typeof bankLink>> = OrderStanding<AnswerOf<typeof bankLink, A>>;
