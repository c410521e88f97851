import { sql } from "kysely";
import type { Database } from "../database/transaction.ts";

/** Whether somebody of the staff borrows or signs on an application themselves, as far as their address at work tells. */
export async function isOwnFile(db: Database, staffUuid: string, applicationUuid: string): Promise<boolean> {
  const own = await db
    .selectFrom("staff")
    .innerJoin("identities", (join) =>
      join
        .on("identities.email", "=", sql<string>`lower(staff.email)`)
        .onRef("identities.org_code", "=", "staff.org_code"),
    )
    .select("identities.uuid")
    .where("staff.uuid", "=", staffUuid)
    .where((built) =>
      built.or([
        built.exists(
          built
            .selectFrom("applications")
            .select("applications.uuid")
            .where("applications.uuid", "=", applicationUuid)
            .whereRef("applications.identity_uuid", "=", "identities.uuid"),
        ),
        built.exists(
          built
            .selectFrom("signers")
            .select("signers.uuid")
            .where("signers.application_uuid", "=", applicationUuid)
            .whereRef("signers.identity_uuid", "=", "identities.uuid"),
        ),
      ]),
    )
    .executeTakeFirst();
  return own !== undefined;
}
