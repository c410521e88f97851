import { z } from "zod";
import { identifier, instant } from "./wire-values.ts";

/** One thing a vendor of a kind can be asked: what goes in, what comes out, what may be reported on the way. */
export interface Act {
  readonly summary: string;
  readonly request: z.ZodObject;
  readonly answer: z.ZodType;
  readonly progress?: z.ZodType;
  /** Fields of the request that are passed on and must be kept nowhere. */
  readonly secrets?: readonly string[];
}

/** Everything one kind of vendor can be asked, by the name of the act. */
export interface VendorProtocol {
  readonly kind: string;
  readonly summary: string;
  readonly acts: Readonly<Record<string, Act>>;
}

export type ActName<P extends VendorProtocol> = keyof P["acts"] & string;
export type RequestOf<P extends VendorProtocol, A extends ActName<P>> = z.infer<P["acts"][A]["request"]>;
export type AnswerOf<P extends VendorProtocol, A extends ActName<P>> = z.infer<P["acts"][A]["answer"]>;
export type ProgressOf<P extends VendorProtocol, A extends ActName<P>> = P["acts"][A] extends {
  readonly progress: infer S extends z.ZodType;
}
  ? z.infer<S>
  : never;

/** Gives a protocol its exact type. */
export function defineProtocol<const P extends VendorProtocol>(protocol: P): P {
  return protocol;
}

/**
 * An order as a lender places it.
 * - `key`: the idempotency key. The same key with the same request is the same order; with another request it is refused.
 * - `reference`: what the vendor repeats in events, so that the lender finds the file. Never personal.
 * - `orderedAt`: the instant by the lender's clock; answers are dated by it.
 */
export interface VendorOrder<Request> {
  readonly key: string;
  readonly reference: string;
  readonly correlationId: string;
  readonly orderedAt: string;
  readonly callbackUrl?: string;
  readonly request: Request;
}

/**
 * One HTTP exchange with a vendor, kept for audit. What the vendor said is verbatim; of what we said the credentials, secrets and the
 * contents of files are left out (`recordableBody`). It holds personal data: store it encrypted.
 */
export interface Exchange {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly attempt: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string | null;
  /** Absent when nothing came back. */
  readonly status?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly responseBody?: string;
  /** Why the attempt did not count, where it did not. */
  readonly failure?: string;
}

export interface Replied {
  readonly order: string;
  readonly exchanges: readonly Exchange[];
}

/**
 * What a vendor says of an order. An answer of a higher `revision` replaces an earlier one (a payment sent, later returned); a
 * lower one that arrives late is ignored.
 */
export type VendorReply<Answer, Progress = never> =
  | (Replied & { readonly status: "answered"; readonly revision: number; readonly answer: Answer })
  | (Replied & { readonly status: "pending"; readonly progress: readonly Progress[] });

/** As `VendorReply`, for an order asked after; `unknown` means: place it again under its key. */
export type OrderStanding<Answer, Progress = never> =
  | VendorReply<Answer, Progress>
  | (Replied & { readonly status: "unknown" });

/** Placing orders of one kind and asking what became of them. Throws VendorUnavailable or VendorRefused. */
export interface OrderDesk<P extends VendorProtocol> {
  place<A extends ActName<P>>(
    this: void,
    act: A,
    order: VendorOrder<RequestOf<P, A>>,
  ): Promise<VendorReply<AnswerOf<P, A>, ProgressOf<P, A>>>;
  find<A extends ActName<P>>(
    this: void,
    act: A,
    order: string,
  ): Promise<OrderStanding<AnswerOf<P, A>, ProgressOf<P, A>>>;
}

/** The part of a port that asks after orders that were not answered at once. */
export interface OrderLookup<P extends VendorProtocol> {
  find: OrderDesk<P>["find"];
}

/** Names of the headers of the protocol. */
export const protocolHeaders = {
  idempotencyKey: "idempotency-key",
  correlationId: "x-correlation-id",
  orderedAt: "x-ordered-at",
  signature: "x-vendor-signature",
} as const;

const progress = z.array(z.unknown());

/** The body of `POST /v1/{kind}/orders`. `request.act` names the act; the rest of `request` is the act's own schema. */
export const orderBody = z.object({
  reference: identifier,
  callbackUrl: z.url().optional(),
  request: z.looseObject({ act: z.string() }),
});

/** The body of a reply to POST (200 answered, 202 pending) and to `GET /v1/{kind}/orders/{order}` (200). */
export const orderReply = z.discriminatedUnion("status", [
  z.object({
    order: identifier,
    status: z.literal("answered"),
    revision: z.int32().min(1),
    answer: z.unknown(),
  }),
  z.object({ order: identifier, status: z.literal("pending"), progress: progress.default([]) }),
]);

/** The body of a webhook: an answer (of a revision), or a report on the way to it. */
export const orderEvent = z.object({
  event: identifier,
  kind: z.string(),
  act: z.string(),
  order: identifier,
  /** The idempotency key that the order came under, for a lender whom the reply with the order's number never reached. */
  key: z.string().max(200).optional(),
  reference: identifier,
  at: instant,
  status: z.enum(["answered", "pending"]),
  revision: z.int32().min(0),
  answer: z.unknown().optional(),
  progress: z.unknown().optional(),
});

/** The body of a refusal. */
export const problemBody = z.object({ code: z.string(), message: z.string() });
