import type { Words } from "@gable/domain/language.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { invalid } from "../../http/refusal.ts";
import type { StaffSession } from "../../http/staff-session.ts";
import { sendMail } from "../notifications/mail.ts";
import { forgetPasskey } from "../session/passkeys.ts";
import { isPassword } from "../session/passwords.ts";
import { beginAttempt, forgiveAttempts, takeCode } from "./attempts.ts";
import { demandOpenStaffSession } from "./demand-open-staff-session.ts";
import { endOtherSessionsOfStaff } from "./own-sessions.ts";

/** The password, and a code of the authenticator app where one is asked for. */
interface Proof {
  readonly password: string;
  readonly appCode?: string | undefined;
}

/** Whether a code is asked for beside the password: a session that a passkey opened has shown a second factor that is still at hand. */
export async function isCodeAsked(db: Database, { sessionId }: StaffSession): Promise<boolean> {
  const { opened_by } = await db
    .selectFrom("staff_sessions")
    .select("opened_by")
    .where("id", "=", sessionId)
    .executeTakeFirstOrThrow();
  return opened_by !== "passkey";
}

/**
 * Refuses whoever sits at an open session of the console and does not know its password, or has no code where one is asked for. Wrong
 * ones count as those of a log-in do.
 */
export async function proveOneself(ctx: Context, session: StaffSession, { password, appCode }: Proof): Promise<void> {
  const staff = await beginAttempt(ctx, { uuid: session.staffUuid });
  if (!staff || !(await isPassword(password, staff.password_hash))) throw invalid({ password: ["password-wrong"] });
  const isAsked = appCode !== undefined || (await isCodeAsked(ctx.database.kysely, session));
  if (!isAsked) return forgiveAttempts(ctx, staff.uuid);
  if (appCode === undefined || !(await takeCode(ctx, staff, appCode))) throw invalid({ appCode: ["code-wrong"] });
}

/**
 * Takes a passkey away from its owner and ends their other sessions. The last one goes only where the authenticator app was just shown
 * to work: who came by a passkey because the app is lost would have no way in.
 */
export async function removeOwnPasskey(
  ctx: Context,
  trx: Transaction,
  session: StaffSession,
  passkey: string,
  isAppProved: boolean,
): Promise<void> {
  // One at a time: of two that are removed at once, each would count the other as left.
  await demandOpenStaffSession(ctx, trx, session);
  await forgetPasskey(trx, session, passkey);
  const left = await trx
    .selectFrom("passkeys")
    .select("uuid")
    .where("staff_uuid", "=", session.staffUuid)
    .executeTakeFirst();
  if (!left && !isAppProved) throw invalid({ appCode: ["code-of-last"] });
  await endOtherSessionsOfStaff(ctx, trx, session);
}

type Change = "added" | "removed";

/** Writes to somebody of the staff that a way into their account has changed. */
export async function tellStaff(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  { email }: StaffSession,
  change: Change,
): Promise<void> {
  const { subject, body } = messages[change];
  await sendMail(ctx, trx, lender, null, { to: email, language: "en", subject, paragraphs: [body, ifNotYou] });
}

const ifNotYou: Words = {
  en: "If that was not you, ask an administrator at once for a new link: it closes every session and every way in.",
  es: "Si no fue usted, pida de inmediato un enlace nuevo a un administrador: cierra todas las sesiones y todos los accesos.",
};

const messages: Readonly<Record<Change, { readonly subject: Words; readonly body: Words }>> = {
  added: {
    subject: {
      en: "A passkey was added to your account for the console",
      es: "Se agregó una llave de acceso a su cuenta de la consola",
    },
    body: {
      en: "Whoever knows your password, holds the device and can unlock it may now log in to the console.",
      es: "Quien conozca su contraseña, tenga el dispositivo y pueda desbloquearlo puede ahora entrar en la consola.",
    },
  },
  removed: {
    subject: {
      en: "A passkey was removed from your account for the console",
      es: "Se quitó una llave de acceso de su cuenta de la consola",
    },
    body: {
      en: "That passkey no longer opens the console. Every other session of yours was ended.",
      es: "Esa llave ya no abre la consola. Sus demás sesiones se cerraron.",
    },
  },
};
