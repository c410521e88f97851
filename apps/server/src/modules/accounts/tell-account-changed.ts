import { accountMask } from "@gable/domain/accounts/account-number.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { LinkedAccount } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { SignedIn } from "../../http/contract-routing.ts";
import { sendMail } from "../notifications/mail.ts";

/** Tells the borrower that the account for the money was changed, so that somebody else's change is noticed. */
export async function tellAccountChanged(
  ctx: Context,
  trx: Transaction,
  { lender, session }: SignedIn,
  { facts, loanNumber, uuid }: LoanFile,
  replaced: LinkedAccount,
): Promise<void> {
  const before = accountMask(replaced.accountNumber);
  const after = facts.disbursementAccount ? accountMask(facts.disbursementAccount.accountNumber) : "";
  await sendMail(ctx, trx, lender, session.identityUuid, {
    to: session.email,
    applicationUuid: uuid,
    language: facts.answers.language ?? "en",
    subject: { en: "The account for your money was changed", es: "Se cambió la cuenta para su dinero" },
    paragraphs: [
      {
        en: `For application ${loanNumber} the money will go to the account ending ${after}, no longer to the one ending ${before}. If this was not you, call us at once.`,
        es: `En la solicitud ${loanNumber}, el dinero irá a la cuenta terminada en ${after} y ya no a la terminada en ${before}. Si no fue usted, llámenos de inmediato.`,
      },
    ],
  });
}
