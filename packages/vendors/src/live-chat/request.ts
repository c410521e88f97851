import { VendorRefused, VendorUnavailable } from "../vendor-errors.ts";

const KIND = "live-chat";
const PATIENCE_MS = 10_000;

export interface ProviderRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Answers beside the successful ones that are no failure, such as 404 where something may be gone. */
  readonly accepts?: readonly number[];
}

/**
 * Asks a provider of chats once, because a borrower is waiting. Redirects are not followed, since they could lead the credentials
 * elsewhere. Errors name the path and the status alone: addresses carry keys, and answers what people said.
 */
export async function askProvider({ method, url, headers, body, accepts = [] }: ProviderRequest) {
  const response = await fetch(url, {
    method,
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body !== undefined && { body }),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof Error && cause.name === "TimeoutError";
    throw new VendorUnavailable(KIND, isLate ? "time-out" : "unreachable");
  });
  const { status, ok } = response;
  if (status >= 500) throw new VendorUnavailable(KIND, "server-error");
  if (status === 429) throw new VendorUnavailable(KIND, "rate-limited");
  const text = await response.text();
  if (!ok && !accepts.includes(status))
    throw new VendorRefused(KIND, status, "refused", `${method} ${new URL(url).pathname}`, []);
  return { status, reply: parsed(text) };
}

/** A provider refuses to know whoever is to take part in a conversation. */
export class IdentityRefused extends Error {
  override readonly name = "IdentityRefused";
}

/** Makes a borrower known to a provider, for one conversation. Rejects with `IdentityRefused` where that is refused. */
export async function createIdentity(asking: Promise<unknown>): Promise<void> {
  try {
    await asking;
  } catch (cause) {
    if (!(cause instanceof VendorRefused)) throw cause;
    throw new IdentityRefused("identity exists", { cause });
  }
}

function parsed(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new VendorUnavailable(KIND, "malformed-answer");
  }
}
