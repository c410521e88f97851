import type { Language } from "@gable/domain/language.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { SignedIn } from "../../http/contract-routing.ts";
import type { Session } from "../../http/session.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { sendText } from "../notifications/mail.ts";
import { type CodeSent, makeSecret, mayMakeSecret } from "../session/one-time-secrets.ts";
import { ownerOf } from "../session/sent-code.ts";
import { tooManyCodes } from "../session/too-many-codes.ts";

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

/** Digits that went to a phone, as the code of a number. */
export const phoneCode = ({ phone, code }: { readonly phone: string; readonly code: string }): CodeSent => ({
  purpose: "phone-confirmation",
  sentTo: phone,
  code,
});
