import type { Selectable } from "kysely";
import type { Context } from "../../context.ts";
import type { StaffTable } from "../../database/tables/staff.ts";
import type { Database } from "../../database/transaction.ts";

const contextOf = (uuid: string): string => `second-factor:${uuid}`;

/** The secret of somebody's authenticator app; undefined before there is one. */
export function secondFactorOf(
  ctx: Context,
  row: Pick<Selectable<StaffTable>, "uuid" | "sealed_second_factor">,
): Buffer | undefined {
  if (!row.sealed_second_factor) return undefined;
  const secret = ctx.sealing.alone.openJson(row.sealed_second_factor, contextOf(row.uuid)) as string;
  return Buffer.from(secret, "base64");
}

/** As it is stored. */
export const sealSecondFactor = (ctx: Context, uuid: string, secret: Uint8Array): Buffer =>
  ctx.sealing.alone.sealJson(Buffer.from(secret).toString("base64"), contextOf(uuid));

export async function loadStaff(db: Database, uuid: string): Promise<Selectable<StaffTable>> {
  return db.selectFrom("staff").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();
}
