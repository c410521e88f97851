import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { identifier, phone } from "../wire-values.ts";

export const textMessage = z.object({ to: phone, text: z.string().min(1).max(1600) });
export type TextMessage = z.infer<typeof textMessage>;

export const textAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("accepted"), message: identifier }),
  z.object({ outcome: z.literal("undeliverable"), reason: z.enum(["not-a-mobile", "opted-out", "unreachable"]) }),
]);
export type TextAnswer = z.infer<typeof textAnswer>;

export const sms = defineProtocol({
  kind: "sms",
  summary: "Text messages",
  acts: { send: { summary: "Sends one text to one number", request: textMessage, answer: textAnswer } },
});
