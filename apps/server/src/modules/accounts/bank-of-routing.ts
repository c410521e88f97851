import { randomUUID } from "node:crypto";
import type { Context } from "../../context.ts";

export interface Bank {
  readonly name: string;
  readonly acceptsAch: boolean;
}

/** The bank behind a routing number; null where there is none. */
export async function bankOfRouting(ctx: Context, routingNumber: string, correlationId: string): Promise<Bank | null> {
  const look = randomUUID();
  const reply = await ctx.vendors.bankAccountCheck.lookUpRouting({
    key: look,
    reference: look,
    correlationId,
    orderedAt: ctx.clock.now().toISOString(),
    request: { routingNumber },
  });
  if (reply.status !== "answered" || reply.answer.outcome === "not-found") return null;
  return { name: reply.answer.bankName, acceptsAch: reply.answer.acceptsAch };
}
