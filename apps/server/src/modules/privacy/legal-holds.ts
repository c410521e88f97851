import type { Database } from "../../database/transaction.ts";
import type { Sealing } from "../../sealing/sealing.ts";

export interface LegalHold {
  readonly by: string;
  readonly at: string;
  readonly reason: string;
}

export const holdContext = (uuid: string): string => `legal-hold:${uuid}`;

/** Why an application is kept beyond its schedule; null while it is not. */
export async function legalHoldOn(
  { sealing }: { readonly sealing: Sealing },
  db: Database,
  applicationUuid: string,
): Promise<LegalHold | null> {
  const row = await db
    .selectFrom("legal_holds")
    .innerJoin("staff", "staff.uuid", "legal_holds.placed_by")
    .select(["legal_holds.uuid", "staff.name as by", "placed_at as at", "sealed_reason"])
    .where("application_uuid", "=", applicationUuid)
    .where("lifted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { uuid, by, at, sealed_reason } = row;
  return { by, at, reason: sealing.alone.openJson(sealed_reason, holdContext(uuid)) as string };
}
