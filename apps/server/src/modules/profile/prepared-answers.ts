import type { OfferedAnswers } from "@gable/contract/calls/profile-prepared.ts";
import {
  changedBySender,
  isStillReady,
  type PreparedValues,
  preparedState,
  withPrepared,
} from "@gable/domain/profile/prepared-answers.ts";
import { isPreparedForm, PREPARED_DAYS, type PreparedForm } from "@gable/domain/profile/prepared-forms.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { namesOf } from "../loan-file/list-events.ts";

/** Which form of which application: what is written down is the borrower's alone, of nobody who signs beside them. */
export interface PreparedPlace {
  readonly uuid: string;
  readonly form: PreparedForm;
}

type Sealed = { readonly sealing: Sealing };

const contextOf = ({ uuid, form }: PreparedPlace): string => `prepared-answers:${uuid}:${form}`;

interface Ready {
  readonly revision: string;
  readonly values: PreparedValues;
  /** What of it was written down earlier and stands on the borrower's page. */
  readonly before: PreparedValues;
}

/** What lies ready of a form, whoever asks; undefined where nothing was written down, or it is over. */
export async function readPrepared(
  { sealing }: Sealed,
  db: Database,
  place: PreparedPlace,
): Promise<Ready | undefined> {
  const row = await db
    .selectFrom("prepared_answers")
    .select(["revision", "sealed", "sealed_before"])
    .where("application_uuid", "=", place.uuid)
    .where("form", "=", place.form)
    .executeTakeFirst();
  if (!row) return undefined;
  const open = (sealed: Buffer) => sealing.alone.openJson(sealed, contextOf(place)) as PreparedValues;
  return {
    revision: row.revision,
    values: open(row.sealed),
    before: row.sealed_before === null ? {} : open(row.sealed_before),
  };
}

/** What staff wrote down for the page of a borrower, who may send it still; null on nearly every page. */
export async function offeredAnswers(
  ctx: Context,
  db: Database,
  { uuid, form }: { readonly uuid: string; readonly form: string },
): Promise<OfferedAnswers | null> {
  if (!isPreparedForm(form)) return null;
  const ready = await readPrepared(ctx, db, { uuid, form });
  if (!ready) return null;
  const { file } = await loadApplication(ctx, db, uuid);
  const prepared = file.facts.preparedAnswers?.[form];
  const state = preparedState(file, form, ctx.clock.now(uuid));
  if (!prepared || prepared.revision !== ready.revision || !isStillReady(state)) return null;
  const names = await namesOf(db, [prepared.by]);
  return {
    revision: ready.revision,
    by: names.get(prepared.by) ?? "",
    at: prepared.at,
    isFilledIn: state === "FILLED_IN",
    asking: (prepared.asking ?? []) as OfferedAnswers["asking"],
    values: ready.values,
    before: ready.before,
  };
}

/**
 * Keeps what was written down, in place of what was before. Where that had come to the borrower's page, it is remembered which answers
 * there are ours, so that nobody is asked about what they never typed.
 */
export async function keepPrepared(
  { sealing }: Sealed,
  trx: Transaction,
  place: PreparedPlace,
  { revision, values, at, wasFilledIn }: NewlyReady,
): Promise<void> {
  const former = await readPrepared({ sealing }, trx, place);
  const before: PreparedValues = { ...former?.before, ...(wasFilledIn && former?.values) };
  const kept = {
    revision,
    sealed: sealing.alone.sealJson(values, contextOf(place)),
    sealed_before: Object.keys(before).length > 0 ? sealing.alone.sealJson(before, contextOf(place)) : null,
    prepared_at: at,
  };
  await trx
    .insertInto("prepared_answers")
    .values({ application_uuid: place.uuid, form: place.form, ...kept })
    .onConflict((conflict) => conflict.columns(["application_uuid", "form"]).doUpdateSet(kept))
    .execute();
}

interface NewlyReady {
  readonly revision: string;
  readonly values: PreparedValues;
  readonly at: string;
  /** What was before had come into the fields of the borrower's page. */
  readonly wasFilledIn: boolean;
}

export async function dropPrepared(trx: Transaction, { uuid, form }: PreparedPlace): Promise<void> {
  await trx.deleteFrom("prepared_answers").where("application_uuid", "=", uuid).where("form", "=", form).execute();
}

/**
 * The borrower has sent a form: what was written down for it is over, and on record is who wrote it, and what the borrower changed.
 * `body` is what the call that took their answer was sent.
 */
export async function settlePrepared(
  ctx: Context,
  trx: Transaction,
  { uuid, form }: { readonly uuid: string; readonly form: string },
  actor: Actor,
  body: unknown,
): Promise<void> {
  if (!isPreparedForm(form)) return;
  const ready = await readPrepared(ctx, trx, { uuid, form });
  if (!ready) return;
  await dropPrepared(trx, { uuid, form });
  await advance(ctx, trx, uuid, actor, ({ facts }, now) => {
    const prepared = facts.preparedAnswers?.[form];
    if (!prepared || prepared.ended || prepared.revision !== ready.revision) return undefined;
    const wasSeen = prepared.filledInAt !== undefined;
    const changed = wasSeen ? changedBySender(form, ready.values, body) : [];
    return {
      event: wasSeen ? "prepared-answers-sent" : "prepared-answers-laid-aside",
      facts: withPrepared(facts, form, {
        ...prepared,
        ended: { how: wasSeen ? "SENT" : "LAID_ASIDE", at: now.toISOString(), ...(wasSeen && { changed }) },
      }),
      detail: { form, preparedBy: prepared.by, ...(wasSeen && { changed }) },
    };
  });
}

/** What lies ready of an application, for the copy of what is kept of its borrower. */
export async function listPrepared(
  ctx: Sealed,
  db: Database,
  uuid: string,
): Promise<{ form: string; values: PreparedValues; before: PreparedValues }[]> {
  const rows = await db
    .selectFrom("prepared_answers")
    .select("form")
    .where("application_uuid", "=", uuid)
    .orderBy("form")
    .execute();
  const listed = rows.map(async ({ form }) => {
    const ready = isPreparedForm(form) ? await readPrepared(ctx, db, { uuid, form }) : undefined;
    return ready ? [{ form, values: ready.values, before: ready.before }] : [];
  });
  return (await Promise.all(listed)).flat();
}

/** Deletes what nobody sent in its days. */
export async function forgetOldPrepared(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - PREPARED_DAYS * 86_400_000).toISOString();
  await db.deleteFrom("prepared_answers").where("prepared_at", "<=", oldest).execute();
}
