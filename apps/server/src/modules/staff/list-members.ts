import type { Member } from "@gable/contract/calls/staff-members.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { licenceStanding } from "@gable/domain/organisations/officer-licences.ts";
import { Originator } from "@gable/domain/organisations/originator.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { notFound } from "../../http/refusal.ts";
import { portraitUri } from "../originators/portraits.ts";
import { licenceDay } from "../originators/working-originators.ts";

/** Everybody of a lender: who may come in first, then by name. */
export async function listMembers(ctx: Context, db: Database, lender: Lender): Promise<Member[]> {
  const rows = await membersOf(ctx, db, lender.orgCode).execute();
  const members = rows.map((row) => present(ctx, lender, row));
  const order = { active: 0, invited: 1, deactivated: 2 };
  return members.toSorted((a, b) => order[a.state] - order[b.state] || a.name.localeCompare(b.name));
}

/** One of the lender's people; another lender's is as good as none. */
export async function readMember(ctx: Context, db: Database, lender: Lender, uuid: string): Promise<Member> {
  const row = await membersOf(ctx, db, lender.orgCode).where("staff.uuid", "=", uuid).executeTakeFirst();
  if (!row) throw notFound();
  return present(ctx, lender, row);
}

const membersOf = (ctx: Context, db: Database, orgCode: string) =>
  db
    .selectFrom("staff")
    .leftJoin("originators", "originators.uuid", "staff.originator_uuid")
    .leftJoin("originator_portraits", "originator_portraits.originator_uuid", "staff.originator_uuid")
    .select((eb) => [
      "staff.uuid",
      "staff.name",
      "staff.email",
      "staff.role",
      "staff.deactivated_at",
      "staff.second_factor_confirmed_at",
      "staff.locked_until",
      "originators.record as originator",
      "originators.updated_at as changed_at",
      "originator_portraits.name as portrait",
      eb("staff.password_hash", "is not", null).as("has_password"),
      eb
        .selectFrom("staff_sessions")
        .select((inner) => inner.fn.max("last_seen_at").as("at"))
        .whereRef("staff_sessions.staff_uuid", "=", "staff.uuid")
        .where("staff_sessions.second_factor_at", "is not", null)
        .as("last_seen_at"),
      eb
        .selectFrom("staff_invitations")
        .select((inner) => inner.fn.max("expires_at").as("until"))
        .whereRef("staff_invitations.staff_uuid", "=", "staff.uuid")
        .where("staff_invitations.used_at", "is", null)
        .where("staff_invitations.expires_at", ">", ctx.clock.now().toISOString())
        .as("invited_until"),
    ])
    .where("staff.org_code", "=", orgCode);

type Row = Awaited<ReturnType<ReturnType<typeof membersOf>["execute"]>>[number];

function present(ctx: Context, lender: Lender, row: Row): Member {
  const { changed_at: changedAt } = row;
  const originator = row.originator === null || changedAt === null ? null : Originator.parse(row.originator);
  return {
    uuid: row.uuid,
    name: row.name,
    email: row.email,
    role: row.role as StaffRole,
    state: row.deactivated_at !== null ? "deactivated" : row.has_password ? "active" : "invited",
    hasSecondFactor: row.second_factor_confirmed_at !== null,
    lastSeenAt: row.last_seen_at,
    restsUntil: row.locked_until !== null && row.locked_until > ctx.clock.now().toISOString() ? row.locked_until : null,
    invitedUntil: row.invited_until,
    officer: originator && {
      nmls: originator.nmls,
      phone: originator.phone,
      changedAt: changedAt ?? "",
      licences: originator.licensedStates.map((state) => ({
        state,
        number: originator.licenceNumbers?.[state] ?? null,
        until: originator.licenceEnds?.[state] ?? null,
        standing: licenceStanding(originator.licenceEnds?.[state], licenceDay(ctx)),
      })),
      photo: row.portrait === null ? null : portraitUri(lender.orgCode, row.portrait),
      link: `${ctx.lenders.originOf(lender)}/register?referrer=${originator.uuid}`,
    },
  };
}
