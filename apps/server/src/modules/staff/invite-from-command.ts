import { randomUUID } from "node:crypto";
import { EmailInput } from "@gable/domain/people/email.ts";
import { StaffRole } from "@gable/domain/staff/roles.ts";
import { z } from "zod";
import type { Config } from "../../config.ts";
import type { Database } from "../../database/transaction.ts";
import { StartRefused } from "../../start-refused.ts";
import { appendLenderEvent } from "../organisations/lender-log.ts";
import { makeInvitation } from "./invitations.ts";

const Asked = z.object({
  lender: z.string(),
  name: z.string().trim().min(2).max(100),
  email: EmailInput,
  role: StaffRole.default("administrator"),
});

/**
 * Invites somebody without an administrator who does it: a lender's first one. Whoever can run this has the database anyway. An address
 * that was invited before and never came in gets a new link.
 * @returns the link, which is good once and for three days
 * @throws StartRefused when there is no such lender, or the address has an account
 */
export async function inviteFromCommand(db: Database, config: Config, given: unknown): Promise<string> {
  const asked = Asked.safeParse(given);
  if (!asked.success)
    throw new StartRefused(`Check ${asked.error.issues.map(({ path }) => `--${path.join(".")}`).join(", ")}.`);
  const { lender, name, email, role } = asked.data;
  const known = await db.selectFrom("lenders").select("org_code").where("org_code", "=", lender).executeTakeFirst();
  if (!known) throw new StartRefused(`There is no lender ${lender}.`);
  const ahead = await db.selectFrom("clock_offsets").select("offset_ms").where("scope", "=", "all").executeTakeFirst();
  const clock = { now: () => new Date(Date.now() + (ahead?.offset_ms ?? 0)) };
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("staff")
      .select(["uuid", "org_code", "password_hash", "deactivated_at"])
      .where("email", "=", email)
      .forUpdate()
      .executeTakeFirst();
    const isWaiting = before?.org_code === lender && before.password_hash === null && before.deactivated_at === null;
    if (before && !isWaiting) throw new StartRefused(`${email} has an account already.`);
    const uuid = before?.uuid ?? randomUUID();
    if (!before)
      await trx
        .insertInto("staff")
        .values({ uuid, org_code: lender, email, name, role, password_hash: null })
        .execute();
    const detail = { member: uuid, name, role, by: "command" };
    await appendLenderEvent({ clock }, trx, lender, { kind: "system" }, { type: "staff-invited", detail });
    return makeInvitation({ clock, config }, trx, uuid);
  });
}
