import { randomUUID } from "node:crypto";
import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type { FormDraft, saveFormDraft } from "@gable/contract/calls/profile-drafts.ts";
import { type DraftFields, draftFormOf, keptFields } from "@gable/domain/profile/form-drafts.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/refusal.ts";
import type { Sealing } from "../../sealing/sealing.ts";

/** Whose draft of which form. */
interface Place {
  readonly applicationUuid: string;
  readonly identityUuid: string;
  readonly form: string;
}

type Content = Pick<FormDraft, "base" | "fields">;

/** After so long nobody takes up a form again where they left it. */
const DRAFT_DAYS = 60;
const DAY_MS = 86_400_000;

/** Of one person in one application, more than all its forms and conditions; the oldest give way. */
const MOST_DRAFTS = 200;

const contextOf = ({ applicationUuid, identityUuid, form }: Place): string =>
  `form-draft:${applicationUuid}:${identityUuid}:${form}`;

export async function readDraft(ctx: Context, db: Database, place: Place): Promise<FormDraft | null> {
  const row = await at(db, place)
    .select(["revision", "sealed", "saved_at"])
    .where("saved_at", ">", oldest(ctx.clock.now()))
    .executeTakeFirst();
  if (!row) return null;
  const content = ctx.sealing.alone.openJson(row.sealed, contextOf(place)) as Content;
  return { ...content, revision: row.revision, savedAt: row.saved_at };
}

/** Keeps a draft that goes on from the one that is there; else leaves that one alone, and answers with it. */
export async function saveDraft(
  ctx: Context,
  trx: Transaction,
  place: Place,
  { after, base, fields }: BodyOf<typeof saveFormDraft>,
): Promise<ReplyOf<typeof saveFormDraft>> {
  const form = draftFormOf(place.form);
  if (!form) throw notFound();
  await refuseErased(trx, place);
  const content: Content = { base, fields: keptFields(form, fields) };
  const revision = randomUUID();
  const savedAt = ctx.clock.now().toISOString();
  const kept = { revision, sealed: ctx.sealing.alone.sealJson(content, contextOf(place)), saved_at: savedAt };
  const isSaved = after === null ? await begin(ctx, trx, place, kept) : await goOn(trx, place, after, kept);
  return { isSaved, draft: isSaved ? { ...content, revision, savedAt } : await readDraft(ctx, trx, place) };
}

export async function dropDraft(trx: Transaction, { applicationUuid, identityUuid, form }: Place): Promise<void> {
  await trx
    .deleteFrom("form_drafts")
    .where("application_uuid", "=", applicationUuid)
    .where("identity_uuid", "=", identityUuid)
    .where("form", "=", form)
    .execute();
}

/** What somebody has typed and not sent, for the copy of what is kept of them. */
export async function listDrafts(
  { sealing }: { readonly sealing: Sealing },
  db: Database,
  { applicationUuid, identityUuid }: Omit<Place, "form">,
): Promise<{ form: string; savedAt: string; fields: DraftFields }[]> {
  const rows = await db
    .selectFrom("form_drafts")
    .select(["form", "sealed", "saved_at"])
    .where("application_uuid", "=", applicationUuid)
    .where("identity_uuid", "=", identityUuid)
    .orderBy("form")
    .execute();
  return rows.map(({ form, sealed, saved_at }) => {
    const { fields } = sealing.alone.openJson(sealed, contextOf({ applicationUuid, identityUuid, form })) as Content;
    return { form, savedAt: saved_at, fields };
  });
}

/** Deletes what nobody took up again. */
export async function forgetOldDrafts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("form_drafts").where("saved_at", "<=", oldest(now)).execute();
}

const oldest = (now: Date): string => new Date(now.getTime() - DRAFT_DAYS * DAY_MS).toISOString();

const at = (db: Database, { applicationUuid, identityUuid, form }: Place) =>
  db
    .selectFrom("form_drafts")
    .where("application_uuid", "=", applicationUuid)
    .where("identity_uuid", "=", identityUuid)
    .where("form", "=", form);

/** An erasure waits for this lock, and takes the draft with it. */
async function refuseErased(trx: Transaction, { applicationUuid }: Place): Promise<void> {
  const application = await trx
    .selectFrom("applications")
    .select("erased_at")
    .where("uuid", "=", applicationUuid)
    .forKeyShare()
    .executeTakeFirst();
  if (!application || application.erased_at !== null) throw notFound();
}

type Kept = { readonly revision: string; readonly sealed: Buffer; readonly saved_at: string };

async function begin(ctx: Context, trx: Transaction, place: Place, kept: Kept): Promise<boolean> {
  const { applicationUuid, identityUuid, form } = place;
  const inserted = await trx
    .insertInto("form_drafts")
    .values({ application_uuid: applicationUuid, identity_uuid: identityUuid, form, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(["application_uuid", "identity_uuid", "form"])
        .doUpdateSet(kept)
        // One that is too old to be shown gives way.
        .where("form_drafts.saved_at", "<=", oldest(ctx.clock.now())),
    )
    .returning("form")
    .executeTakeFirst();
  const own = trx
    .selectFrom("form_drafts")
    .where("application_uuid", "=", applicationUuid)
    .where("identity_uuid", "=", identityUuid);
  const tooMany = own.select("form").orderBy("saved_at", "desc").offset(MOST_DRAFTS);
  await trx
    .deleteFrom("form_drafts")
    .where("application_uuid", "=", applicationUuid)
    .where("identity_uuid", "=", identityUuid)
    .where("form", "in", tooMany)
    .execute();
  return inserted !== undefined;
}

async function goOn(trx: Transaction, place: Place, after: string, kept: Kept): Promise<boolean> {
  const updated = await trx
    .updateTable("form_drafts")
    .set(kept)
    .where("application_uuid", "=", place.applicationUuid)
    .where("identity_uuid", "=", place.identityUuid)
    .where("form", "=", place.form)
    .where("revision", "=", after)
    .returning("form")
    .executeTakeFirst();
  return updated !== undefined;
}
