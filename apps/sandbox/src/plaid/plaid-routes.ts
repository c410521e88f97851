import { randomUUID } from "node:crypto";
import { linkAnswer } from "@gable/vendors/link-session.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type * as Plaid from "plaid";
import { z } from "zod";
import { dayOf } from "../days.ts";
import { visitPage, type LinkVisit, readGrant } from "../kinds/link-visit.ts";
import type { OrderBook } from "../order-book.ts";
import { recogniseHolder } from "../recognise.ts";
import type { Vault } from "../vault.ts";
import { authOf, identityOf, type Shared, transactionsBetween } from "./plaid-bank.ts";
import type { Written } from "./written.ts";

interface Desk {
  /** Plaid's secret here; any client id goes with it. */
  readonly apiKey: string;
  readonly book: OrderBook;
  readonly vault: Vault;
  readonly publicUrl: () => string;
}

interface Session {
  readonly request: z.infer<typeof linkTokenCreate>;
  readonly createdAt: string;
  readonly expiration: string;
}

const linkTokenCreate = z.object({
  client_name: z.string().min(1).max(30),
  language: z.enum(["en", "es"]),
  country_codes: z.tuple([z.literal("US")]),
  user: z.object({ client_user_id: z.string().min(1), legal_name: z.string().min(1) }),
  products: z.array(z.enum(["auth", "identity", "transactions"])).min(1),
  hosted_link: z.object({ completion_redirect_uri: z.url(), url_lifetime_seconds: z.int().min(1).max(1_814_400) }),
});
const linkTokenGet = z.object({ link_token: z.string() });
const publicTokenExchange = z.object({ public_token: z.string() });
const ofItem = z.object({ access_token: z.string() });
const transactionsGet = ofItem.extend({
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  options: z.object({
    account_ids: z.array(z.string()),
    count: z.int().min(1).max(500),
    offset: z.int().min(0).default(0),
  }),
});

const errorType = z.enum([
  "API_ERROR",
  "INSTITUTION_ERROR",
  "INVALID_INPUT",
  "INVALID_REQUEST",
  "ITEM_ERROR",
  "RATE_LIMIT_EXCEEDED",
]);

const failure = z.object({
  endpoint: z.string(),
  status: z.int().min(400).max(599),
  error_type: errorType,
  error_code: z.string(),
  next: z.int().min(1).default(1),
});

/** Refused as Plaid refuses: a status, and why in two words. */
class Refused extends Error {
  readonly status: number;
  readonly problem: Written<Plaid.PlaidError>;
  constructor(status: number, error_type: z.infer<typeof errorType>, error_code: string) {
    super(error_code);
    this.status = status;
    this.problem = {
      error_type: error_type,
      error_code,
      error_message: error_code.toLowerCase().replaceAll("_", " "),
      display_message: null,
      request_id: requestId(),
    };
  }
}

/**
 * Plays Plaid below `/plaid`, in the shapes of its own client's types: the hosted page is the sandbox's bank page, the accounts are those of
 * the personas. `POST /admin/plaid-failures` orders a failure of an endpoint.
 */
export function addPlaidRoutes(app: FastifyInstance, { apiKey, book, vault, publicUrl }: Desk): void {
  const sessions = new Map<string, Session>();
  const items = new Map<string, Shared>();
  const exchanged = new Set<string>();
  let failures: z.infer<typeof failure>[] = [];

  app.post("/admin/plaid-failures", async (request, reply) => {
    failures.push(failure.parse(request.body));
    return reply.code(204).send();
  });
  /** The items whose access was not taken back. */
  app.get("/admin/plaid-items", async () => [...items.values()].map(({ itemId }) => itemId));

  function takeFailure(path: string): void {
    const found = failures.find((one) => one.endpoint === path);
    if (found === undefined) return;
    failures = failures.flatMap((one) =>
      one !== found ? [one] : one.next > 1 ? [{ ...one, next: one.next - 1 }] : [],
    );
    throw new Refused(found.status, found.error_type, found.error_code);
  }

  function endpoint<Body>(path: string, body: z.ZodType<Body>, answer: (given: Body) => object): void {
    app.post(`/plaid${path}`, async (request, reply): Promise<FastifyReply> => {
      try {
        if (request.headers["plaid-secret"] !== apiKey || !request.headers["plaid-client-id"])
          throw new Refused(400, "INVALID_INPUT", "INVALID_API_KEYS");
        takeFailure(path);
        const read = body.safeParse(request.body);
        if (!read.success) throw new Refused(400, "INVALID_REQUEST", "INVALID_FIELD");
        return reply.send(answer(read.data));
      } catch (error) {
        if (error instanceof Refused) return reply.code(error.status).send(error.problem);
        throw error;
      }
    });
  }

  function itemOf({ access_token: token }: { readonly access_token: string }): Shared {
    const shared = items.get(token);
    if (shared === undefined) throw new Refused(400, "ITEM_ERROR", "ITEM_NOT_FOUND");
    return shared;
  }

  endpoint("/link/token/create", linkTokenCreate, (request): Written<Plaid.LinkTokenCreateResponse> => {
    const linkToken = `link-sandbox-${randomUUID()}`;
    const createdAt = new Date().toISOString();
    const expiration = new Date(Date.now() + request.hosted_link.url_lifetime_seconds * 1000).toISOString();
    sessions.set(linkToken, { request, createdAt, expiration });
    const { legal_name: written } = request.user;
    const [first = "", ...others] = written.split(" ");
    const stranger = { first, last: others.join(" ") || first };
    const visit: LinkVisit = {
      purpose: "visit",
      kind: "bank-link",
      order: linkToken,
      reference: request.user.client_user_id,
      orderedAt: createdAt,
      expiresAt: expiration,
      person: { name: recogniseHolder(written)?.person.name ?? stranger },
      returnUrl: request.hosted_link.completion_redirect_uri,
      state: "",
      language: request.language,
      returnsBare: true,
    };
    const page = visitPage(publicUrl(), vault, visit);
    return { link_token: linkToken, expiration, request_id: requestId(), hosted_link_url: page };
  });

  endpoint("/link/token/get", linkTokenGet, ({ link_token: linkToken }): Written<Plaid.LinkTokenGetResponse> => {
    const session = sessions.get(linkToken);
    if (session === undefined) throw new Refused(400, "INVALID_INPUT", "INVALID_LINK_TOKEN");
    const { request, createdAt, expiration } = session;
    const end = linkAnswer.safeParse(book.find("bank-link", linkToken)?.answer).data;
    const results = {
      cra_item_add_results: [],
      cra_update_results: [],
      bank_income_results: [],
      payroll_income_results: [],
      document_income_results: null,
    };
    const completed =
      end?.outcome === "completed"
        ? {
            ...results,
            item_add_results: [
              { public_token: publicTokenOf(linkToken, end.publicToken), accounts: [], institution: null },
            ],
          }
        : null;
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
                exit: completed === null ? { error: null, metadata: null } : null,
                results: completed,
              },
            ],
      metadata: {
        initial_products: request.products,
        webhook: null,
        country_codes: ["US"],
        language: request.language,
        redirect_uri: null,
        client_name: request.client_name,
      },
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
}

/** The same accounts shared twice are two tokens. */
const publicTokenOf = (linkToken: string, grant: string): string => `${linkToken.replace(/^link/, "public")}.${grant}`;

const requestId = (): string => randomUUID().slice(0, 15);
