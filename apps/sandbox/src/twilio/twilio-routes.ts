import { randomUUID } from "node:crypto";
import { INBOUND_TEXTS, inboundSignatureHeader, signInbound } from "@gable/vendors/sms/inbound-text.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Faults } from "../faults.ts";
import type { Inbox } from "../inbox.ts";
import { GATEWAY } from "../text-back.ts";

/** Where the sandbox's Twilio answers, below the sandbox's address. */
const PLACE = "/twilio";
/** Its one account, whose token is the secret of the webhooks; what it texts from is the gateway's number. */
export const TWILIO_ACCOUNT = `AC${"5a".repeat(16)}`;

const TELLING_MS = 10_000;

/** As Twilio words it: a code of its own beside that of HTTP. */
const refusals = {
  unauthenticated: [401, 20003, "Authenticate"],
  sender: [400, 21606, "The 'From' phone number provided is not a valid message-capable Twilio phone number"],
  withoutSender: [400, 21603, "A 'From' phone number is required."],
  withoutBody: [400, 21602, "Message body is required."],
  number: [400, 21211, "The 'To' number is not a valid phone number."],
  landline: [400, 21614, "'To' number is not a valid mobile number"],
  optedOut: [400, 21610, "Attempt to send to unsubscribed recipient"],
} as const;

/** By the last numbers of the range for fiction, as the vendor of texts has them; and one whose owner stopped texts with the carrier. */
const LANDLINE = "5550199";
const SWITCHED_OFF = "5550198";
const OPTED_OUT = "5550197";

const Form = z.object({
  To: z.string().default(""),
  From: z.string().optional(),
  MessagingServiceSid: z.string().optional(),
  Body: z.string().max(1600).default(""),
  StatusCallback: z.url().optional(),
});
type Form = z.infer<typeof Form>;

interface Parts {
  readonly inbox: Inbox;
  readonly faults: Faults;
  readonly authToken: string;
}

/**
 * Plays Twilio's Messages as far as a lender sends texts by it: what is sent stands in the inbox, and the lender is told what became of it.
 * Faults of the kind `sms` strike it too, as far as they are a status, a time-out or an answer that nobody can read.
 */
export function addTwilioRoutes(app: FastifyInstance, { inbox, faults, authToken }: Parts): void {
  const credentials = `Basic ${Buffer.from(`${TWILIO_ACCOUNT}:${authToken}`).toString("base64")}`;

  app.post(`${PLACE}/2010-04-01/Accounts/${TWILIO_ACCOUNT}/Messages.json`, async (request, reply) => {
    if (request.headers.authorization !== credentials) return refuse(reply, refusals.unauthenticated);
    const fault = faults.strikeReply({ kind: "sms", act: "send" })?.fault;
    if (Number(fault) >= 400) return refuse(reply, [Number(fault), 20_000, "This fault was ordered."]);
    const form = Form.parse(request.body);
    const refusal = refusalOf(form);
    if (refusal) return refuse(reply, refusal);

    const sid = `SM${randomUUID().replaceAll("-", "")}`;
    capture(inbox, sid, form);
    // It was sent, and whoever sent it never hears so.
    if (fault === "time-out") return reply.hijack();
    if (fault === "garbage") return reply.type("text/html").send("<html><body>upstream connect error</body></html>");
    reply.raw.once("finish", () => void tellStatus(authToken, sid, form));
    return reply.code(201).send({
      sid,
      account_sid: TWILIO_ACCOUNT,
      to: form.To,
      from: form.From ?? null,
      messaging_service_sid: form.MessagingServiceSid ?? null,
      body: form.Body,
      status: form.From === undefined ? "accepted" : "queued",
      error_code: null,
      error_message: null,
    });
  });
}

type Refusal = readonly [status: number, code: number, message: string];

function refusalOf({ To, From, MessagingServiceSid, Body }: Form): Refusal | undefined {
  if (From === undefined && MessagingServiceSid === undefined) return refusals.withoutSender;
  if (From !== undefined && From !== GATEWAY) return refusals.sender;
  if (Body === "") return refusals.withoutBody;
  if (!/^\+1[2-9]\d{2}[2-9]\d{6}$/.test(To)) return refusals.number;
  if (To.endsWith(LANDLINE)) return refusals.landline;
  return To.endsWith(OPTED_OUT) ? refusals.optedOut : undefined;
}

function capture(inbox: Inbox, id: string, { To, From, MessagingServiceSid, Body, StatusCallback }: Form): void {
  inbox.capture({
    id,
    channel: "text",
    to: To.slice(2),
    from: From ?? MessagingServiceSid ?? "",
    subject: null,
    text: Body,
    html: null,
    attachments: [],
    at: new Date().toISOString(),
    // At Twilio the number itself is set to where replies go.
    callbackUrl: StatusCallback?.split(`${INBOUND_TEXTS}/`)[0],
  });
}

async function tellStatus(authToken: string, sid: string, { To, From = "", StatusCallback: url }: Form): Promise<void> {
  if (url === undefined) return;
  const fields = new URLSearchParams({
    AccountSid: TWILIO_ACCOUNT,
    MessageSid: sid,
    To,
    From,
    ...(To.endsWith(SWITCHED_OFF)
      ? { MessageStatus: "undelivered", ErrorCode: "30003" }
      : { MessageStatus: "delivered" }),
  });
  const headers = { [inboundSignatureHeader]: signInbound(url, fields, authToken) };
  const signal = AbortSignal.timeout(TELLING_MS);
  // Twilio does not tell it again either.
  const response = await fetch(url, { method: "POST", headers, body: fields, signal }).catch(() => null);
  await response?.body?.cancel();
}

const refuse = (reply: FastifyReply, [status, code, message]: Refusal) =>
  reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
