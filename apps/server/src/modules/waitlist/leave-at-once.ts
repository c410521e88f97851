import { LEAVE_AT_ONCE } from "@gable/contract/calls/waitlist.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { lenderOf } from "../../http/organisation.ts";
import { leaveBy } from "./leave-token.ts";

const OfToken = z.object({ token: z.string().max(200) });

/** Where a mail program takes its owner off the list, when they press its button (RFC 8058): a form that says nothing, without a session. */
export function leaveAtOnce(app: FastifyInstance, ctx: Context): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, ready) => ready(null, body));
    scope.post(`${LEAVE_AT_ONCE}/:token`, { bodyLimit: 16 * 1024 }, async (request, reply) => {
      const { orgCode } = lenderOf(ctx, request);
      const { token } = OfToken.parse(request.params);
      await ctx.database.kysely.transaction().execute((trx) => leaveBy(ctx, trx, orgCode, token));
      return reply.code(204).send();
    });
    done();
  });
}
