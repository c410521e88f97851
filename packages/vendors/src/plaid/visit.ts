import type * as Plaid from "plaid";
import type { z } from "zod";
import type { LinkAnswer, linkRequest } from "../link-session.ts";
import type { OrderStanding, VendorOrder, VendorReply } from "../order-protocol.ts";
import { VendorRefused, VendorUnavailable } from "../vendor-errors.ts";
import type { AskPlaid, PlaidKind } from "./ask-plaid.ts";
import { PLAID_NOTICES } from "./notices.ts";

/** Four hours, as long as a link token is good for. */
const PAGE_SECONDS = 14_400;
/** Plaid refuses a longer name. */
const NAME_LENGTH = 30;

/** Codes of Plaid's: the visit is over and what it gave cannot be used, or no longer: the borrower goes to Plaid's page again. */
export const ended: ReadonlySet<string> = new Set([
  "INVALID_LINK_TOKEN",
  "INVALID_PUBLIC_TOKEN",
  "INVALID_ACCESS_TOKEN",
  "INVALID_USER_ID",
  "USER_NOT_FOUND",
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

type LinkRequest = z.infer<typeof linkRequest>;
type Asked = Pick<
  Plaid.LinkTokenCreateRequest,
  "user" | "user_id" | "products" | "transactions" | "account_filters" | "income_verification"
>;

/** Opens Plaid's hosted page, so that no script of Plaid's runs in ours. The order is the link token. */
export async function openPage(
  ask: AskPlaid,
  kind: PlaidKind,
  { reference, callbackUrl, request }: VendorOrder<LinkRequest>,
  asked: (plaid: typeof Plaid) => Asked,
): Promise<VendorReply<LinkAnswer>> {
  const back = new URL(request.returnUrl);
  back.searchParams.set("state", request.state);
  // Plaid comes back to this address however the visit ended; how it did is asked for.
  back.searchParams.set("outcome", "completed");
  const page = await ask((client, plaid) =>
    client.linkTokenCreate({
      client_name: (request.lender ?? back.hostname).slice(0, NAME_LENGTH),
      language: request.language ?? "en",
      country_codes: [plaid.CountryCode.Us],
      ...(callbackUrl !== undefined && { webhook: `${callbackUrl}${PLAID_NOTICES}/${reference}` }),
      hosted_link: { completion_redirect_uri: back.href, url_lifetime_seconds: PAGE_SECONDS },
      ...asked(plaid),
    }),
  );
  if (page.hosted_link_url === undefined) throw new VendorUnavailable(kind, "malformed-answer");
  return answered(page.link_token, { outcome: "open", url: page.hosted_link_url, expiresAt: page.expiration });
}

/** A visit to Plaid's page as Plaid knows it. */
export interface PlaidVisit {
  /** What a bank was shared by. */
  readonly publicToken: string | undefined;
  /** Who was made for the visit, of a payroll account. */
  readonly user: string | undefined;
  /** Whose payroll account was shared, where one was. */
  readonly payrollUser: string | undefined;
  readonly isOver: boolean;
  readonly isExpired: boolean;
  readonly products: readonly string[];
}

/** How a visit stands; null for one of which Plaid knows nothing any more. */
export async function visitOf(ask: AskPlaid, linkToken: string): Promise<PlaidVisit | null> {
  const visit = await unlessEnded(() => ask((client) => client.linkTokenGet({ link_token: linkToken })));
  if (visit === null) return null;
  const sessions = visit.link_sessions ?? [];
  const hasPayroll = sessions.some(({ results }) => (results?.payroll_income_results.length ?? 0) > 0);
  return {
    publicToken: sessions.flatMap(({ results }) => results?.item_add_results ?? []).at(-1)?.public_token,
    user: visit.user_id,
    payrollUser: hasPayroll ? visit.user_id : undefined,
    isOver: sessions.some((session) => typeof session.finished_at === "string"),
    isExpired: visit.expiration !== null && Date.parse(visit.expiration) < Date.now(),
    products: visit.metadata.initial_products,
  };
}

/** What the lender is told of a visit; `shared` stands for what the borrower shared in it. */
export function standingOf(
  linkToken: string,
  visit: PlaidVisit | null,
  shared: string | undefined,
): OrderStanding<LinkAnswer> {
  if (shared !== undefined) return answered(linkToken, { outcome: "completed", publicToken: shared }, 2);
  if (visit?.isOver === true) return answered(linkToken, { outcome: "abandoned", reason: "cancelled" }, 2);
  if (visit === null || visit.isExpired) return answered(linkToken, { outcome: "abandoned", reason: "expired" }, 2);
  return pending(linkToken);
}

export const answered = <const Answer>(order: string, answer: Answer, revision = 1) => ({
  status: "answered" as const,
  order,
  revision,
  exchanges: [],
  answer,
});

export const pending = (order: string) => ({ status: "pending" as const, order, progress: [], exchanges: [] });

/** Null where Plaid says that the visit or the access is over. */
export async function unlessEnded<T>(asking: () => Promise<T>): Promise<T | null> {
  try {
    return await asking();
  } catch (error) {
    if (error instanceof VendorRefused && ended.has(error.code)) return null;
    throw error;
  }
}
