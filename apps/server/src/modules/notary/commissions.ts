import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { NotaryCommission } from "@gable/domain/notary/commission.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { notariesOf } from "../staff/list-notaries.ts";

/** The commissions that a notary of the lender's wrote down, by state. */
export async function listCommissions(db: Database, staffUuid: string): Promise<NotaryCommission[]> {
  const rows = await db
    .selectFrom("notary_commissions")
    .selectAll()
    .where("staff_uuid", "=", staffUuid)
    .orderBy("state")
    .execute();
  return rows.map(({ name, number, state, county, expires_on }) => ({
    name,
    commissionNumber: number,
    commissionState: state,
    commissionCounty: county,
    commissionExpiresOn: expires_on,
  }));
}

/** Keeps a notary's commission of a state, in the place of the one before. */
export async function keepCommission(
  trx: Transaction,
  staffUuid: string,
  commission: NotaryCommission,
  at: string,
): Promise<void> {
  const held = {
    name: commission.name,
    number: commission.commissionNumber,
    county: commission.commissionCounty,
    expires_on: commission.commissionExpiresOn,
    kept_at: at,
  };
  await trx
    .insertInto("notary_commissions")
    .values({ staff_uuid: staffUuid, state: commission.commissionState, ...held })
    .onConflict((conflict) => conflict.columns(["staff_uuid", "state"]).doUpdateSet(held))
    .execute();
}

/** @returns whether there was one */
export async function dropCommission(trx: Transaction, staffUuid: string, state: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("notary_commissions")
    .where("staff_uuid", "=", staffUuid)
    .where("state", "=", state)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The lender's notaries whose commission of a state is in force on a day, by name. */
export async function notariesIn(db: Database, orgCode: string, { state, on }: { state: string; on: LocalDate }) {
  const rows = await notariesOf(db, orgCode)
    .innerJoin("notary_commissions", "notary_commissions.staff_uuid", "staff.uuid")
    .where("notary_commissions.state", "=", state)
    .where("notary_commissions.expires_on", ">=", on)
    .orderBy("staff.name")
    .execute();
  return rows.map(({ uuid, name }) => ({ staffUuid: uuid, name }));
}
