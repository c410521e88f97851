import { randomUUID } from "node:crypto";
import type { Lead } from "@gable/contract/calls/originators-leads.ts";
import { addMonths } from "@gable/domain/calendar/local-date.ts";
import { type LeadRequest, requestWords } from "@gable/domain/originators/lead-request.ts";
import {
  DAYS_AFTER_LEAD,
  type LeadChange,
  type LeadEntry,
  leadErasedOn,
  MONTHS_OF_LEAD,
} from "@gable/domain/originators/leads.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { StaffSession } from "../../http/staff-session.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import type { PageKey } from "../pipeline/page-key.ts";
import { addressOf, forgetMails } from "../waitlist/entries.ts";

type Sealed = { readonly sealing: Sealing };

/** Whose leads somebody of the staff finds. */
type Keeper = Pick<StaffSession, "orgCode" | "role" | "originatorUuid">;

const DAY_MS = 86_400_000;
export const LEADS_PAGE = 25;

export const contextOf = (uuid: string): string => `lead:${uuid}`;

/** What a person left themselves by the officer's link, with the words that they agreed to. */
export interface LeadAsked extends Pick<LeadRequest, "name" | "phone" | "wantsCall" | "language" | "textVersion"> {
  readonly at: string;
  readonly textSha256: string;
  /** When the officer was last mailed of it. */
  readonly toldAt: string;
}

export type LeadPerson = LeadEntry & { readonly asked?: LeadAsked };

/** What is sealed of a lead. */
export const personOf = ({ sealing }: Sealed, row: { readonly uuid: string; readonly sealed_person: Buffer }) =>
  sealing.alone.openJson(row.sealed_person, contextOf(row.uuid)) as LeadPerson;

/** A page of an officer's leads and one more, the newest first; an administrator's are all of the lender's. */
export async function listLeads(
  ctx: Context,
  db: Database,
  keeper: Keeper,
  after: PageKey | undefined,
): Promise<readonly Lead[]> {
  const rows = await owned(db, keeper)
    .innerJoin("originators", "originators.uuid", "leads.originator_uuid")
    .selectAll("leads")
    .select(sql<string>`originators.record->>'name'`.as("officer"))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(leads.created_at, leads.uuid) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.uuid", "desc")
    .limit(LEADS_PAGE + 1)
    .execute();
  return rows.map((row) => ({
    ...presentPerson(ctx, row, { officer: row.officer, lender: ctx.lenders.byOrgCode(keeper.orgCode).orgBrand }),
    uuid: row.uuid,
    officer: row.officer,
    status: row.status,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    invitedAt: row.invited_at,
    invitedUntil: row.invitation_hash === null ? null : row.invited_until,
    erasedOn: leadErasedOn(row.status, row.changed_at.slice(0, 10)),
    applicationUuid: row.application_uuid,
  }));
}

function presentPerson(
  ground: Sealed,
  row: Parameters<typeof personOf>[1],
  names: Parameters<typeof requestWords>[1],
): LeadEntry & Pick<Lead, "asked"> {
  const { asked, ...person } = personOf(ground, row);
  if (!asked) return { ...person, asked: null };
  const { at, name, phone, wantsCall, language, textVersion: version } = asked;
  return { ...person, asked: { at, name, phone, wantsCall, words: requestWords({ language, version }, names) ?? "" } };
}

/** Writes somebody down for an officer. Refused where the officer has their address already, and without a card. */
export async function addLead(ctx: Context, trx: Transaction, keeper: Keeper, entry: LeadEntry): Promise<string> {
  if (keeper.originatorUuid === null) throw notFound();
  const uuid = randomUUID();
  const at = ctx.clock.now().toISOString();
  const added = await trx
    .insertInto("leads")
    .values({
      uuid,
      org_code: keeper.orgCode,
      originator_uuid: keeper.originatorUuid,
      email_fingerprint: await addressOf(ctx, trx, keeper.orgCode, entry.email),
      sealed_person: ctx.sealing.alone.sealJson(entry, contextOf(uuid)),
      status: "new",
      created_at: at,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.columns(["org_code", "originator_uuid", "email_fingerprint"]).doNothing())
    .returning("uuid")
    .executeTakeFirst();
  if (!added) throw new Refusal(409, "lead-exists", "You have a lead with this address already.");
  return uuid;
}

/** A lead of the keeper's, held until the transaction is over. Throws the refusal of what is not there for another's, too. */
export async function holdLead(trx: Transaction, keeper: Keeper, uuid: string) {
  const row = await owned(trx, keeper).selectAll("leads").where("uuid", "=", uuid).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * Says where it stands with a lead, or notes something. Once it is an application, that says where it stands. Refused to who knows an older
 * one than there is.
 */
export async function changeLead(
  ctx: Context,
  trx: Transaction,
  keeper: Keeper,
  uuid: string,
  { status, note, changedAt }: LeadChange,
): Promise<void> {
  const row = await holdLead(trx, keeper, uuid);
  if (changedAt !== undefined && changedAt !== row.changed_at)
    throw new Refusal(409, "changed-meanwhile", "A colleague has changed this meanwhile. Look at it again.");
  if (row.status === "started" && status !== undefined)
    throw new Refusal(409, "lead-started", "This lead is an application. Where it stands is in its file.");
  const person = personOf(ctx, row);
  await trx
    .updateTable("leads")
    .set({
      ...(status !== undefined && { status }),
      // Nobody is filled in who was given up.
      ...(status === "lost" && { invitation_hash: null }),
      ...(note !== undefined && { sealed_person: ctx.sealing.alone.sealJson({ ...person, note }, contextOf(uuid)) }),
      changed_at: ctx.clock.now().toISOString(),
    })
    .where("uuid", "=", uuid)
    .execute();
}

export async function deleteLead(trx: Transaction, keeper: Keeper, uuid: string): Promise<void> {
  const { outbox_uuid } = await holdLead(trx, keeper, uuid);
  await trx.deleteFrom("leads").where("uuid", "=", uuid).execute();
  await forgetMails(trx, [{ outbox_uuid }]);
}

/** Deletes every lead of an address at a lender, whoever's it is. */
export async function forgetLeadsOf(trx: Transaction, orgCode: string, address: string): Promise<void> {
  const gone = await trx
    .deleteFrom("leads")
    .where("org_code", "=", orgCode)
    .where("email_fingerprint", "=", address)
    .returning("outbox_uuid")
    .execute();
  await forgetMails(trx, gone);
}

/** Deletes the leads of which nothing was heard for as long as they are kept. */
export async function forgetOldLeads(db: Database, now: Date): Promise<void> {
  const open = `${addMonths(now.toISOString().slice(0, 10), -MONTHS_OF_LEAD)}T00:00:00.000Z`;
  const over = new Date(now.getTime() - DAYS_AFTER_LEAD * DAY_MS).toISOString();
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom("leads")
      .where((is) =>
        is.or([
          is("changed_at", "<", open),
          is.and([is("changed_at", "<=", over), is("status", "in", ["started", "lost"])]),
        ]),
      )
      .returning("outbox_uuid")
      .execute();
    await forgetMails(trx, gone);
  });
}

/** The names of a lender's leads by their uuids; one that is deleted has none any more. */
export async function nameLeads(
  ground: Sealed,
  db: Database,
  orgCode: string,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .selectFrom("leads")
    .select(["uuid", "sealed_person"])
    .where("org_code", "=", orgCode)
    .where("uuid", "=", sql<string>`any(${uuids}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => {
      const { firstName, lastName } = personOf(ground, row).name;
      return [row.uuid, `${firstName} ${lastName}`];
    }),
  );
}

/** What officers wrote down of an address, for the copy of what is kept of somebody. */
export async function listLeadsOf(ground: Sealed, db: Database, orgCode: string, email: string) {
  const rows = await db
    .selectFrom("leads")
    .select(["uuid", "sealed_person", "status", "created_at", "invited_at"])
    .where("org_code", "=", orgCode)
    .where("email_fingerprint", "=", await addressOf(ground, db, orgCode, email))
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    ...personOf(ground, row),
    status: row.status,
    writtenDownAt: row.created_at,
    invitedAt: row.invited_at,
  }));
}

const owned = (db: Database, { orgCode, role, originatorUuid }: Keeper) =>
  db
    .selectFrom("leads")
    .where("leads.org_code", "=", orgCode)
    .$if(role !== "administrator", (query) =>
      // Without a card there is nobody whose leads they are.
      originatorUuid === null
        ? query.where(sql<boolean>`false`)
        : query.where("leads.originator_uuid", "=", originatorUuid),
    );
