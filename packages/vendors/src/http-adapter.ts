import { setTimeout as sleep } from "node:timers/promises";
import { holdsBrokenText } from "@gable/domain/broken-text.ts";
import { z } from "zod";
import { type CircuitBreaker, createCircuitBreaker } from "./circuit-breaker.ts";
import { exchangeOverHttp, type HttpAttempt } from "./http-exchange.ts";
import {
  type ActName,
  type AnswerOf,
  type Exchange,
  type OrderDesk,
  type OrderStanding,
  orderReply,
  type ProgressOf,
  problemBody,
  protocolHeaders,
  type VendorProtocol,
  type VendorReply,
} from "./order-protocol.ts";
import { recordableBody } from "./recordable-body.ts";
import { type OutageReason, VendorRefused, VendorUnavailable } from "./vendor-errors.ts";

/** How patient the adapter is. The whole must end well inside the 25 s that a borrower may be kept waiting. */
export interface Patience {
  /** One attempt. */
  readonly attemptTimeOutMs: number;
  /** All attempts and the pauses between them. */
  readonly totalMs: number;
  readonly attempts: number;
  /** The first pause; it doubles, and each is shortened by chance up to a half. */
  readonly pauseMs: number;
  /** Failures in a row after which the vendor is left alone, and for how long. */
  readonly breakerThreshold: number;
  readonly breakerRestMs: number;
}

export const defaultPatience: Patience = {
  attemptTimeOutMs: 9_000,
  totalMs: 20_000,
  attempts: 3,
  pauseMs: 250,
  breakerThreshold: 6,
  breakerRestMs: 10_000,
};

export interface HttpVendorAddress {
  /** Base of the vendor's interface; `/v1/{kind}/orders` is added. */
  readonly url: string;
  readonly apiKey: string;
  readonly patience?: Partial<Patience>;
}

interface Failure {
  readonly reason: OutageReason;
  readonly retryAfterMs: number | undefined;
}

/**
 * A desk that speaks the published vendor protocol over HTTP. Every attempt of an order carries its idempotency key, so that a
 * retry is never a second order. An answer that does not fit the act's schema counts as an outage, never as an answer.
 */
export function openHttpDesk<P extends VendorProtocol>(protocol: P, address: HttpVendorAddress): OrderDesk<P> {
  const { kind } = protocol;
  const patience = { ...defaultPatience, ...address.patience };
  const breaker = createCircuitBreaker({ threshold: patience.breakerThreshold, restMs: patience.breakerRestMs });
  const orders = `${address.url.replace(/\/+$/, "")}/v1/${kind}/orders`;
  const credentials = { authorization: `Bearer ${address.apiKey}` };

  return {
    async place(act, order) {
      const content = {
        reference: order.reference,
        ...(order.callbackUrl === undefined ? {} : { callbackUrl: order.callbackUrl }),
        request: { ...order.request, act },
      };
      const body = JSON.stringify(content);
      const recordedBody = recordableBody(content, protocol.acts[act]?.secrets);
      const headers = {
        accept: "application/json",
        "content-type": "application/json",
        [protocolHeaders.idempotencyKey]: order.key,
        [protocolHeaders.correlationId]: order.correlationId,
        [protocolHeaders.orderedAt]: order.orderedAt,
      };
      const exchanges = await send(
        kind,
        breaker,
        patience,
        { method: "POST", url: orders, headers, credentials, body, recordedBody },
        [200, 202],
      );
      return readReply(protocol, act, exchanges);
    },

    async find(act, order) {
      const url = `${orders}/${encodeURIComponent(order)}`;
      const headers = { accept: "application/json" };
      const exchanges = await send(
        kind,
        breaker,
        patience,
        { method: "GET", url, headers, credentials, body: null, recordedBody: null },
        [200, 404],
      );
      if (exchanges.at(-1)?.status === 404)
        return { order, status: "unknown", exchanges } satisfies OrderStanding<never>;
      return readReply(protocol, act, exchanges);
    },
  };
}

async function send(
  kind: string,
  breaker: CircuitBreaker,
  patience: Patience,
  request: Omit<HttpAttempt, "attempt" | "timeOutMs">,
  accepted: readonly number[],
): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  const endsAt = Date.now() + patience.totalMs;
  // What was let through is tried to its end: a vendor who fails with each order at first would otherwise never be seen to be well.
  const admission = breaker.admit(Date.now());
  if (admission.open) throw new VendorUnavailable(kind, "circuit-open", { retryAfterMs: admission.retryAfterMs });

  for (let attempt = 1; ; attempt += 1) {
    const timeOutMs = Math.max(1, Math.min(patience.attemptTimeOutMs, endsAt - Date.now()));
    const exchange = await exchangeOverHttp({ ...request, attempt, timeOutMs });
    exchanges.push(exchange);

    const failure = failureIn(exchange);
    if (failure === null) {
      breaker.succeeded();
      if (exchange.status !== undefined && accepted.includes(exchange.status)) return exchanges;
      throw refusal(kind, exchange, exchanges);
    }
    breaker.failed(Date.now());

    const pause = failure.retryAfterMs ?? patience.pauseMs * 2 ** (attempt - 1) * (1 - Math.random() / 2);
    if (attempt >= patience.attempts || Date.now() + pause >= endsAt) {
      throw new VendorUnavailable(kind, failure.reason, { exchanges, retryAfterMs: failure.retryAfterMs });
    }
    await sleep(pause);
  }
}

/** Why an exchange does not count as an answer; null where it does, a refusal among them. */
export function failureIn(exchange: Exchange): Failure | null {
  const retryAfterMs = retryAfter(exchange);
  if (exchange.failure === "time-out") return { reason: "time-out", retryAfterMs };
  if (exchange.failure !== undefined && exchange.status === undefined) return { reason: "unreachable", retryAfterMs };
  if (exchange.status === 429) return { reason: "rate-limited", retryAfterMs };
  if (exchange.status !== undefined && exchange.status >= 500) return { reason: "server-error", retryAfterMs };
  const isReadable = exchange.failure === undefined && parseJson(exchange.responseBody) !== undefined;
  return isReadable ? null : { reason: "malformed-answer", retryAfterMs };
}

/** `Retry-After` in seconds; the form with a date is rare and is treated as absent. */
function retryAfter(exchange: Exchange): number | undefined {
  const seconds = Number(exchange.responseHeaders?.["retry-after"]);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

function refusal(kind: string, exchange: Exchange, exchanges: readonly Exchange[]): VendorRefused {
  const problem = problemBody.safeParse(parseJson(exchange.responseBody));
  const status = exchange.status ?? 0;
  return problem.success
    ? new VendorRefused(kind, status, problem.data.code, problem.data.message, exchanges)
    : new VendorRefused(kind, status, "unexplained", "the vendor gave no reason", exchanges);
}

function readReply<P extends VendorProtocol, A extends ActName<P>>(
  protocol: P,
  act: A,
  exchanges: readonly Exchange[],
): VendorReply<AnswerOf<P, A>, ProgressOf<P, A>> {
  const reply = orderReply.safeParse(parseJson(exchanges.at(-1)?.responseBody));
  if (!reply.success) throw malformed(protocol.kind, exchanges, reply.error);
  const { order } = reply.data;
  const definition = protocol.acts[act];
  if (definition === undefined) throw new TypeError(`${protocol.kind} knows no act "${act}"`);

  if (reply.data.status === "answered") {
    const answer = definition.answer.safeParse(reply.data.answer);
    if (!answer.success || holdsBrokenText(answer.data)) throw malformed(protocol.kind, exchanges, answer.error);
    return {
      order,
      exchanges,
      status: "answered",
      revision: reply.data.revision,
      answer: answer.data as AnswerOf<P, A>,
    };
  }
  const progress = z.array(definition.progress ?? z.never()).safeParse(reply.data.progress);
  if (!progress.success) throw malformed(protocol.kind, exchanges, progress.error);
  return { order, exchanges, status: "pending", progress: progress.data as ProgressOf<P, A>[] };
}

function malformed(kind: string, exchanges: readonly Exchange[], cause: unknown): VendorUnavailable {
  return new VendorUnavailable(kind, "malformed-answer", { exchanges, cause });
}

/** Undefined where it is no JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
