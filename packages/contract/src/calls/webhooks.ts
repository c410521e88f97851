import { type LenderEvent, lenderEvents } from "@gable/domain/webhooks/lender-event.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE } from "./staff.ts";

const instant = z.iso.datetime();
const Webhook = z.object({
  /** Null where the lender has none. */
  url: z.string().nullable(),
  changedAt: instant.nullable(),
  /** The name of who changed it last; null where nobody has, or they are not known any more. */
  changedBy: z.string().nullable(),
  /** Until when the secret before the present one signs beside it; null where it does not. */
  formerUntil: instant.nullable(),
});

export const lenderWebhook = call({
  name: "lenderWebhook",
  summary: "Where the lender's own systems are told what happens",
  method: "GET",
  path: `${CONSOLE}/webhook`,
  access: "staff",
  permission: "keep-webhooks",
  reply: Webhook.extend({
    /** What the address has not taken yet: lost, if it is taken away. */
    underWay: z.int(),
  }),
});

export const saveLenderWebhook = call({
  name: "saveLenderWebhook",
  summary:
    "Set the address for the lender's own systems; answers a new secret, once. At the same address the former one signs beside it for a day",
  method: "PUT",
  path: `${CONSOLE}/webhook`,
  access: "staff",
  permission: "keep-webhooks",
  body: z.strictObject({
    url: z.url({ protocol: /^https?$/ }).max(500, "too-long"),
    /** When it was changed last, as who saves it knows: refused where a colleague has changed it meanwhile. */
    changedAt: instant.nullable().optional(),
    /** The former secret signs nothing any more from now on: somebody knows it who should not. */
    isKnown: z.boolean().optional(),
  }),
  reply: Webhook.extend({
    /** Signs what is sent; not shown again. */
    secret: z.string(),
  }),
});

export const removeLenderWebhook = call({
  name: "removeLenderWebhook",
  summary:
    "Tell the lender's own systems nothing any more; what is on its way is not sent, and is not more than the caller knows",
  method: "DELETE",
  path: `${CONSOLE}/webhook`,
  access: "staff",
  permission: "keep-webhooks",
  body: z.strictObject({
    /** When it was changed last, as who takes it away knows: refused where a colleague has changed it meanwhile. */
    changedAt: instant,
    /** How much is on its way, as they know: refused where it is more. */
    lost: z.int().min(0).max(1_000_000_000),
  }),
  replyForm: "empty",
});

export const webhookDeliveries = call({
  name: "webhookDeliveries",
  summary: "What the lender's own systems were told, the newest first, and what they answered",
  method: "GET",
  path: `${CONSOLE}/webhook/deliveries`,
  access: "staff",
  permission: "keep-webhooks",
  reply: z.object({
    deliveries: z.array(
      z.object({
        uuid: z.uuid(),
        applicationUuid: z.uuid(),
        event: z.enum(lenderEvents as unknown as [LenderEvent, ...LenderEvent[]]),
        createdAt: instant,
        attempts: z.int(),
        /** Of the last attempt; null where nobody answered. */
        status: z.int().nullable(),
        deliveredAt: instant.nullable(),
        /** When its address was taken away before it was told; null where it was not. */
        givenUpAt: instant.nullable(),
      }),
    ),
  }),
});

export const testLenderWebhook = call({
  name: "testLenderWebhook",
  summary: "Send the lender's own systems a signed message that means nothing, and tell what they answer",
  method: "POST",
  path: `${CONSOLE}/webhook/test`,
  access: "staff",
  permission: "keep-webhooks",
  reply: z.object({
    /** Null where nobody answered. */
    status: z.int().nullable(),
  }),
});

export const redeliverWebhook = call({
  name: "redeliverWebhook",
  summary: "Tell the lender's own systems something once more, under the same name",
  method: "POST",
  path: `${CONSOLE}/webhook/deliveries/:delivery/redelivery`,
  access: "staff",
  permission: "keep-webhooks",
  idempotent: true,
  params: z.object({ delivery: z.uuid() }),
  replyForm: "empty",
});

export const replayWebhooks = call({
  name: "replayWebhooks",
  summary: "Tell the lender's own systems everything once more that happened since an instant, the thousand earliest",
  method: "POST",
  path: `${CONSOLE}/webhook/replay`,
  access: "staff",
  permission: "keep-webhooks",
  idempotent: true,
  body: z.strictObject({ since: instant }),
  reply: z.object({ count: z.int() }),
});
