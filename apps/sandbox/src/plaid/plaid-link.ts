import { randomUUID } from "node:crypto";
import { linkAnswer } from "@gable/vendors/link-session.ts";
import type * as Plaid from "plaid";
import { type LinkVisit, readGrant, visitPage } from "../kinds/link-visit.ts";
import type { OrderBook } from "../order-book.ts";
import { recogniseHolder } from "../recognise.ts";
import type { Vault } from "../vault.ts";
import { type AddEndpoint, Refused, requestId } from "./plaid-endpoints.ts";
import { type LinkTokenCreate, linkTokenCreate, linkTokenGet } from "./plaid-requests.ts";
import type { Users } from "./plaid-users.ts";
import type { Written } from "./written.ts";

interface Session {
  readonly request: LinkTokenCreate;
  readonly createdAt: string;
  readonly expiration: string;
}

interface LinkDesk {
  readonly book: OrderBook;
  readonly vault: Vault;
  readonly publicUrl: () => string;
  readonly users: Users;
}

/** The calls about a visit to the hosted page: its token, and what came of it. */
export function addLinkCalls(endpoint: AddEndpoint, { book, vault, publicUrl, users }: LinkDesk): void {
  const sessions = new Map<string, Session>();

  endpoint("/link/token/create", linkTokenCreate, (request): Written<Plaid.LinkTokenCreateResponse> => {
    const linkToken = `link-sandbox-${randomUUID()}`;
    const createdAt = new Date().toISOString();
    const expiration = new Date(Date.now() + request.hosted_link.url_lifetime_seconds * 1000).toISOString();
    sessions.set(linkToken, { request, createdAt, expiration });
    const isPayroll = request.user_id !== undefined;
    const written = isPayroll ? users.get(request.user_id ?? "").name : (request.user?.legal_name ?? "");
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
    const user = request.user_id === undefined ? undefined : users.find(request.user_id);
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
}

/** The same accounts shared twice are two tokens. */
const publicTokenOf = (linkToken: string, grant: string): string => `${linkToken.replace(/^link/, "public")}.${grant}`;
