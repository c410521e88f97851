import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { attachment, identifier } from "../wire-values.ts";

export const mailMessage = z.object({
  from: z.object({ name: z.string().max(200), address: z.email() }),
  to: z.email(),
  replyTo: z.email().optional(),
  subject: z.string().min(1).max(300),
  text: z.string().min(1),
  html: z.string().optional(),
  /** Where one click of the receiver's mail program ends such mails (RFC 8058). */
  unsubscribe: z.url().optional(),
  attachments: z.array(attachment).optional(),
});
export type MailMessage = z.infer<typeof mailMessage>;

export const mailAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("accepted"), message: identifier }),
  z.object({ outcome: z.literal("undeliverable"), reason: z.enum(["no-such-address", "suppressed"]) }),
]);
export type MailAnswer = z.infer<typeof mailAnswer>;

export const mail = defineProtocol({
  kind: "mail",
  summary: "Electronic mail",
  acts: { send: { summary: "Sends one message to one person", request: mailMessage, answer: mailAnswer } },
});
