import { randomUUID } from "node:crypto";
import type { CallDefinition } from "@gable/contract/call.ts";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { Transaction } from "../database/transaction.ts";
import type { StaffSession } from "./staff-session.ts";

interface Done {
  readonly outcome: "allowed" | "refused";
  readonly applicationUuid: string | undefined;
}

/**
 * Keeps that somebody of staff made a call: every look and every act, allowed or refused. Written before the call is answered, so that
 * nothing is seen that is not on record; what an act changed is in the application's own log of events.
 */
export async function recordStaffAction(
  ctx: Context,
  request: FastifyRequest,
  call: CallDefinition,
  staff: StaffSession,
  done: Done,
): Promise<void> {
  await ctx.database.kysely
    .insertInto("staff_actions")
    .values(rowOf(ctx, request, call, staff, done))
    .execute();
}

const rowOf = (
  ctx: Context,
  request: FastifyRequest,
  call: CallDefinition,
  staff: StaffSession,
  { outcome, applicationUuid }: Done,
) => ({
  uuid: randomUUID(),
  at: ctx.clock.now().toISOString(),
  org_code: staff.orgCode,
  staff_uuid: staff.staffUuid,
  role: staff.role,
  call: call.name,
  application_uuid: applicationUuid ?? null,
  outcome,
  detail: JSON.stringify({ ...filtersOf(request), ...leadOf(request) }),
  ip: request.ip,
  correlation_id: request.id,
});

/**
 * Keeps of a call that changed several applications which these were, so that each is found by its own; in the transaction that changes
 * them. That the call was made is on record already.
 */
export async function recordFilesOfAction(
  ctx: Context,
  trx: Transaction,
  { request, staff }: { readonly request: FastifyRequest; readonly staff: StaffSession },
  call: CallDefinition,
  applications: readonly string[],
): Promise<void> {
  if (applications.length === 0) return;
  await trx
    .insertInto("staff_actions")
    .values(applications.map((uuid) => rowOf(ctx, request, call, staff, { outcome: "allowed", applicationUuid: uuid })))
    .execute();
}

/** Keeps of a call that wrote a lead down which one it is; in the transaction that does. */
export async function recordLeadOfAction(
  ctx: Context,
  trx: Transaction,
  { request, staff }: { readonly request: FastifyRequest; readonly staff: StaffSession },
  call: CallDefinition,
  lead: string,
): Promise<void> {
  const row = rowOf(ctx, request, call, staff, { outcome: "allowed", applicationUuid: undefined });
  await trx
    .insertInto("staff_actions")
    .values({ ...row, detail: JSON.stringify({ lead }) })
    .execute();
}

/** The lead that a call is about, by its uuid alone: a name would stay here when the lead is deleted. */
function leadOf({ params }: FastifyRequest): object {
  const { lead } = (params ?? {}) as { lead?: string };
  return lead === undefined ? {} : { lead };
}

/** What a list was asked for; a search text, which is often somebody's name, is not kept. */
function filtersOf({ query }: FastifyRequest): object {
  const { text, ...filters } = (query ?? {}) as Record<string, unknown>;
  return text === undefined ? filters : { ...filters, text: "…" };
}
