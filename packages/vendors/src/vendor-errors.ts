import type { Exchange } from "./order-protocol.ts";

export type OutageReason =
  | "time-out"
  | "unreachable"
  | "server-error"
  | "rate-limited"
  | "malformed-answer"
  | "circuit-open";

/** The vendor could not be used just now: nothing is known of the order; try again later under the same key. */
export class VendorUnavailable extends Error {
  override readonly name = "VendorUnavailable";
  readonly kind: string;
  readonly reason: OutageReason;
  /** How long to leave the vendor alone, where it or the circuit breaker said so. */
  readonly retryAfterMs: number | undefined;
  readonly exchanges: readonly Exchange[];

  constructor(
    kind: string,
    reason: OutageReason,
    options: { exchanges?: readonly Exchange[]; retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(`${kind}: ${reason}`, { cause: options.cause });
    this.kind = kind;
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
    this.exchanges = options.exchanges ?? [];
  }
}

/** The vendor refused the order itself (4xx): a wrong key, a wrong request, a key used twice. Trying again will not help. */
export class VendorRefused extends Error {
  override readonly name = "VendorRefused";
  readonly kind: string;
  readonly status: number;
  readonly code: string;
  readonly exchanges: readonly Exchange[];

  constructor(kind: string, status: number, code: string, message: string, exchanges: readonly Exchange[]) {
    super(`${kind}: ${status} ${code}: ${message}`);
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.exchanges = exchanges;
  }
}
