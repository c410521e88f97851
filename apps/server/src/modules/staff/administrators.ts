import type { Database, Transaction } from "../../database/transaction.ts";
import { standingFor } from "./standing-for.ts";

/** A lender's administrators who have set a password: who was only invited decides nothing yet. Their uuids. */
export async function administratorsOf(db: Database | Transaction, orgCode: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("staff")
    .select("uuid")
    .where("org_code", "=", orgCode)
    .where("role", "=", "administrator")
    .where("deactivated_at", "is", null)
    .where("password_hash", "is not", null)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** How many of them can approve what another proposes: each with all who are there on their word counted once. */
export async function countAdministrators(db: Database, orgCode: string): Promise<number> {
  const stands = await standingFor(db, orgCode);
  const administrators = await administratorsOf(db, orgCode);
  return new Set(administrators.map((uuid) => stands.get(uuid))).size;
}
