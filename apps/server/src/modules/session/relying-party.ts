import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";

/** For whom a passkey is good: one host, and pages of exactly this origin. */
export interface RelyingParty {
  readonly id: string;
  /** As the device shows it. */
  readonly name: string;
  readonly origin: string;
}

/**
 * The lender as a relying party, under the address by which the browser came. Only addresses that the configuration knows: the lender's
 * own, and the installation's, at which the main lender is too.
 */
export function relyingPartyOf(ctx: Context, lender: Lender, request: FastifyRequest): RelyingParty {
  const own = ctx.lenders.originOf(lender);
  const origins = [own, new URL(ctx.config.publicUrl).origin];
  const origin = origins.find((one) => new URL(one).hostname === request.hostname) ?? own;
  return { id: new URL(origin).hostname, name: lender.orgBrand, origin };
}

export const CONSOLE_NAME = "Gable console";

/** The console as a relying party: one host for the staff of every lender. */
export function consolePartyOf(ctx: Context): RelyingParty {
  const { hostname, origin } = new URL(ctx.config.consoleUrl);
  return { id: hostname, name: CONSOLE_NAME, origin };
}
