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
  "garbage",
  "truncated",
  "wrong-schema",
  "slow",
] as const;

/** What can go wrong with a webhook. */
const webhookFaults = ["duplicate", "out-of-order", "late", "bad-signature", "replayed", "lost"] as const;

export type ReplyFault = (typeof replyFaults)[number];
export type WebhookFault = (typeof webhookFaults)[number];

const kinds = vendorKinds as [VendorKind, ...VendorKind[]];

export const faultOrder = z.object({
  kind: z.enum([...kinds, "*"]).default("*"),
  act: z.string().optional(),
  fault: z.enum([...replyFaults, ...webhookFaults]),
  /** How many requests or webhooks it strikes. */
  next: z.int().min(1).max(10_000).default(1),
  /** For `slow` and `late`. */
  delayMs: z.int().min(0).max(120_000).optional(),
});
export type FaultOrder = z.infer<typeof faultOrder>;
export type FaultRequest = z.input<typeof faultOrder>;

export interface Faults {
  set(order: FaultRequest): void;
  list(): readonly FaultOrder[];
  clear(): void;
  /** Takes the fault that strikes this request, if one is set. */
  strikeReply(kind: VendorKind, act: string | null): { fault: ReplyFault; delayMs: number | undefined } | null;
  strikeWebhook(kind: VendorKind, act: string): { fault: WebhookFault; delayMs: number | undefined } | null;
}

export function createFaults(): Faults {
  let orders: FaultOrder[] = [];

  function strike<F extends string>(names: readonly F[], kind: VendorKind, act: string | null) {
    const index = orders.findIndex(
      (order) =>
        (names as readonly string[]).includes(order.fault) &&
        (order.kind === "*" || order.kind === kind) &&
        (order.act === undefined || order.act === act),
    );
    const order = orders[index];
    if (order === undefined) return null;
    orders = orders.flatMap((one, at) => {
      if (at !== index) return [one];
      return one.next > 1 ? [{ ...one, next: one.next - 1 }] : [];
    });
    return { fault: order.fault as F, delayMs: order.delayMs };
  }

  return {
    set: (order) => orders.push(faultOrder.parse(order)),
    list: () => orders,
    clear: () => {
      orders = [];
    },
    strikeReply: (kind, act) => strike(replyFaults, kind, act),
    strikeWebhook: (kind, act) => strike(webhookFaults, kind, act),
  };
}
