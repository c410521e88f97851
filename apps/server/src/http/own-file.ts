import { type NotNull, sql } from "kysely";
import type { Database } from "../database/transaction.ts";

/** Whether somebody of the staff borrows or signs on an application themselves, as far as their address at work tells. */
export async function isOwnFile(db: Database, staffUuid: string, applicationUuid: string): Promise<boolean> {
  const own = await db
    .selectFrom((built) =>
      built
        .selectFrom("applications")
        .select("identity_uuid")
        .where("uuid", "=", applicationUuid)
        .unionAll(
          built
            .selectFrom("signers")
            .select("identity_uuid")
            .where("application_uuid", "=", applicationUuid)
            .where("identity_uuid", "is not", null)
            .$narrowType<{ identity_uuid: NotNull }>(),
        )
        .as("people"),
    )
    .innerJoin("identities", "identities.uuid", "people.identity_uuid")
    .innerJoin("staff", "staff.org_code", "identities.org_code")
    .select("identities.uuid")
    .where("staff.uuid", "=", staffUuid)
    .where("identities.email", "=", sql<string>`lower(staff.email)`)
    .executeTakeFirst();
  return own !== undefined;
}
