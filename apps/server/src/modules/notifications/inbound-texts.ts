import { INBOUND_TEXTS, inboundSignatureHeader, readInboundText } from "@gable/vendors/sms/inbound-text.ts";
import type { FastifyInstance } from "fastify";
import type { Context, VendorEventListener } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import { VENDOR_EVENTS_PATH } from "../../http/vendor-events.ts";
import { answerText } from "./answer-text.ts";

const BODY_BYTES = 64 * 1024;

/** Where the gateway hands over what people text back. Each is signed, and counts once however often it comes. */
export function inboundTexts(app: FastifyInstance, ctx: Context): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, ready) => ready(null, body));
    scope.post(
      VENDOR_EVENTS_PATH + INBOUND_TEXTS,
      { config: { rateLimit: false }, bodyLimit: BODY_BYTES },
      async (request, reply) => {
        const signature = request.headers[inboundSignatureHeader];
        const reading = readInboundText({
          signature: typeof signature === "string" ? signature : undefined,
          url: ctx.config.vendorCallbackUrl + INBOUND_TEXTS,
          body: typeof request.body === "string" ? request.body : "",
          secrets: ctx.config.vendorWebhookSecrets,
        });
        if (!reading.ok)
          throw new Refusal(reading.reason === "malformed" ? 400 : 401, reading.reason, "This text cannot be taken.");
        await ctx.database.kysely.transaction().execute((trx) => answerText(ctx, trx, reading.text));
        // What we say to it goes out as every other text does.
        return reply.type("text/xml").send("<Response/>");
      },
    );
    done();
  });
}

/** A text that the gateway took, and later could not deliver. */
export const hearOfTexts: VendorEventListener = async (_ctx, trx, { status, reference, ...event }) => {
  if (status !== "answered" || event.kind !== "sms" || !("answer" in event)) return false;
  const { answer } = event;
  const undelivered = answer.outcome === "undeliverable" ? answer.reason : null;
  const { numUpdatedRows } = await trx
    .updateTable("outbox")
    .set({ undelivered })
    .where("uuid", "=", reference)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
