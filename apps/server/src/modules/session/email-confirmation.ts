import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { sendMail } from "../notifications/mail.ts";
import { makeSecret, mayMakeSecret, useCode } from "./one-time-secrets.ts";
import { languageOf } from "./preferences.ts";
import { tooManyCodes } from "./too-many-codes.ts";

/**
 * Mails the six digits that confirm an address; nothing is signed before.
 * @throws Refusal after too many, so that nobody fills another's mailbox, or guesses at code after code
 */
export async function sendEmailCode(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  identity: { readonly uuid: string; readonly email: string },
): Promise<void> {
  const owner = { identityUuid: identity.uuid };
  if (!(await mayMakeSecret(trx, owner, "email-confirmation"))) throw tooManyCodes();
  const code = await makeSecret(ctx, trx, owner, "email-confirmation");
  await sendMail(ctx, trx, lender, identity.uuid, {
    to: identity.email,
    language: await languageOf(ctx, trx, identity.uuid),
    subject: { en: `${code} is your code`, es: `${code} es su código` },
    paragraphs: [
      {
        en: "Enter this code in your application to confirm your address. It is good for 30 minutes, on any device.",
        es: "Ingrese este código en su solicitud para confirmar su dirección. Es válido por 30 minutos, en cualquier dispositivo.",
      },
    ],
    code,
    isAwaited: true,
  });
}

/** Confirms the address by the code; once it is confirmed, a code that is used up is as good as the right one. */
export async function confirmEmail(ctx: Context, session: Session, code: string): Promise<void> {
  // Its own transaction: a wrong code must stay counted although the request is refused.
  const outcome = await ctx.database.kysely.transaction().execute(async (trx) => {
    const used = await useCode(ctx, trx, { identityUuid: session.identityUuid }, code);
    if (used === "right") {
      await trx
        .updateTable("identities")
        .set({ email_confirmed_at: ctx.clock.now().toISOString() })
        .where("uuid", "=", session.identityUuid)
        .execute();
    }
    // Sent again because the answer was lost: the code is used up, and what it was for is done.
    return used === "void" && (await isEmailConfirmed(ctx, session.identityUuid, trx)) ? "right" : used;
  });
  if (outcome === "wrong") throw invalid({ code: ["code-wrong"] });
  if (outcome === "void") throw new Refusal(410, "code-void", "This code is no longer good. Send yourself a new one.");
}

export async function isEmailConfirmed(
  ctx: Context,
  identityUuid: string,
  db: Database = ctx.database.kysely,
): Promise<boolean> {
  const row = await db
    .selectFrom("identities")
    .select("email_confirmed_at")
    .where("uuid", "=", identityUuid)
    .executeTakeFirst();
  return row?.email_confirmed_at != null;
}
