import type { Feature } from "@gable/domain/experiments/features.ts";
import { MAINTENANCE_FLAG_KEY } from "@gable/domain/journey/maintenance.ts";
import { sql } from "kysely";
import type { Database } from "../../database/transaction.ts";

/** A flag as a borrower met it. */
export interface ShownVariant {
  readonly flag: string;
  /** The name that it has where it was decided. */
  readonly variant: string;
  readonly isOn: boolean;
  /** When it was first shown, on the application's clock. */
  readonly since: string;
}

/**
 * Keeps what the borrower of an application is shown of what may differ from one borrower to the next: each variant once. What is closed
 * for a while is closed to everybody, and no variant.
 */
export async function keepShown(
  trx: Database,
  { applicationUuid, identityUuid }: { readonly applicationUuid: string; readonly identityUuid: string },
  shown: readonly { readonly feature: Pick<Feature, "key" | "enabled">; readonly variant: string }[],
  at: Date,
): Promise<void> {
  const kept = shown.filter(({ feature }) => feature.key !== MAINTENANCE_FLAG_KEY);
  await sql`
    insert into shown_variants (application_uuid, flag, variant, is_on, shown_at)
    select applications.uuid, shown.flag, shown.variant, shown.is_on, ${at.toISOString()}
    from applications, unnest(
      ${kept.map(({ feature }) => feature.key)}::text[], ${kept.map(({ variant }) => variant)}::text[],
      ${kept.map(({ feature }) => feature.enabled)}::boolean[]
    ) as shown (flag, variant, is_on)
    where applications.uuid = ${applicationUuid} and identity_uuid = ${identityUuid} and erased_at is null
    on conflict do nothing`.execute(trx);
}

/** Every variant that its borrower was shown, flag after flag, the first one first. */
export const shownTo = (db: Database, applicationUuid: string): Promise<ShownVariant[]> =>
  db
    .selectFrom("shown_variants")
    .select(["flag", "variant", "is_on as isOn", "shown_at as since"])
    .where("application_uuid", "=", applicationUuid)
    .orderBy("flag")
    .orderBy("shown_at")
    .orderBy("variant")
    .execute();
