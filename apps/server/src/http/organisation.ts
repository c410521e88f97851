import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Refusal } from "./refusal.ts";

/**
 * The lender whose page this is: the host decides (`harbor-pine.localhost`, or a host that the lender's record names); any other
 * host of ours is the main lender's. A request that names an organisation must name the same one.
 */
export function lenderOf(ctx: Context, request: FastifyRequest): Lender {
  const lender = ctx.lenders.byHost(request.hostname);
  const named = request.headers["x-org"];
  if (typeof named === "string" && named !== "" && named !== lender.orgCode) {
    throw new Refusal(403, "organisation-mismatch", "This address belongs to another lender than the one named.");
  }
  return lender;
}
