import { randomUUID } from "node:crypto";
import type { CallDefinition } from "@gable/contract/call.ts";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { Database, Transaction } from "../database/transaction.ts";
import type { StaffSession } from "./staff-session.ts";

/** A page that stays open asks anew every few seconds: for so long, what it asks is the look that is on record. */
const SAME_LOOK_MS = 10 * 60_000;

interface Done {
  readonly outcome: "allowed" | "refused";
  readonly applicationUuid: string | undefined;
}

/**
 * Keeps that somebody of staff made a call: every look and every act, allowed or refused. Written before the call is answered, so that
 * nothing is seen that is not on record; what an act changed is in the application's own log of events. The same look again, by the same
 * person from the same address, is not written within ten minutes of the one that stands.
 */
export async function recordStaffAction(
  ctx: Context,
  request: FastifyRequest,
  call: CallDefinition,
  staff: StaffSession,
  done: Done,
): Promise<void> {
  const { kysely } = ctx.database;
  const row = rowOf(ctx, request, call, staff, done);
  if (isAskedByOpenPages(call, request, done) && (await isOnRecord(kysely, row))) return;
  await kysely.insertInto("staff_actions").values(row).execute();
}

/** What is searched for is not on record: of two searches nobody could say that they were the same. */
const isAskedByOpenPages = (call: CallDefinition, { query }: FastifyRequest, { outcome }: Done): boolean =>
  call.method === "GET" &&
  (call.replyForm === undefined || call.replyForm === "stream") &&
  outcome === "allowed" &&
  (query as { text?: string } | undefined)?.text === undefined;

async function isOnRecord(db: Database, row: ReturnType<typeof rowOf>): Promise<boolean> {
  const found = await db
    .selectFrom("staff_actions")
    .select("uuid")
    .where("staff_uuid", "=", row.staff_uuid)
    .where("at", ">", new Date(Date.parse(row.at) - SAME_LOOK_MS).toISOString())
    .where("at", "<=", row.at)
    .where("call", "=", row.call)
    .where("outcome", "=", row.outcome)
    .where("role", "=", row.role)
    .where("ip", "=", row.ip)
    .where("application_uuid", "is not distinct from", row.application_uuid)
    .where("detail", "=", sql<string>`${row.detail}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
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
  detail: JSON.stringify({ ...filtersOf(request), ...thingOf(request) }),
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

/**
 * What a call is about beside the application, such as a paper, a field or a colleague, by what its path names it: of a lead the uuid alone,
 * as a name would stay here when the lead is deleted.
 */
function thingOf({ params }: FastifyRequest): object {
  const { uuid: _application, ...thing } = (params ?? {}) as Record<string, string>;
  return thing;
}

/** What a list was asked for; a search text, which is often somebody's name, is not kept. */
function filtersOf({ query }: FastifyRequest): object {
  const { text, ...filters } = (query ?? {}) as Record<string, unknown>;
  return text === undefined ? filters : { ...filters, text: "…" };
}
