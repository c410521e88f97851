import { sql } from "kysely";
import type { Database } from "../../database/transaction.ts";

/** Whether an address is that of a broker who brings borrowers to this lender. */
export async function isBrokersAddress(db: Database, orgCode: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("originators")
    .select("uuid")
    .where("org_code", "=", orgCode)
    .where(sql<string>`record->>'isBroker'`, "=", "true")
    .where(sql<string>`lower(record->>'email')`, "=", email)
    .executeTakeFirst();
  return row !== undefined;
}
