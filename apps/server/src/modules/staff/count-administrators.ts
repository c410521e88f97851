import type { Database } from "../../database/transaction.ts";
import { standingFor } from "./standing-for.ts";

/**
 * How many of a lender's administrators can approve what another proposes: those who have set a password, each with all who are there on
 * their word counted once. Who was only invited decides nothing yet.
 */
export async function countAdministrators(db: Database, orgCode: string): Promise<number> {
  const stands = await standingFor(db, orgCode);
  const rows = await db
    .selectFrom("staff")
    .select("uuid")
    .where("org_code", "=", orgCode)
    .where("role", "=", "administrator")
    .where("deactivated_at", "is", null)
    .where("password_hash", "is not", null)
    .execute();
  return new Set(rows.map(({ uuid }) => stands.get(uuid))).size;
}
