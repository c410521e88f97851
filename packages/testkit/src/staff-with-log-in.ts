import { randomUUID } from "node:crypto";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { hashPassword } from "@gable/server/modules/session/passwords.ts";
import { sealSecondFactor } from "@gable/server/modules/staff/staff-store.ts";
import { codeAt, newSecret } from "@gable/server/modules/staff/totp.ts";
import type { TestProduct } from "./start-product.ts";

/** Somebody of a lender's staff with a password and an authenticator app, who is not logged in. */
export interface StaffWithLogIn {
  readonly staffUuid: string;
  readonly email: string;
  readonly password: string;
  /** A code of the app, as a new half minute would bring it. */
  readonly code: () => Promise<string>;
}

export async function staffWithLogIn({ ctx }: TestProduct, role: StaffRole): Promise<StaffWithLogIn> {
  const db = ctx.database.kysely;
  const staffUuid = randomUUID();
  const email = `${staffUuid}@gable.example`;
  const password = "river stone lantern paper";
  const secret = newSecret();
  await db
    .insertInto("staff")
    .values({
      uuid: staffUuid,
      org_code: "gable",
      email,
      name: "Ada Sorensen",
      role,
      password_hash: await hashPassword(password),
      sealed_second_factor: sealSecondFactor(ctx, staffUuid, secret),
      second_factor_confirmed_at: ctx.clock.now().toISOString(),
    })
    .execute();
  const code = async () => {
    await db.updateTable("staff").set({ last_code_step: 0 }).where("uuid", "=", staffUuid).execute();
    return codeAt(secret, new Date());
  };
  return { staffUuid, email, password, code };
}
