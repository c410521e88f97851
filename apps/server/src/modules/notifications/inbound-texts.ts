import {
  INBOUND_TEXTS,
  inboundSignatureHeader,
  readInboundText,
  type SignedForm,
} from "@gable/vendors/sms/inbound-text.ts";
import { readTextStatus } from "@gable/vendors/sms/text-status.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context, VendorEventListener } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import { VENDOR_EVENTS_PATH } from "../../http/vendor-events.ts";
import { answerText } from "./answer-text.ts";
import { hearOfText, isText, noteUndelivered } from "./hear-of-text.ts";

const BODY_BYTES = 64 * 1024;
const PATH = VENDOR_EVENTS_PATH + INBOUND_TEXTS;

const OfText = z.object({ reference: z.uuid() });

/** Where the gateway hands over what people text back, and what became of ours. Each is signed, and counts once however often it comes. */
export function inboundTexts(app: FastifyInstance, ctx: Context): void {
  const { twilio, vendorWebhookSecrets } = ctx.config;
  const ofGateway = vendorWebhookSecrets.own.sms ?? vendorWebhookSecrets.common;
  const secrets = twilio ? [twilio.authToken, ...ofGateway] : ofGateway;
  const signedForm = ({ headers, body }: FastifyRequest, below = ""): SignedForm => {
    const signature = headers[inboundSignatureHeader];
    return {
      signature: typeof signature === "string" ? signature : undefined,
      url: ctx.config.vendorCallbackUrl + INBOUND_TEXTS + below,
      body: typeof body === "string" ? body : "",
      secrets,
    };
  };
  const options = { config: { rateLimit: false }, bodyLimit: BODY_BYTES } as const;

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, ready) => ready(null, body));
    scope.post(PATH, options, async (request, reply) => {
      const reading = readInboundText(signedForm(request));
      if (!reading.ok) throw untaken(reading.reason);
      await ctx.database.kysely.transaction().execute((trx) => answerText(ctx, trx, reading.read));
      // What we say to it goes out as every other text does.
      return reply.type("text/xml").send("<Response/>");
    });
    scope.post(`${PATH}/:reference`, options, async (request, reply) => {
      const params = OfText.safeParse(request.params);
      if (!params.success) throw untaken("malformed");
      const { reference } = params.data;
      const reading = readTextStatus(signedForm(request, `/${reference}`));
      if (!reading.ok) throw untaken(reading.reason);
      await ctx.database.kysely.transaction().execute((trx) => hearOfText(ctx, trx, reference, reading.read));
      return reply.code(204).send();
    });
    done();
  });
}

const untaken = (reason: "bad-signature" | "malformed"): Refusal =>
  new Refusal(reason === "malformed" ? 400 : 401, reason, "This text cannot be taken.");

/** What became of a text that the gateway took: that it did not arrive after all. */
export const hearOfTexts: VendorEventListener = async (ctx, trx, { status, reference, ...event }) => {
  if (status !== "answered" || event.kind !== "sms" || !("answer" in event)) return false;
  const { answer } = event;
  if (answer.outcome === "undeliverable") return noteUndelivered(ctx, trx, reference, answer.reason);
  return isText(trx, reference);
};
