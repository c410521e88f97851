import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { sendMail } from "../notifications/mail.ts";
import { languageOf } from "./preferences.ts";
import { isOwnPassword } from "./log-in.ts";
import { endOtherSessions } from "./own-sessions.ts";
import { passwordProblem } from "./passwords.ts";

/** Refuses whoever sits at an open session without knowing its password. Wrong ones count like those of a log-in. */
export async function provePassword(ctx: Context, lender: Lender, { email }: Session, password: string): Promise<void> {
  if (!(await isOwnPassword(ctx, lender, email, password))) throw invalid({ password: ["password-wrong"] });
}

/** Sets a new password, ends every other session and tells the owner. The present one must have been proved. */
export async function changePassword(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  session: Session,
  change: { readonly newPassword: string; readonly passwordHash: string },
): Promise<void> {
  const problem = passwordProblem(change.newPassword, session.email);
  if (problem) throw invalid({ newPassword: [problem] });
  await trx
    .updateTable("identities")
    .set({ password_hash: change.passwordHash })
    .where("uuid", "=", session.identityUuid)
    .execute();
  await endOtherSessions(ctx, trx, session);
  await sendMail(ctx, trx, lender, session.identityUuid, {
    to: session.email,
    language: await languageOf(ctx, trx, session.identityUuid),
    subject: { en: "Your password was changed", es: "Su contraseña fue cambiada" },
    paragraphs: [
      {
        en: "The password of your account was just changed in your settings, and every other device was logged out. If that was not you, call us now.",
        es: "La contraseña de su cuenta acaba de cambiarse en su configuración y los demás dispositivos fueron desconectados. Si no fue usted, llámenos ahora.",
      },
    ],
  });
}
