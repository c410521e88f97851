import { PLAID_NOTICES, plaidSignatureHeader } from "@gable/vendors/plaid/notices.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import { VENDOR_EVENTS_PATH } from "../../http/vendor-events.ts";
import { advance } from "../../workflow/advance.ts";
import { isThere, loadApplication } from "../../workflow/application-store.ts";
import { vendorActor } from "../../workflow/task.ts";
import { endAtVendor, endedChange } from "./link-visits.ts";

const BODY_BYTES = 64 * 1024;

const OfApplication = z.object({ reference: z.uuid() });

/**
 * Where Plaid tells that a visit to its page is over, for borrowers whose browser never came back. How it ended is asked of Plaid: the notice
 * is heeded however often it comes, and what it says besides is not relied on.
 */
export function plaidNotices(app: FastifyInstance, ctx: Context): void {
  const { plaidNotices: notices } = ctx.vendors;
  if (!notices) return;

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, ready) => ready(null, body));
    scope.post(
      `${VENDOR_EVENTS_PATH}${PLAID_NOTICES}/:reference`,
      // Counted as other calls are: for each key that is named, Plaid may have to be asked.
      { bodyLimit: BODY_BYTES },
      async (request, reply) => {
        const params = OfApplication.safeParse(request.params);
        if (!params.success) throw untaken("malformed");
        const signature = request.headers[plaidSignatureHeader];
        const reading = await notices.read({
          signature: typeof signature === "string" ? signature : undefined,
          body: typeof request.body === "string" ? request.body : "",
        });
        if (!reading.ok) throw untaken(reading.reason);
        if (reading.endedVisit !== null) await endVisit(ctx, params.data.reference, reading.endedVisit);
        return reply.code(204).send();
      },
    );
    done();
  });
}

/** Writes down how a visit ended. Throws a Refusal, after which Plaid tells again, where it is not known yet. */
async function endVisit(ctx: Context, reference: string, order: string): Promise<void> {
  const { kysely } = ctx.database;
  const { file } = (await isThere(kysely, reference)) ? await loadApplication(ctx, kysely, reference) : {};
  const visit = file?.facts.links.find((link) => link.order === order);
  const end = visit && (await endAtVendor(ctx, visit));
  if (!visit || !end || end.outcome === "open")
    throw new Refusal(409, "order-unknown", "This visit is not over yet. Send the notice again.", { retryAfter: 1 });
  await ctx.database.kysely
    .transaction()
    .execute((trx) =>
      advance(ctx, trx, reference, vendorActor(visit.vendor, visit.order), (now) => endedChange(now, visit.uuid, end)),
    );
}

const untaken = (reason: "bad-signature" | "malformed"): Refusal =>
  new Refusal(reason === "malformed" ? 400 : 401, reason, "This notice cannot be taken.");
