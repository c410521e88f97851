import { Originator } from "@gable/domain/organisations/originator.ts";
import type { Database } from "../../database/transaction.ts";

/** The numbers in the Nationwide Multistate Licensing System of these lenders' originators, by their uuid. */
export async function nmlsIdsOf(db: Database, orgCodes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("originators").select("record").where("org_code", "in", orgCodes).execute();
  return new Map(rows.map(({ record }) => Originator.parse(record)).map(({ uuid, nmls }) => [uuid, nmls]));
}
