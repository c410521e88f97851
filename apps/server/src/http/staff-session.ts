import { randomUUID } from "node:crypto";
import { seesOwnFilesOnly } from "@gable/domain/staff/permissions.ts";
import { type StaffRole, staffRoleNames } from "@gable/domain/staff/roles.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { Database } from "../database/transaction.ts";
import { roleRefused, unauthenticated } from "./refusal.ts";
import type { Standing } from "./session.ts";
import { claimsOf, isDueForRenewal, issueToken, SESSION_LONGEST_MS } from "./session-token.ts";

/** How long the second factor may be waited for. */
const ARRIVAL_MS = 10 * 60_000;

export interface StaffSession {
  readonly sessionId: string;
  readonly staffUuid: string;
  readonly orgCode: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** A loan officer's card. */
  readonly originatorUuid: string | null;
  /** The second factor was given: until then the session opens nothing. */
  readonly isComplete: boolean;
}

export interface StaffAdmission {
  readonly staff: StaffSession;
  /** Of the application that was asked for, if it exists and is the lender's own. */
  readonly standing: Standing | undefined;
}

/** Whose device asks for a session: as its browser names itself, and its address in the network. */
export interface OpenedFrom {
  readonly userAgent: string;
  readonly ip: string;
}

/** Opens a session after the right password, for the second factor alone; or a whole one. Returns its first token. */
export async function openStaffSession(
  ctx: Context,
  db: Database,
  staff: { readonly uuid: string; readonly orgCode: string },
  from: OpenedFrom,
  secondFactor: "awaited" | "code" | "passkey",
): Promise<string> {
  const now = ctx.clock.now();
  const id = randomUUID();
  const openedBy = secondFactor === "awaited" ? null : secondFactor;
  const lastsMs = openedBy === null ? ARRIVAL_MS : SESSION_LONGEST_MS;
  await db
    .insertInto("staff_sessions")
    .values({
      id,
      staff_uuid: staff.uuid,
      second_factor_at: openedBy === null ? null : now.toISOString(),
      opened_by: openedBy,
      issued_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lastsMs).toISOString(),
      last_seen_at: now.toISOString(),
      user_agent: from.userAgent,
      ip: from.ip,
    })
    .execute();
  ctx.log.info({ staff: staff.uuid, session: id, secondFactor }, "session of staff opened");
  return issueToken(ctx, { id, orgCode: staff.orgCode, audience: "console" }, now);
}

const rolesOfOwnFiles = staffRoleNames.filter(seesOwnFilesOnly);

type AdmissionRow = Standing & Omit<StaffSession, "sessionId"> & { readonly isOwn: boolean };

/**
 * Session, member of staff and application in one read by their primary keys. Another lender's application, and one that is not a
 * loan officer's own, is as good as none.
 */
const ADMISSION = {
  name: "staff-admission",
  text: `select staff.uuid as "staffUuid", staff.org_code as "orgCode", staff.email, staff.name, staff.role,
      staff.originator_uuid as "originatorUuid",
      staff_sessions.second_factor_at is not null as "isComplete",
      applications.uuid is not null as "isOwn",
      applications.step, applications.version, applications.status, applications.waiting_since
    from staff_sessions
    join staff on staff.uuid = staff_sessions.staff_uuid
    left join applications on applications.uuid = $3 and applications.org_code = staff.org_code
      and (staff.role <> all ($4::text[]) or exists (
        select from pipeline
        where pipeline.application_uuid = applications.uuid
          and (pipeline.loan_officer_uuid = staff.uuid or pipeline.originator_uuid = staff.originator_uuid)))
    where staff_sessions.id = $1 and staff_sessions.revoked_at is null and staff_sessions.expires_at > $2
      and staff.deactivated_at is null`,
};

/** As `admissionOf`, of the console. */
export async function staffAdmissionOf(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply | undefined,
  applicationUuid: string | undefined,
): Promise<StaffAdmission | undefined> {
  const now = ctx.clock.now();
  const claims = await claimsOf(ctx, request.headers.authorization, "console", now);
  if (!claims) return undefined;
  const { rows } = await ctx.database.pool.query<AdmissionRow>({
    ...ADMISSION,
    values: [claims.sid, now.toISOString(), applicationUuid ?? null, rolesOfOwnFiles],
  });
  const [row] = rows;
  if (!row || row.orgCode !== claims.org) return undefined;
  if (reply && isDueForRenewal(claims, now)) {
    const renewed = await issueToken(ctx, { id: claims.sid, orgCode: claims.org, audience: "console" }, now);
    void reply.header("authorization", renewed);
    await ctx.database.pool.query("update staff_sessions set last_seen_at = $2 where id = $1", [
      claims.sid,
      now.toISOString(),
    ]);
  }
  const { staffUuid, orgCode, email, name, role, originatorUuid, isComplete } = row;
  return {
    staff: { sessionId: claims.sid, staffUuid, orgCode, email, name, role, originatorUuid, isComplete },
    standing: row.isOwn ? row : undefined,
  };
}

/**
 * Refuses a command of whoever was let in and has lost that since: it may have waited long for its turn at an application. What they do
 * in the role of before is not done.
 * @throws Refusal 401 for a session that has ended or an account that is closed, 403 for another role
 */
export async function demandStillStaff(
  ctx: Context,
  db: Database,
  { sessionId, role }: Pick<StaffSession, "sessionId" | "role">,
): Promise<void> {
  const now = await db
    .selectFrom("staff_sessions")
    .innerJoin("staff", "staff.uuid", "staff_sessions.staff_uuid")
    .select("staff.role")
    .where("staff_sessions.id", "=", sessionId)
    .where("staff_sessions.revoked_at", "is", null)
    .where("staff_sessions.expires_at", ">", ctx.clock.now().toISOString())
    .where("staff.deactivated_at", "is", null)
    .executeTakeFirst();
  if (!now) throw unauthenticated();
  if (now.role !== role) throw roleRefused();
}

/** Ends one session of staff; takes effect with the next request. */
export async function endStaffSession(ctx: Context, db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable("staff_sessions")
    .set({ revoked_at: ctx.clock.now().toISOString() })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}
