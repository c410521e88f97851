import type { z } from "zod";
import type { LinkAnswer } from "../../link-session.ts";
import type { ActName, AnswerOf, OrderDesk, OrderStanding, VendorOrder, VendorReply } from "../../order-protocol.ts";
import { VendorRefused, VendorUnavailable } from "../../vendor-errors.ts";
import {
  type BankLinkRequest,
  bankLink,
  type ExchangeAnswer,
  exchangeAnswer,
  type TokenExchange,
  type TransactionsAnswer,
  type TransactionsRequest,
  transactionsAnswer,
} from "../protocol.ts";
import { type Access, accessSeal } from "./access.ts";
import { hasBorrowedNumber, institutionOf, linkedAccounts } from "./accounts.ts";
import { askPlaid, type PlaidSettings } from "./ask-plaid.ts";
import { bookedTransactions } from "./transactions.ts";

type Desk = OrderDesk<typeof bankLink>;

/** Four hours, as long as a link token is good for. */
const PAGE_SECONDS = 14_400;
const HISTORY_DAYS = 730;
/** Plaid refuses a longer name. */
const NAME_LENGTH = 30;

/** The visit is over and what it gave cannot be used, or no longer: the borrower links the bank again. */
const ended = new Set([
  "INVALID_LINK_TOKEN",
  "INVALID_PUBLIC_TOKEN",
  "INVALID_ACCESS_TOKEN",
  "ITEM_NOT_FOUND",
  "ITEM_LOGIN_REQUIRED",
  "ITEM_LOCKED",
  "INSUFFICIENT_CREDENTIALS",
  "USER_PERMISSION_REVOKED",
  "ACCESS_NOT_GRANTED",
  "NO_ACCOUNTS",
  "NO_AUTH_ACCOUNTS",
  "PRODUCTS_NOT_SUPPORTED",
]);

/**
 * The bank link by Plaid: its hosted page, so that no script of Plaid's runs in ours. The order of a visit, and the public token that the
 * lender is told, are Plaid's link token; what the bank gave is fetched with it by the lender and never passes through a browser. Access to
 * the accounts is given back as soon as what was asked for has been read.
 */
export function plaidBankLink(settings: PlaidSettings): Desk {
  const ask = askPlaid(settings);
  const seal = accessSeal(settings.secret);

  async function startLink({ reference, request }: VendorOrder<BankLinkRequest>): Promise<VendorReply<LinkAnswer>> {
    const back = new URL(request.returnUrl);
    back.searchParams.set("state", request.state);
    // Plaid comes back to this address however the visit ended; how it did is asked for.
    back.searchParams.set("outcome", "completed");
    const { name } = request.person;
    const page = await ask((client, { CountryCode, DepositoryAccountSubtype, Products }) =>
      client.linkTokenCreate({
        client_name: (request.lender ?? back.hostname).slice(0, NAME_LENGTH),
        language: request.language ?? "en",
        country_codes: [CountryCode.Us],
        user: { client_user_id: reference, legal_name: `${name.first} ${name.last}`.trim() },
        products: [
          Products.Auth,
          Products.Identity,
          ...(request.purpose === "accounts-and-transactions" ? [Products.Transactions] : []),
        ],
        ...(request.purpose === "accounts-and-transactions" && { transactions: { days_requested: HISTORY_DAYS } }),
        account_filters: {
          depository: { account_subtypes: [DepositoryAccountSubtype.Checking, DepositoryAccountSubtype.Savings] },
        },
        hosted_link: { completion_redirect_uri: back.href, url_lifetime_seconds: PAGE_SECONDS },
      }),
    );
    if (page.hosted_link_url === undefined) throw malformed();
    return answered(page.link_token, {
      outcome: "open",
      url: page.hosted_link_url,
      expiresAt: page.expiration,
    });
  }

  /** How a visit stands; null for one of which Plaid knows nothing any more. */
  async function visitOf(linkToken: string) {
    const visit = await unlessEnded(() => ask((client) => client.linkTokenGet({ link_token: linkToken })));
    if (visit === null) return null;
    const sessions = visit.link_sessions ?? [];
    const publicToken = sessions.flatMap(({ results }) => results?.item_add_results ?? []).at(-1)?.public_token;
    return {
      publicToken,
      isOver: sessions.some((session) => typeof session.finished_at === "string"),
      isExpired: visit.expiration !== null && Date.parse(visit.expiration) < Date.now(),
      isForTransactions: visit.metadata.initial_products.some((product: string) => product === "transactions"),
    };
  }

  async function findVisit(linkToken: string): Promise<OrderStanding<LinkAnswer>> {
    const visit = await visitOf(linkToken);
    if (visit?.publicToken !== undefined)
      return answered(linkToken, { outcome: "completed", publicToken: linkToken }, 2);
    if (visit?.isOver === true) return answered(linkToken, { outcome: "abandoned", reason: "cancelled" }, 2);
    if (visit === null || visit.isExpired) return answered(linkToken, { outcome: "abandoned", reason: "expired" }, 2);
    return { status: "pending", order: linkToken, progress: [], exchanges: [] };
  }

  /** A public token is good once. What it is exchanged for is kept in the order, so that a bank that is down can be asked again. */
  async function exchange({ key, request }: VendorOrder<TokenExchange>): Promise<VendorReply<ExchangeAnswer>> {
    const visit = await visitOf(request.publicToken);
    const publicToken = visit?.publicToken;
    if (!visit || publicToken === undefined) return answered(key, { outcome: "link-expired" });
    const given = await unlessEnded(() =>
      ask((client) => client.itemPublicTokenExchange({ public_token: publicToken })),
    );
    if (given === null) return answered(key, { outcome: "link-expired" });
    const access: Access = { token: given.access_token, stays: visit.isForTransactions };
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
      return answered(order, fitting(exchangeAnswer, answer));
    } catch (error) {
      if (!(error instanceof VendorUnavailable)) throw error;
      return { status: "pending", order, progress: [], exchanges: [] };
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
      return answered(key, fitting(transactionsAnswer, { outcome: "retrieved", historyFrom, transactions: found }));
    } catch (error) {
      if (!(error instanceof VendorRefused) || !ended.has(error.code)) throw error;
      return answered(key, {
        outcome: error.code === "ITEM_LOGIN_REQUIRED" ? "log-in-required" : "revoked",
      });
    }
  }

  /** Takes the access back. What is gone already is as good as taken back. */
  const giveBack = (token: string) => unlessEnded(() => ask((client) => client.itemRemove({ access_token: token })));

  const placed: { [A in ActName<typeof bankLink>]: (order: VendorOrder<never>) => Promise<Reply<A>> } = {
    "start-link": startLink,
    exchange,
    transactions,
  };
  const found: { [A in ActName<typeof bankLink>]: (order: string) => Promise<Standing<A>> } = {
    "start-link": findVisit,
    exchange: readAccounts,
    // Placing the order again asks again: nothing changes by it.
    transactions: async (order) => ({ status: "unknown", order, exchanges: [] }),
  };
  return {
    place: (act, order) => placed[act](order as VendorOrder<never>),
    find: (act, order) => found[act](order),
  };
}

type Reply<A extends ActName<typeof bankLink>> = VendorReply<AnswerOf<typeof bankLink, A>>;
type Standing<A extends ActName<typeof bankLink>> = OrderStanding<AnswerOf<typeof bankLink, A>>;

const answered = <const Answer>(order: string, answer: Answer, revision = 1) => ({
  status: "answered" as const,
  order,
  revision,
  exchanges: [],
  answer,
});

/** Null where Plaid says that the visit or the access is over. */
async function unlessEnded<T>(asking: () => Promise<T>): Promise<T | null> {
  try {
    return await asking();
  } catch (error) {
    if (error instanceof VendorRefused && ended.has(error.code)) return null;
    throw error;
  }
}

/** An answer that the protocol does not know is no answer. */
function fitting<T>(schema: z.ZodType<T>, answer: unknown): T {
  const read = schema.safeParse(answer);
  if (!read.success) throw malformed();
  return read.data;
}

const malformed = () => new VendorUnavailable(bankLink.kind, "malformed-answer");
