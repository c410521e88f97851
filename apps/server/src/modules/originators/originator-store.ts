import { Originator } from "@gable/domain/organisations/originator.ts";
import type { Database } from "../../database/transaction.ts";

/** An originator of this lender, be it one who has left; undefined for an unknown one and for another lender's. */
export async function findOriginator(db: Database, orgCode: string, uuid: string): Promise<Originator | undefined> {
  const row = await db
    .selectFrom("originators")
    .select("record")
    .where("uuid", "=", uuid)
    .where("org_code", "=", orgCode)
    .executeTakeFirst();
  return row && Originator.parse(row.record);
}
