import { randomUUID } from "node:crypto";
import type { BodyOf } from "@gable/contract/call.ts";
import type { inviteMember, saveOfficer } from "@gable/contract/calls/staff-members.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { EARLIEST_END, MOST_DAYS_OF_LICENCE } from "@gable/domain/organisations/officer-licences.ts";
import { Originator } from "@gable/domain/organisations/originator.ts";
import { assignedRoles } from "@gable/domain/staff/assigned-roles.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Selectable } from "kysely";
import type { Context } from "../../context.ts";
import type { StaffTable } from "../../database/tables/staff.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid, notFound, Refusal, roleRefused } from "../../http/refusal.ts";
import { putBackConversationsOf } from "../chat/desk.ts";
import { appendLenderEvent } from "../organisations/lender-log.ts";
import { removePortrait } from "../originators/portraits.ts";
import { licenceDay } from "../originators/working-originators.ts";
import { giveBackFilesOf } from "../pipeline/assign.ts";
import { mailInvitation, makeInvitation } from "./invitations.ts";
import { standingFor } from "./standing-for.ts";
import { tellAdministrators } from "./tell-administrators.ts";

/** An administrator, at work on the lender's own people. */
export interface Manager {
  readonly orgCode: string;
  readonly staffUuid: string;
  readonly actor: Actor;
}

type Row = Selectable<StaffTable>;

/**
 * Holds a colleague's account, and the manager's own: of two who would take each other's access at once, the second has none left to do it
 * with, so that somebody stays who can give it back. Another lender's is as good as none.
 */
async function held(trx: Transaction, { orgCode, staffUuid }: Manager, uuid: string): Promise<Row> {
  const rows = await trx
    .selectFrom("staff")
    .selectAll()
    .where("uuid", "in", [uuid, staffUuid])
    .where("org_code", "=", orgCode)
    .orderBy("uuid")
    .forUpdate()
    .execute();
  const manager = rows.find((row) => row.uuid === staffUuid);
  if (!manager || manager.deactivated_at !== null || !mayDo(manager.role as StaffRole, "manage-staff"))
    throw roleRefused();
  const row = rows.find((one) => one.uuid === uuid);
  if (!row) throw notFound();
  return row;
}

/** Nobody takes their own role or account away: so there is always an administrator who can give it back. */
function refuseOneself({ staffUuid }: Manager, uuid: string): void {
  if (staffUuid === uuid)
    throw new Refusal(409, "oneself", "Ask another administrator: nobody changes their own role or access.");
}

const note = (
  ctx: Context,
  trx: Transaction,
  { orgCode, actor }: Manager,
  type: string,
  detail: Readonly<Record<string, unknown>>,
) => appendLenderEvent(ctx, trx, orgCode, actor, { type, detail });

/** @returns the uuid of the new account */
export async function invite(
  ctx: Context,
  trx: Transaction,
  manager: Manager,
  { name, email, role }: BodyOf<typeof inviteMember>,
): Promise<string> {
  const uuid = randomUUID();
  const added = await trx
    .insertInto("staff")
    .values({ uuid, org_code: manager.orgCode, email, name, role, password_hash: null, vouched_by: manager.staffUuid })
    .onConflict((conflict) => conflict.doNothing())
    .returning("uuid")
    .executeTakeFirst();
  if (!added) throw invalid({ email: ["email-taken"] });
  await note(ctx, trx, manager, "staff-invited", { member: uuid, name, role });
  await mailLink(ctx, trx, manager, { uuid, name, email });
  await tellAdministrators(ctx, trx, manager, { name, email, role }, { how: "invited" });
  return uuid;
}

async function mailLink(
  ctx: Context,
  trx: Transaction,
  { orgCode }: Manager,
  { uuid, name, email }: Pick<Row, "uuid" | "name" | "email">,
): Promise<void> {
  const link = await makeInvitation(ctx, trx, uuid);
  await mailInvitation(ctx, trx, ctx.lenders.byOrgCode(orgCode), { email, name, link });
}

/** Gives a member another name or role. Refuses one's own role; who becomes an administrator needs the word of two. */
export async function change(
  ctx: Context,
  trx: Transaction,
  manager: Manager,
  uuid: string,
  { name, role }: { readonly name: string; readonly role: StaffRole },
): Promise<void> {
  const before = await held(trx, manager, uuid);
  if (before.role !== role) refuseOneself(manager, uuid);
  const stands = await standingFor(trx, manager.orgCode);
  // Whom one administrator invited and another makes an administrator, two have stood for.
  const isVouchedByTwo =
    role === "administrator" && before.role !== role && stands.get(uuid) !== stands.get(manager.staffUuid);
  await trx
    .updateTable("staff")
    .set({ name, role, updated_at: now(ctx), ...(isVouchedByTwo && { vouched_by: null }) })
    .where("uuid", "=", uuid)
    .execute();
  if (!mayDo(role, "answer-chats")) await putBackConversationsOf(ctx, trx, uuid);
  const others = assignedRoles.filter((one) => one !== role);
  await giveBackFilesOf(ctx, trx, uuid, others, manager.actor);
  await note(ctx, trx, manager, "staff-changed", {
    member: uuid,
    before: { name: before.name, role: before.role },
    after: { name, role },
  });
  if (before.role !== role) {
    const given = { how: "other-role", before: before.role as StaffRole } as const;
    await tellAdministrators(ctx, trx, manager, { name, email: before.email, role }, given);
  }
}

/** Writes a loan officer's card anew, or for the first time. */
export async function keepOfficer(
  ctx: Context,
  trx: Transaction,
  manager: Manager,
  uuid: string,
  { nmls, phone, licences, changedAt }: BodyOf<typeof saveOfficer>,
): Promise<void> {
  const { name, email, role, originator_uuid: known } = await held(trx, manager, uuid);
  if (role !== "loan-officer") throw new Refusal(409, "not-an-officer", "Only loan officers have licenses.");
  const latest = addDays(licenceDay(ctx), MOST_DAYS_OF_LICENCE);
  const slip = licences.findIndex(({ until }) => until > latest || until < EARLIEST_END);
  if (slip !== -1) throw invalid({ [`licences.${slip}.until`]: ["licence-end-invalid"] });
  const row = known
    ? await trx.selectFrom("originators").select(["record", "updated_at"]).where("uuid", "=", known).executeTakeFirst()
    : undefined;
  if (changedAt !== undefined && changedAt !== (row?.updated_at ?? null))
    throw new Refusal(409, "changed-meanwhile", "A colleague has changed this meanwhile. Look at it again.");
  const before = row && Originator.parse(row.record);
  const record = Originator.parse({
    isBroker: false,
    brokerName: null,
    email,
    ...before,
    uuid: known ?? randomUUID(),
    name,
    nmls,
    phone,
    licensedStates: licences.map(({ state }) => state),
    licenceNumbers: Object.fromEntries(licences.map(({ state, number }) => [state, number])),
    licenceEnds: Object.fromEntries(licences.map(({ state, until }) => [state, until])),
  });
  await trx
    .insertInto("originators")
    .values({ uuid: record.uuid, org_code: manager.orgCode, record: JSON.stringify(record), updated_at: now(ctx) })
    .onConflict((conflict) =>
      conflict.column("uuid").doUpdateSet({ record: JSON.stringify(record), updated_at: now(ctx) }),
    )
    .execute();
  await trx.updateTable("staff").set({ originator_uuid: record.uuid }).where("uuid", "=", uuid).execute();
  await note(ctx, trx, manager, "officer-saved", {
    member: uuid,
    before: before
      ? {
          nmls: before.nmls,
          phone: before.phone,
          licences: before.licenceNumbers ?? before.licensedStates,
          ends: before.licenceEnds ?? {},
        }
      : null,
    after: { nmls, phone, licences: record.licenceNumbers, ends: record.licenceEnds },
  });
}

/** Takes the picture off a loan officer's card: what borrowers see under the lender's name is the lender's to answer for. */
export async function takePictureOff(ctx: Context, trx: Transaction, manager: Manager, uuid: string): Promise<void> {
  const { originator_uuid: known } = await held(trx, manager, uuid);
  if (known && (await removePortrait(trx, known)))
    await note(ctx, trx, manager, "officer-picture-removed", { member: uuid });
}

/** For somebody who lost their phone, forgot the password, or whose link grew old. */
export async function renew(ctx: Context, trx: Transaction, manager: Manager, uuid: string): Promise<void> {
  refuseOneself(manager, uuid);
  const member = await held(trx, manager, uuid);
  if (member.deactivated_at !== null)
    throw new Refusal(409, "deactivated", "This account is closed. Open it again first.");
  await beginAnew(ctx, trx, uuid);
  await note(ctx, trx, manager, "staff-access-renewed", { member: uuid });
  await mailLink(ctx, trx, manager, member);
  await tellAdministrators(ctx, trx, manager, letIn(member), { how: "renewed" });
}

export async function deactivate(ctx: Context, trx: Transaction, manager: Manager, uuid: string): Promise<void> {
  refuseOneself(manager, uuid);
  const { deactivated_at } = await held(trx, manager, uuid);
  if (deactivated_at !== null) return;
  await endSessionsOf(ctx, trx, uuid);
  await trx
    .updateTable("staff")
    .set({ deactivated_at: now(ctx) })
    .where("uuid", "=", uuid)
    .execute();
  await putBackConversationsOf(ctx, trx, uuid);
  await giveBackFilesOf(ctx, trx, uuid, assignedRoles, manager.actor);
  await note(ctx, trx, manager, "staff-deactivated", { member: uuid });
}

/** Lets somebody who left come back, by a link to their mailbox. Nothing where they never left. */
export async function reactivate(ctx: Context, trx: Transaction, manager: Manager, uuid: string): Promise<void> {
  const member = await held(trx, manager, uuid);
  if (member.deactivated_at === null) return;
  await beginAnew(ctx, trx, uuid);
  // Their mailbox may be read by somebody else since they left: they are back on this one's word, as whoever is invited.
  const stands = await standingFor(trx, manager.orgCode);
  const isOnAnothersWord = stands.get(uuid) !== stands.get(manager.staffUuid);
  await trx
    .updateTable("staff")
    .set({ deactivated_at: null, ...(isOnAnothersWord && { vouched_by: manager.staffUuid }) })
    .where("uuid", "=", uuid)
    .execute();
  await note(ctx, trx, manager, "staff-reactivated", { member: uuid });
  await mailLink(ctx, trx, manager, member);
  await tellAdministrators(ctx, trx, manager, letIn(member), { how: "reactivated" });
}

const letIn = ({ name, email, role }: Row) => ({ name, email, role: role as StaffRole });

/** Nothing that was known opens the account any more. */
async function beginAnew(ctx: Context, trx: Transaction, uuid: string): Promise<void> {
  await endSessionsOf(ctx, trx, uuid);
  await trx.deleteFrom("passkeys").where("staff_uuid", "=", uuid).execute();
  await putBackConversationsOf(ctx, trx, uuid);
  await trx
    .updateTable("staff")
    .set({
      password_hash: null,
      sealed_second_factor: null,
      second_factor_confirmed_at: null,
      last_code_step: 0,
      failed_log_ins: 0,
      locked_until: null,
      updated_at: now(ctx),
    })
    .where("uuid", "=", uuid)
    .execute();
}

async function endSessionsOf(ctx: Context, trx: Transaction, uuid: string): Promise<void> {
  await trx
    .updateTable("staff_sessions")
    .set({ revoked_at: now(ctx) })
    .where("staff_uuid", "=", uuid)
    .where("revoked_at", "is", null)
    .execute();
}

const now = (ctx: Context): string => ctx.clock.now().toISOString();
