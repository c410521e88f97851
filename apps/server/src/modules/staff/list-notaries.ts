import type { Database } from "../../database/transaction.ts";

/** The lender's people who may hold a session with a notary, by name. */
export async function listNotaries(db: Database, orgCode: string) {
  const rows = await notariesOf(db, orgCode).orderBy("name").execute();
  return rows.map(({ uuid, name }) => ({ staffUuid: uuid, name }));
}

export async function isNotaryOf(db: Database, orgCode: string, staffUuid: string): Promise<boolean> {
  return (await notariesOf(db, orgCode).where("uuid", "=", staffUuid).executeTakeFirst()) !== undefined;
}

export const notariesOf = (db: Database, orgCode: string) =>
  db
    .selectFrom("staff")
    .select(["staff.uuid", "staff.name"])
    .where("staff.org_code", "=", orgCode)
    .where("staff.role", "=", "notary")
    .where("staff.deactivated_at", "is", null);
