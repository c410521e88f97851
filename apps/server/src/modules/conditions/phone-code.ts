import type { Language } from "@gable/domain/language.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { SignedIn } from "../../http/contract-routing.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { sendText } from "../notifications/mail.ts";
import { makeSecret, mayMakeSecret, type SecretOwner, tryPhoneCode } from "../session/one-time-secrets.ts";
import { tooManyCodes } from "../session/too-many-codes.ts";

export const ownerOf = ({ identityUuid }: Session, applicationUuid: string): SecretOwner => ({
  identityUuid,
  applicationUuid,
});

/** No code was sent, or it is used up, too old, or was guessed at too often. */
export const codeVoid = (file: LoanFile): Refusal =>
  new Refusal(409, "code-void", "This code is no longer good. Send yourself a new one.", { step: decide(file).step });

/** Texts six digits to a number that somebody says is theirs, in the borrower's language unless another is said. Throws a Refusal after too many in an hour, or once the application has ended. */
export async function textPhoneCode(
  ctx: Context,
  trx: Transaction,
  { session, lender }: Pick<SignedIn, "lender"> & { readonly session: Session },
  uuid: string,
  phone: string,
  said?: Language,
): Promise<void> {
  const { file } = await loadApplication(ctx, trx, uuid);
  refuseEnded(file);
  const owner = ownerOf(session, uuid);
  if (!(await mayMakeSecret(trx, owner, "phone-confirmation"))) throw tooManyCodes();
  const code = await makeSecret(ctx, trx, owner, "phone-confirmation", phone);
  await sendText(ctx, trx, lender, {
    to: phone,
    language: said ?? file.facts.answers.language ?? "en",
    applicationUuid: uuid,
    text: {
      en: `${code} is your code. Enter it in your application to confirm this number. We never ask for it by phone.`,
      es: `${code} es su código. Ingréselo en su solicitud para confirmar este número. Nunca se lo pedimos por teléfono.`,
    },
    isAwaited: true,
  });
}

/** Whether the digits are those that went to the number; in its own transaction, so that a wrong one stays counted. */
export async function provePhone(
  ctx: Context,
  session: Session,
  uuid: string,
  given: { readonly code: string; readonly phone: string },
): Promise<void> {
  const { file } = await loadApplication(ctx, ctx.database.kysely, uuid);
  refuseEnded(file);
  const owner = ownerOf(session, uuid);
  const outcome = await ctx.database.kysely.transaction().execute((trx) => tryPhoneCode(ctx, trx, owner, given));
  if (outcome === "wrong") throw invalid({ code: ["code-wrong"] });
  if (outcome === "void") throw codeVoid(file);
}
