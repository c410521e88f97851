import { type VendorKind, vendorKinds } from "@gable/vendors/protocols.ts";
import { z } from "zod";

/** What can go wrong with the reply to an order. */
const replyFaults = [
  "time-out",
  "reset",
  "reset-before",
  "500",
  "503",
  "429",
  "403",
  "garbage",
  "truncated",
  "wrong-schema",
  "slow",
  // No fault of itself: what would be answered at once is told later, by webhook.
  "deferred",
  // Nor this: the order is taken, and nothing comes of it until the fault is lifted.
  "held",
] as const;

/** What can go wrong with a webhook. */
const webhookFaults = ["duplicate", "out-of-order", "late", "bad-signature", "replayed", "lost"] as const;

export type ReplyFault = (typeof replyFaults)[number];
export type WebhookFault = (typeof webhookFaults)[number];

const kinds = vendorKinds as [VendorKind, ...VendorKind[]];

export const faultOrder = z.object({
  kind: z.enum([...kinds, "*"]).default("*"),
  act: z.string().optional(),
  /** Strikes what is ordered under this reference only. */
  reference: z.string().optional(),
  /** Strikes nothing that is ordered under these. */
  sparedReferences: z.array(z.string()).default([]),
  /** Strikes only where the request says so, field by field. */
  says: z.record(z.string(), z.string()).default({}),
  fault: z.enum([...replyFaults, ...webhookFaults]),
  /** How many requests or webhooks it strikes. */
  next: z.int().min(1).max(10_000).default(1),
  /** How many of them, of what is ordered under one reference; without it, as many as come. */
  ofEach: z.int().min(1).max(100).optional(),
  /** For `slow` and `late`. */
  delayMs: z.int().min(0).max(120_000).optional(),
});
export type FaultOrder = z.infer<typeof faultOrder>;
export type FaultRequest = z.input<typeof faultOrder>;

/** What is struck: an order, or a question after one. Nothing more is known of an order that the sandbox has forgotten. */
export interface Struck {
  readonly kind: VendorKind;
  readonly act?: string;
  readonly reference?: string;
  /** What the request said, as far as it is short. */
  readonly said?: Readonly<Record<string, string>>;
}

const SHORT = 60;

/** Of a request what a fault may be narrowed by. */
export const shortWords = (request: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(request).flatMap(([name, said]) =>
      typeof said === "string" && said.length <= SHORT ? [[name, said]] : [],
    ),
  );

/** A fault as it was set. */
export interface SetFault {
  readonly order: FaultOrder;
  /** How often it has struck. */
  readonly struck: () => number;
  /** From now on under this reference only. */
  confine(reference: string): void;
  /** The vendor is well again: what it was slow with, or held, it answers now. */
  lift(): void;
}

export interface StruckReply {
  readonly fault: ReplyFault;
  readonly delayMs: number | undefined;
  /** Aborted once the fault is lifted. */
  readonly lifted: AbortSignal;
}

export interface Faults {
  set(order: FaultRequest): SetFault;
  list(): readonly FaultOrder[];
  clear(): void;
  /** Takes the fault that strikes this request, if one is set. */
  strikeReply(what: Struck): StruckReply | null;
  strikeWebhook(what: Struck): { fault: WebhookFault; delayMs: number | undefined } | null;
}

/**
 * The faults that are set, and which of them strikes a question or an event: each as often as it was set for, and for each reference
 * apart.
 */
export function createFaults(): Faults {
  interface Live {
    order: FaultOrder;
    struck: number;
    readonly byReference: Map<string, number>;
    readonly lifting: AbortController;
  }
  let live: Live[] = [];

  function strike<F extends string>(names: readonly F[], what: Struck) {
    const reference = what.reference ?? "";
    const struckOf = ({ byReference }: Live): number => byReference.get(reference) ?? 0;
    const one = live.find(
      (set) =>
        (names as readonly string[]).includes(set.order.fault) &&
        isMeant(set.order, what) &&
        struckOf(set) < (set.order.ofEach ?? Number.POSITIVE_INFINITY),
    );
    if (one === undefined) return null;
    one.struck += 1;
    one.byReference.set(reference, struckOf(one) + 1);
    const { fault, delayMs, next } = one.order;
    one.order = { ...one.order, next: next - 1 };
    live = live.filter(({ order }) => order.next > 0);
    return { fault: fault as F, delayMs, lifted: one.lifting.signal };
  }

  return {
    set: (request) => {
      const order = faultOrder.parse(request);
      const one: Live = { order, struck: 0, byReference: new Map(), lifting: new AbortController() };
      live.push(one);
      return {
        order,
        struck: () => one.struck,
        confine: (reference) => {
          one.order = { ...one.order, reference, sparedReferences: [] };
        },
        lift: () => {
          live = live.filter((other) => other !== one);
          one.lifting.abort();
        },
      };
    },
    list: () => live.map(({ order }) => order),
    clear: () => {
      const all = live;
      live = [];
      for (const { lifting } of all) lifting.abort();
    },
    strikeReply: (what) => strike(replyFaults, what),
    strikeWebhook: (what) => strike(webhookFaults, what),
  };
}

const isMeant = ({ kind, act, reference, sparedReferences, says }: FaultOrder, what: Struck): boolean =>
  (kind === "*" || kind === what.kind) &&
  (act === undefined || act === what.act) &&
  (reference === undefined || reference === what.reference) &&
  (what.reference === undefined || !sparedReferences.includes(what.reference)) &&
  Object.entries(says).every(([name, words]) => what.said?.[name] === words);
