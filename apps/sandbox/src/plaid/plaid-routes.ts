import { randomUUID } from "node:crypto";
import { linkAnswer } from "@gable/vendors/link-session.ts";
import type { FastifyInstance } from "fastify";
import type * as Plaid from "plaid";
import { dayOf } from "../days.ts";
import { type LinkVisit, readGrant, visitPage } from "../kinds/link-visit.ts";
import type { OrderBook } from "../order-book.ts";
import { recogniseHolder } from "../recognise.ts";
import type { Vault } from "../vault.ts";
import { authOf, identityOf, type Shared, transactionsBetween } from "./plaid-bank.ts";
import { plaidEndpoints, Refused, requestId } from "./plaid-endpoints.ts";
import type { PlaidNotices } from "./plaid-notices.ts";
import { payrollItem } from "./plaid-payroll.ts";
import {
  type LinkTokenCreate,
  linkTokenCreate,
  linkTokenGet,
  ofItem,
  ofUser,
  publicTokenExchange,
  transactionsGet,
  userCreate,
  verificationKeyGet,
} from "./plaid-requests.ts";
import type { Written } from "./written.ts";

interface Desk {
  /** Plaid's secret here; any client id goes with it. */
  readonly apiKey: string;
  readonly book: OrderBook;
  readonly vault: Vault;
  readonly notices: PlaidNotices;
  readonly publicUrl: () => string;
}

interface Session {
  readonly request: LinkTokenCreate;
  readonly createdAt: string;
  readonly expiration: string;
}

/** Somebody whose payroll account is asked for: who they say they are, and what they shared. */
interface User {
  readonly name: string;
  shared?: Shared;
}

/**
 * Plays Plaid below `/plaid`, in the shapes of its own client's types: the hosted page is the sandbox's bank page, the accounts are those of
 * the personas.
 */
export function addPlaidRoutes(app: FastifyInstance, { apiKey, book, vault, notices, publicUrl }: Desk): void {
  const sessions = new Map<string, Session>();
  const items = new Map<string, Shared>();
  const exchanged = new Set<string>();
  const users = new Map<string, User>();
  const endpoint = plaidEndpoints(app, apiKey);

  /** The items and users whose access was not taken back. */
  app.get("/admin/plaid-items", async () => [...[...items.values()].map(({ itemId }) => itemId), ...users.keys()]);

  function itemOf({ access_token: token }: { readonly access_token: string }): Shared {
    const shared = items.get(token);
    if (shared === undefined) throw new Refused(400, "ITEM_ERROR", "ITEM_NOT_FOUND");
    return shared;
  }

  function userOf({ user_id: id }: { readonly user_id: string }): User {
    const user = users.get(id);
    if (user === undefined) throw new Refused(400, "INVALID_INPUT", "USER_NOT_FOUND");
    return user;
  }

  endpoint("/user/create", userCreate, ({ identity: { name } }): Written<Plaid.UserCreateResponse> => {
    const userId = `usr_${randomUUID()}`;
    users.set(userId, { name: `${name.given_name} ${name.family_name}`.trim() });
    return { user_id: userId, request_id: requestId() };
  });

  endpoint("/link/token/create", linkTokenCreate, (request): Written<Plaid.LinkTokenCreateResponse> => {
    const linkToken = `link-sandbox-${randomUUID()}`;
    const createdAt = new Date().toISOString();
    const expiration = new Date(Date.now() + request.hosted_link.url_lifetime_seconds * 1000).toISOString();
    sessions.set(linkToken, { request, createdAt, expiration });
    const isPayroll = request.user_id !== undefined;
    const written = isPayroll ? userOf({ user_id: request.user_id ?? "" }).name : (request.user?.legal_name ?? "");
    const [first = "", ...others] = written.split(" ");
    const stranger = { first, last: others.join(" ") || first };
    const visit: LinkVisit = {
      purpose: "visit",
      kind: isPayroll ? "income-link" : "bank-link",
      order: linkToken,
      reference: request.user?.client_user_id ?? request.user_id ?? "",
      orderedAt: createdAt,
      expiresAt: expiration,
      person: { name: recogniseHolder(written)?.person.name ?? stranger },
      returnUrl: request.hosted_link.completion_redirect_uri,
      state: "",
      language: request.language,
      plaid: { ...(request.webhook !== undefined && { webhook: request.webhook }) },
    };
    const page = visitPage(publicUrl(), vault, visit);
    return { link_token: linkToken, expiration, request_id: requestId(), hosted_link_url: page };
  });

  endpoint("/link/token/get", linkTokenGet, ({ link_token: linkToken }): Written<Plaid.LinkTokenGetResponse> => {
    const session = sessions.get(linkToken);
    if (session === undefined) throw new Refused(400, "INVALID_INPUT", "INVALID_LINK_TOKEN");
    const { request, createdAt, expiration } = session;
    const user = request.user_id === undefined ? undefined : users.get(request.user_id);
    const end = linkAnswer.safeParse(book.find(user ? "income-link" : "bank-link", linkToken)?.answer).data;
    const results: Written<Plaid.LinkSessionResults> = {
      item_add_results: [],
      cra_item_add_results: [],
      cra_update_results: [],
      bank_income_results: [],
      payroll_income_results: [],
      document_income_results: null,
    };
    if (end?.outcome === "completed" && user) {
      const grant = readGrant(vault, "income-link", end.publicToken);
      if (grant !== null) user.shared ??= { itemId: randomUUID(), grant };
      results.payroll_income_results.push({ num_paystubs_retrieved: 1, num_w2s_retrieved: 1, institution: null });
    } else if (end?.outcome === "completed") {
      const publicToken = publicTokenOf(linkToken, end.publicToken);
      results.item_add_results.push({ public_token: publicToken, accounts: [], institution: null });
    }
    const hasShared = end?.outcome === "completed";
    return {
      link_token: linkToken,
      created_at: createdAt,
      expiration,
      link_sessions:
        end === undefined
          ? []
          : [
              {
                link_session_id: randomUUID(),
                started_at: createdAt,
                finished_at: new Date().toISOString(),
                exit: hasShared ? null : { error: null, metadata: null },
                results: hasShared ? results : null,
              },
            ],
      metadata: {
        initial_products: request.products,
        webhook: request.webhook ?? null,
        country_codes: ["US"],
        language: request.language,
        redirect_uri: null,
        client_name: request.client_name,
      },
      ...(request.user_id !== undefined && { user_id: request.user_id }),
      request_id: requestId(),
    };
  });

  endpoint(
    "/item/public_token/exchange",
    publicTokenExchange,
    ({ public_token: token }): Written<Plaid.ItemPublicTokenExchangeResponse> => {
      const grant = readGrant(vault, "bank-link", token.split(".")[1] ?? "");
      if (grant === null || exchanged.has(token)) throw new Refused(400, "INVALID_INPUT", "INVALID_PUBLIC_TOKEN");
      exchanged.add(token);
      const accessToken = `access-sandbox-${randomUUID()}`;
      const itemId = randomUUID();
      items.set(accessToken, { itemId, grant });
      return { access_token: accessToken, item_id: itemId, request_id: requestId() };
    },
  );

  endpoint("/auth/get", ofItem, (given) => ({ ...authOf(itemOf(given)), request_id: requestId() }));
  endpoint("/identity/get", ofItem, (given) => ({ ...identityOf(itemOf(given)), request_id: requestId() }));

  endpoint("/transactions/get", transactionsGet, (given): Written<Plaid.TransactionsGetResponse> => {
    const shared = itemOf(given);
    const { account_ids: ids, offset, count } = given.options;
    const found = transactionsBetween(shared, given.start_date, given.end_date, dayOf(new Date().toISOString())).filter(
      ({ account_id: id }) => ids.includes(id),
    );
    const { accounts, item } = authOf(shared);
    const transactions = found.slice(offset, offset + count);
    return { accounts, item, transactions, total_transactions: found.length, request_id: requestId() };
  });

  endpoint("/item/remove", ofItem, (given): Written<Plaid.ItemRemoveResponse> => {
    itemOf(given);
    items.delete(given.access_token);
    return { request_id: requestId() };
  });

  endpoint("/credit/payroll_income/get", ofUser, (given): Written<Plaid.CreditPayrollIncomeGetResponse> => {
    const { shared } = userOf(given);
    const today = dayOf(new Date().toISOString());
    return { items: shared ? [payrollItem(shared.itemId, shared.grant, today)] : [], request_id: requestId() };
  });

  endpoint("/user/remove", ofUser, (given): Written<Plaid.UserRemoveResponse> => {
    userOf(given);
    users.delete(given.user_id);
    return { request_id: requestId() };
  });

  endpoint("/webhook_verification_key/get", verificationKeyGet, ({ key_id: id }) => {
    const key = notices.keyOf(id);
    if (key === undefined) throw new Refused(400, "INVALID_INPUT", "INVALID_WEBHOOK_VERIFICATION_KEY_ID");
    return { key, request_id: requestId() };
  });
}

/** The same accounts shared twice are two tokens. */
const publicTokenOf = (linkToken: string, grant: string): string => `${linkToken.replace(/^link/, "public")}.${grant}`;
