import type { FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { preferencesOf } from "../session/preferences.ts";

/**
 * Whether a visit may be counted, whatever a page sends: not where the browser asks not to be tracked (Do Not Track, and Global Privacy
 * Control after it), and not where its owner said no in their account, with whichever device.
 */
export async function mayCount(
  ctx: Context,
  trx: Transaction,
  { headers }: FastifyRequest,
  session: { readonly identityUuid: string } | undefined,
): Promise<boolean> {
  if (headers["sec-gpc"] === "1" || headers.dnt === "1") return false;
  return session === undefined || (await preferencesOf(ctx, trx, session.identityUuid)).countsVisits !== false;
}
