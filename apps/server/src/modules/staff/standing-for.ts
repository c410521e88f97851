import type { Database } from "../../database/transaction.ts";

/**
 * Of everybody of a lender, who stands for them in the end: themselves, or, where they are there on one administrator's word alone, whoever
 * stands for that one. Two for whom the same person stands may be one person with two accounts, and are no two pairs of eyes.
 */
export async function standingFor(db: Database, orgCode: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("staff").select(["uuid", "vouched_by"]).where("org_code", "=", orgCode).execute();
  const voucherOf = new Map(rows.map(({ uuid, vouched_by }) => [uuid, vouched_by]));
  const standsFor = (uuid: string): string => {
    const voucher = voucherOf.get(uuid);
    return voucher ? standsFor(voucher) : uuid;
  };
  return new Map(rows.map(({ uuid }) => [uuid, standsFor(uuid)]));
}
