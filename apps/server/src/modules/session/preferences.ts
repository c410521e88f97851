import { type Declined, nothingDeclined } from "@gable/domain/notifications/topics.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { contextOf, type SealedProfile } from "./identity-store.ts";

/** The language in which somebody is written to. */
export const languageOf = async (ctx: Context, db: Database, uuid: string): Promise<"en" | "es"> =>
  (await preferencesOf(ctx, db, uuid)).language;

const sealedColumns = ["key_id", "data_key", "sealed_profile"] as const;

/** How somebody wants to be written to. */
export async function preferencesOf(ctx: Context, db: Database, uuid: string): Promise<Preferences> {
  const row = await db
    .selectFrom("identities")
    .select(sealedColumns)
    .where("uuid", "=", uuid)
    .executeTakeFirstOrThrow();
  const { language, mailsNews, declined, countsVisits }: Partial<SealedProfile> = row.sealed_profile
    ? (ctx.sealing.openKey(row).openJson(row.sealed_profile, contextOf(uuid)) as Partial<SealedProfile>)
    : {};
  return {
    language: language ?? "en",
    declined:
      declined ?? (mailsNews === false ? { ...nothingDeclined, mail: ["moves", "reminders"] } : nothingDeclined),
    ...(countsVisits !== undefined && { countsVisits }),
  };
}

type Preferences = {
  readonly language: "en" | "es";
  readonly declined: Declined;
  /** Absent where the owner has not said, or says nothing of it now. */
  readonly countsVisits?: boolean | undefined;
};

export async function keepPreferences(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  wished: Preferences,
): Promise<void> {
  const row = await trx
    .selectFrom("identities")
    .select(sealedColumns)
    .where("uuid", "=", uuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const key = ctx.sealing.openKey(row);
  const known = row.sealed_profile ? (key.openJson(row.sealed_profile, contextOf(uuid)) as SealedProfile) : {};
  await trx
    .updateTable("identities")
    .set({
      sealed_profile: key.sealJson({ ...known, ...wished }, contextOf(uuid)),
      updated_at: ctx.clock.now().toISOString(),
    })
    .where("uuid", "=", uuid)
    .execute();
}
