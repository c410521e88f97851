import { setTimeout as pause } from "node:timers/promises";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { endSessions } from "../../http/session.ts";
import { sendMail } from "../notifications/mail.ts";
import { makeSecret, mayMakeSecret, useResetToken, voidLinks } from "./one-time-secrets.ts";
import { hashPassword, passwordProblem } from "./passwords.ts";
import { languageOf } from "./preferences.ts";
import { proveMailbox } from "./prove-mailbox.ts";
import { tellOwner } from "./tell-owner.ts";

/** Longer than the work takes for an account that there is. */
const ANSWERED_AFTER_MS = 250;

/** Mails a link for a new password, if there is such an account; says nothing either way, and takes as long. */
export async function forgetPassword(ctx: Context, lender: Lender, email: string): Promise<void> {
  await Promise.all([
    ctx.database.kysely.transaction().execute((trx) => mailLink(ctx, trx, lender, email)),
    pause(ANSWERED_AFTER_MS),
  ]);
}

async function mailLink(ctx: Context, trx: Transaction, lender: Lender, email: string): Promise<void> {
  const identity = await trx
    .selectFrom("identities")
    .select("uuid")
    .where("org_code", "=", lender.orgCode)
    .where("email", "=", email)
    .where("identity_type", "<>", "CO_DEEDER")
    .executeTakeFirst();
  // More would fill a mailbox, and each would void the link before it.
  if (!identity || !(await mayMakeSecret(trx, { identityUuid: identity.uuid }, "password-reset"))) return;
  const token = await makeSecret(ctx, trx, { identityUuid: identity.uuid }, "password-reset");
  await sendMail(ctx, trx, lender, identity.uuid, {
    to: email,
    language: await languageOf(ctx, trx, identity.uuid),
    subject: { en: "Set a new password", es: "Cree una contraseña nueva" },
    paragraphs: [
      {
        en: "Somebody asked for a new password for your account. If it was you, open this link within an hour. If not, ignore this message: nothing has changed.",
        es: "Alguien pidió una contraseña nueva para su cuenta. Si fue usted, abra este enlace dentro de una hora. Si no, ignore este mensaje: nada ha cambiado.",
      },
    ],
    // What follows the # is sent to no server and stands in no log.
    link: `${ctx.lenders.originOf(lender)}/auth/reset#${token}`,
    linkWords: { en: "Choose a new password", es: "Elegir una contraseña nueva" },
    isAwaited: true,
  });
}

/** Sets a new password, ends every session of the account, confirms its address and tells its owner. */
export async function resetPassword(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  request: { readonly token: string; readonly password: string },
): Promise<void> {
  const identityUuid = await useResetToken(ctx, trx, lender.orgCode, request.token);
  if (!identityUuid)
    throw new Refusal(410, "link-void", "This link was used already or is too old. Ask for a new one.");
  const { email } = await trx
    .selectFrom("identities")
    .select("email")
    .where("uuid", "=", identityUuid)
    .executeTakeFirstOrThrow();
  const problem = passwordProblem(request.password, email, lender);
  if (problem) throw invalid({ password: [problem] });
  await trx
    .updateTable("identities")
    .set({ password_hash: await hashPassword(request.password), failed_log_ins: 0, locked_until: null })
    .where("uuid", "=", identityUuid)
    .execute();
  await endSessions(ctx, trx, { identityUuid });
  await voidLinks(ctx, trx, identityUuid);
  await proveMailbox(ctx, trx, lender, identityUuid, "PASSWORD_SET");
  await tellOwner(ctx, trx, lender, { identityUuid, email }, "password-reset");
}
