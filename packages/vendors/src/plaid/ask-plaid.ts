import type * as Plaid from "plaid";
import { z } from "zod";
import { createCircuitBreaker } from "../circuit-breaker.ts";
import { defaultPatience } from "../http-adapter.ts";
import { type OutageReason, VendorRefused, VendorUnavailable } from "../vendor-errors.ts";

/** An account with Plaid. */
export interface PlaidAccount {
  /** `https://production.plaid.com`, `https://sandbox.plaid.com`, or what stands in for it. */
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
}

/** Plaid's own client, and the words of its interface. */
type Call<T> = (client: Plaid.PlaidApi, plaid: typeof Plaid) => Promise<{ readonly data: T }>;

/** Asks Plaid once. Throws VendorUnavailable, or VendorRefused with Plaid's own `error_code`. */
export type AskPlaid = <T>(call: Call<T>) => Promise<T>;

/** The kinds of vendor in whose place Plaid stands. */
export type PlaidKind = "bank-link" | "income-link";

/** Codes that say that the bank, not Plaid, cannot be asked just now; they come with the status 400. */
const passing = new Set([
  "INSTITUTION_DOWN",
  "INSTITUTION_NOT_RESPONDING",
  "INSTITUTION_NOT_AVAILABLE",
  "PRODUCT_NOT_READY",
  "INTERNAL_SERVER_ERROR",
  "PLANNED_MAINTENANCE",
]);

const failed = z.object({
  code: z.string().optional(),
  response: z
    .object({
      status: z.number(),
      data: z.object({ error_type: z.string(), error_code: z.string() }).catch(unexplained),
    })
    .optional(),
});

/**
 * Opens the official client, one for everything that is asked of Plaid; what fails is told of the kind that asks. The client is read when it
 * is first needed: it is ten megabytes of code.
 */
export function askPlaid({ url, clientId, secret }: PlaidAccount): (kind: PlaidKind) => AskPlaid {
  const { attemptTimeOutMs, breakerThreshold, breakerRestMs } = defaultPatience;
  const breaker = createCircuitBreaker({ threshold: breakerThreshold, restMs: breakerRestMs });
  let opened: Promise<{ readonly client: Plaid.PlaidApi; readonly plaid: typeof Plaid }> | undefined;

  const open = async () => {
    const plaid = await import("plaid");
    const baseOptions = {
      headers: { "PLAID-CLIENT-ID": clientId, "PLAID-SECRET": secret },
      timeout: attemptTimeOutMs,
      // A redirect could lead the secret elsewhere.
      maxRedirects: 0,
    };
    return { plaid, client: new plaid.PlaidApi(new plaid.Configuration({ basePath: url, baseOptions })) };
  };

  return (kind) => async (call) => {
    const admission = breaker.admit(Date.now());
    if (admission.open) throw new VendorUnavailable(kind, "circuit-open", { retryAfterMs: admission.retryAfterMs });
    const { client, plaid } = await (opened ??= open());
    try {
      const { data } = await call(client, plaid);
      breaker.succeeded();
      return data;
    } catch (error) {
      const { fault, isOfPlaid } = faultOf(kind, error);
      if (isOfPlaid) breaker.failed(Date.now());
      else breaker.succeeded();
      throw fault;
    }
  };
}

/** Never with its cause: what the client throws holds the secret, and the token of the borrower's account. */
function faultOf(kind: PlaidKind, error: unknown): { readonly fault: Error; readonly isOfPlaid: boolean } {
  const { code, response }: Partial<z.infer<typeof failed>> = failed.safeParse(error).data ?? {};
  const outage = (reason: OutageReason, isOfPlaid: boolean) => ({
    fault: new VendorUnavailable(kind, reason),
    isOfPlaid,
  });
  if (response === undefined)
    return outage(code === "ECONNABORTED" || code === "ETIMEDOUT" ? "time-out" : "unreachable", true);
  const { status, data } = response;
  if (status === 429 || data.error_type === "RATE_LIMIT_EXCEEDED") return outage("rate-limited", true);
  if (passing.has(data.error_code)) return outage("server-error", false);
  if (status >= 500) return outage("server-error", true);
  return { fault: new VendorRefused(kind, status, data.error_code, data.error_type, []), isOfPlaid: false };
}

function unexplained() {
  return { error_type: "UNKNOWN", error_code: "UNEXPLAINED" };
}
