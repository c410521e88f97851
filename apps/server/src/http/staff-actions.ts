import { randomUUID } from "node:crypto";
import type { CallDefinition } from "@gable/contract/call.ts";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { StaffSession } from "./staff-session.ts";

/**
 * Keeps that somebody of staff made a call: every look and every act, allowed or refused. Written before the call is answered, so that
 * nothing is seen that is not on record; what an act changed is in the application's own log of events.
 */
export async function recordStaffAction(
  ctx: Context,
  request: FastifyRequest,
  call: CallDefinition,
  staff: StaffSession,
  done: {
    readonly outcome: "allowed" | "refused";
    readonly applicationUuid: string | undefined;
  },
): Promise<void> {
  await ctx.database.kysely
    .insertInto("staff_actions")
    .values({
      uuid: randomUUID(),
      at: ctx.clock.now().toISOString(),
      org_code: staff.orgCode,
      staff_uuid: staff.staffUuid,
      role: staff.role,
      call: call.name,
      application_uuid: done.applicationUuid ?? null,
      outcome: done.outcome,
      detail: JSON.stringify(filtersOf(request)),
      ip: request.ip,
      correlation_id: request.id,
    })
    .execute();
}

/** What a list was asked for; a search text, which is often somebody's name, is not kept. */
function filtersOf({ query }: FastifyRequest): object {
  const { text, ...filters } = (query ?? {}) as Record<string, unknown>;
  return text === undefined ? filters : { ...filters, text: "…" };
}
