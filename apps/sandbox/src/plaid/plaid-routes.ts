import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type * as Plaid from "plaid";
import { dayOf } from "../days.ts";
import { readGrant } from "../kinds/link-visit.ts";
import type { OrderBook } from "../order-book.ts";
import type { Vault } from "../vault.ts";
import { authOf, identityOf, type Shared, transactionsBetween } from "./plaid-bank.ts";
import { plaidEndpoints, Refused, requestId } from "./plaid-endpoints.ts";
import { addLinkCalls } from "./plaid-link.ts";
import type { PlaidNotices } from "./plaid-notices.ts";
import { ofItem, publicTokenExchange, transactionsGet, verificationKeyGet } from "./plaid-requests.ts";
import { addUserCalls } from "./plaid-users.ts";
import type { Written } from "./written.ts";

interface Desk {
  /** Plaid's secret here; any client id goes with it. */
  readonly apiKey: string;
  readonly book: OrderBook;
  readonly vault: Vault;
  readonly notices: PlaidNotices;
  readonly publicUrl: () => string;
}

/**
 * Plays Plaid below `/plaid`, in the shapes of its own client's types: the hosted page is the sandbox's bank page, the accounts are those of
 * the personas.
 */
export function addPlaidRoutes(app: FastifyInstance, { apiKey, book, vault, notices, publicUrl }: Desk): void {
  const items = new Map<string, Shared>();
  const exchanged = new Set<string>();
  const endpoint = plaidEndpoints(app, apiKey);
  const users = addUserCalls(endpoint);
  addLinkCalls(endpoint, { book, vault, publicUrl, users });

  /** The items and users whose access was not taken back. */
  app.get("/admin/plaid-items", async () => [...[...items.values()].map(({ itemId }) => itemId), ...users.ids()]);

  function itemOf({ access_token: token }: { readonly access_token: string }): Shared {
    const shared = items.get(token);
    if (shared === undefined) throw new Refused(400, "ITEM_ERROR", "ITEM_NOT_FOUND");
    return shared;
  }

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

  endpoint("/webhook_verification_key/get", verificationKeyGet, ({ key_id: id }) => {
    const key = notices.keyOf(id);
    if (key === undefined) throw new Refused(400, "INVALID_INPUT", "INVALID_WEBHOOK_VERIFICATION_KEY_ID");
    return { key, request_id: requestId() };
  });
}
