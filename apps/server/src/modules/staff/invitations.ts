import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { type OpenedFrom, openStaffSession } from "../../http/staff-session.ts";
import { sendMail } from "../notifications/mail.ts";
import { appendLenderEvent } from "../organisations/lender-log.ts";
import { hashPassword, passwordProblem } from "../session/passwords.ts";
import { lockStaff } from "./demand-open-staff-session.ts";
import { loadStaff } from "./staff-store.ts";

const LASTS_MS = 72 * 3_600_000;

const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/**
 * Makes the link by which somebody sets password and second factor, once and within three days; earlier ones are void. What follows
 * the # is sent to no server and stands in no log.
 */
export async function makeInvitation(
  { clock, config }: Pick<Context, "clock" | "config">,
  trx: Transaction,
  staffUuid: string,
): Promise<string> {
  const now = clock.now();
  const at = now.toISOString();
  await trx
    .updateTable("staff_invitations")
    .set({ used_at: at })
    .where("staff_uuid", "=", staffUuid)
    .where("used_at", "is", null)
    .execute();
  const secret = randomBytes(32).toString("base64url");
  await trx
    .insertInto("staff_invitations")
    .values({
      uuid: randomUUID(),
      staff_uuid: staffUuid,
      secret_hash: hashOf(secret),
      created_at: at,
      expires_at: new Date(now.getTime() + LASTS_MS).toISOString(),
    })
    .execute();
  return `${config.consoleUrl}/auth/join#${secret}`;
}

export async function mailInvitation(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  { email, name, link }: { readonly email: string; readonly name: string; readonly link: string },
): Promise<void> {
  await sendMail(ctx, trx, lender, null, {
    to: email,
    language: "en",
    subject: {
      en: `${lender.orgBrand}: your account for the console`,
      es: `${lender.orgBrand}: su cuenta para la consola`,
    },
    paragraphs: [
      {
        en: `${name}, ${lender.orgBrand} has an account for you. Open this link within three days, choose a password, and set up an authenticator app on your phone.`,
        es: `${name}, ${lender.orgBrand} tiene una cuenta para usted. Abra este enlace dentro de tres días, elija una contraseña y configure una aplicación de autenticación en su teléfono.`,
      },
      {
        en: "If you do not expect this, ignore it: nothing opens without this link.",
        es: "Si no lo esperaba, ignórelo: nada se abre sin este enlace.",
      },
    ],
    link,
    linkWords: { en: "Open your account", es: "Abrir su cuenta" },
  });
}

/** Whom a good link names. Throws a Refusal for one that is unknown, used, or too old. */
export async function findInvited(ctx: Context, db: Database, invitation: string) {
  const row = await db
    .selectFrom("staff_invitations")
    .innerJoin("staff", "staff.uuid", "staff_invitations.staff_uuid")
    .select(["staff.uuid", "staff.org_code", "staff.name", "staff.email", "staff.role"])
    .where("staff_invitations.secret_hash", "=", hashOf(invitation))
    .where("staff_invitations.used_at", "is", null)
    .where("staff_invitations.expires_at", ">", ctx.clock.now().toISOString())
    .where("staff.deactivated_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new Refusal(410, "invitation-void", "This link was used already or is too old. Ask for a new one.");
  return row;
}

/** Uses the link up: the account has a password from now on, and the session that is opened takes its second factor. */
export async function join(
  ctx: Context,
  trx: Transaction,
  { invitation, password }: { readonly invitation: string; readonly password: string },
  from: OpenedFrom,
): Promise<string> {
  const { uuid, org_code: orgCode, email } = await findInvited(ctx, trx, invitation);
  // The account before its links, as whoever takes or renews its access: what was read may be over once it is held.
  await lockStaff(trx, uuid);
  await findInvited(ctx, trx, invitation);
  const problem = passwordProblem(password, email, ctx.lenders.byOrgCode(orgCode));
  if (problem) throw invalid({ password: [problem] });
  const now = ctx.clock.now().toISOString();
  const used = await trx
    .updateTable("staff_invitations")
    .set({ used_at: now })
    .where("secret_hash", "=", hashOf(invitation))
    .where("used_at", "is", null)
    .returning("uuid")
    .executeTakeFirst();
  if (!used) throw new Refusal(410, "invitation-void", "This link was used already. Ask for a new one.");
  await trx
    .updateTable("staff")
    .set({ password_hash: await hashPassword(password), failed_log_ins: 0, locked_until: null, updated_at: now })
    .where("uuid", "=", uuid)
    .execute();
  const { role } = await loadStaff(trx, uuid);
  const actor = { kind: "staff", identityUuid: uuid, role } as const;
  await appendLenderEvent(ctx, trx, orgCode, actor, { type: "staff-joined", detail: { member: uuid } });
  return openStaffSession(ctx, trx, { uuid, orgCode }, from, "awaited");
}
