import type { Database } from "../../database/transaction.ts";

/** How many administrators a lender has who have set a password: who was only invited decides nothing yet. */
export async function countAdministrators(db: Database, orgCode: string): Promise<number> {
  const { count } = await db
    .selectFrom("staff")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("org_code", "=", orgCode)
    .where("role", "=", "administrator")
    .where("deactivated_at", "is", null)
    .where("password_hash", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
