import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { SignedIn } from "../../http/contract-routing.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { sendMail } from "../notifications/mail.ts";
import { noteStartedOf } from "../originators/lead-started.ts";
import { demandOpenSession } from "./demand-open-session.ts";
import { moveTo } from "./move-to-address.ts";
import { makeSecret, mayMakeSecret, trySentCode, useSentCode } from "./one-time-secrets.ts";
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
  const code = await makeSecret(ctx, trx, owner, "email-confirmation", identity.email);
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

/**
 * The address that is to be confirmed next: another one that the owner named, else the account's own. Digits are good for the address
 * alone to which they went, so that none that were asked for as it changed confirm a mailbox which nobody read.
 */
export async function addressToConfirm(db: Database, session: Session): Promise<string> {
  const row = await db
    .selectFrom("identities")
    .select(["email", "next_email"])
    .where("uuid", "=", session.identityUuid)
    .executeTakeFirstOrThrow();
  return (session.signer ? null : row.next_email) ?? row.email;
}

/** Looks at the digits before anything else is done; a wrong guess stays counted although the request is refused. */
export async function proveCode(ctx: Context, session: Session, code: string): Promise<void> {
  const outcome = await ctx.database.kysely.transaction().execute(async (trx) => {
    const sentTo = await addressToConfirm(trx, session);
    const given = { purpose: "email-confirmation", sentTo, code } as const;
    const tried = await trySentCode(ctx, trx, { identityUuid: session.identityUuid }, given);
    // Sent again because the answer was lost: the code is used up, and what it was for is done.
    const isDone = sentTo === session.email && (await isEmailConfirmed(ctx, session.identityUuid, trx));
    return tried === "void" && isDone ? "right" : tried;
  });
  if (outcome === "wrong") throw invalid({ code: ["code-wrong"] });
  if (outcome === "void") throw new Refusal(410, "code-void", "This code is no longer good. Send yourself a new one.");
}

/** Confirms the account's address by digits that were looked at, or moves the account to the address to which they went. */
export async function confirmEmail(ctx: Context, trx: Transaction, caller: SignedIn, code: string): Promise<void> {
  const { session } = caller;
  await demandOpenSession(ctx, trx, session);
  const sentTo = await addressToConfirm(trx, session);
  const owner = { identityUuid: session.identityUuid };
  if ((await useSentCode(ctx, trx, owner, { purpose: "email-confirmation", sentTo, code })) !== "right") return;
  if (sentTo !== session.email) await moveTo(ctx, trx, caller, sentTo, { isConfirmed: true });
  else
    await trx
      .updateTable("identities")
      .set({ email_confirmed_at: ctx.clock.now().toISOString() })
      .where("uuid", "=", session.identityUuid)
      .execute();
  await noteStartedOf(ctx, trx, session.identityUuid);
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
