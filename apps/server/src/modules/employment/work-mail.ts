import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { SignedIn } from "../../http/contract-routing.ts";
import { outOfOrder } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import type { Change } from "../../workflow/change.ts";
import { sendMail } from "../notifications/mail.ts";
import { type CodeSent, makeSecret, mayMakeSecret } from "../session/one-time-secrets.ts";
import { ownerOf } from "../session/sent-code.ts";
import { tooManyCodes } from "../session/too-many-codes.ts";

/** Throws unless the employer is being asked, or could not confirm the job: the records are looked up first, in seconds. */
function refuseUnlessAsked(file: LoanFile): void {
  const { row, step } = decide(file);
  const { employment } = file.facts;
  if (row !== 16 || employment === undefined || employment.outcome === "CONFIRMED")
    throw outOfOrder(step, "No employer is being asked just now.");
}

/**
 * Mails six digits to an address at work. Whoever else reads that mailbox learns that a confirmation was asked for, as from a call to the
 * personnel office, and nothing of a loan. Throws a Refusal after too many in an hour.
 */
export async function mailWorkCode(
  ctx: Context,
  trx: Transaction,
  { session, lender }: Pick<SignedIn, "lender"> & { readonly session: Session },
  uuid: string,
  email: string,
): Promise<void> {
  const { file } = await loadApplication(ctx, trx, uuid);
  refuseUnlessAsked(file);
  const owner = ownerOf(session, uuid);
  if (!(await mayMakeSecret(trx, owner, "work-mail"))) throw tooManyCodes();
  const code = await makeSecret(ctx, trx, owner, "work-mail", email);
  await sendMail(ctx, trx, lender, null, {
    to: email,
    language: file.facts.answers.language ?? "en",
    applicationUuid: uuid,
    subject: { en: `${code} is your code`, es: `${code} es su código` },
    paragraphs: [
      {
        en: "Enter this code where you asked for it, to show that you read mail at this address. It is good for ten minutes, once. We never ask you for it by phone.",
        es: "Ingrese este código donde lo pidió, para mostrar que lee el correo de esta dirección. Vale diez minutos, una sola vez. Nunca se lo pedimos por teléfono.",
      },
      {
        en: "If you did not ask for a confirmation of your employment, ignore this message: without the code nothing comes of it.",
        es: "Si usted no pidió una confirmación de su empleo, ignore este mensaje: sin el código no pasa nada.",
      },
    ],
    code,
    isAwaited: true,
  });
}

/** Digits that went to an address at work, as the code of it. */
export const workMailCode = ({ email, code }: { readonly email: string; readonly code: string }): CodeSent => ({
  purpose: "work-mail",
  sentTo: email,
  code,
});

/** The borrower reads mail at an address; whether it is the employer's is looked up next. */
export function workMailProven(file: LoanFile, address: string, now: Date): Change {
  refuseUnlessAsked(file);
  return {
    event: "work-mail-proven",
    facts: { workMail: { address, employerAt: file.facts.employer?.at ?? "", provenAt: now.toISOString() } },
  };
}
