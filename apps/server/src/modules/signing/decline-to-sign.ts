import type { BodyOf } from "@gable/contract/call.ts";
import type { declineToSign } from "@gable/contract/calls/signing.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { SignedIn } from "../../http/contract-routing.ts";
import type { Change } from "../../workflow/change.ts";
import { supersedeDocuments } from "../documents/file-document.ts";
import { sendMail } from "../notifications/mail.ts";
import { demandSigning } from "./may-sign.ts";

/** Ends an application whose borrower does not want to sign: what was drawn is out of force. Throws where nothing waits for them. */
export function signingDeclined(file: LoanFile, { reason }: BodyOf<typeof declineToSign>, now: Date): Change {
  demandSigning(file);
  const { closingDocuments = [], closingEdition, signatures } = file.facts;
  const at = now.toISOString();
  return {
    event: "signing-declined",
    facts: { withdrawn: { at, reason: reason ?? "DECLINED_TO_SIGN" }, lapse: "NOT_ACCEPTED" },
    detail: { edition: closingEdition, signed: signatures.length },
    alongside: (within) =>
      supersedeDocuments(
        within,
        closingDocuments.map(({ documentUuid }) => documentUuid),
        at,
      ),
  };
}

/** Tells whoever decided not to sign what has become of their application. */
export const mailDeclined = (ctx: Context, trx: Transaction, { lender, session }: SignedIn, file: LoanFile) =>
  sendMail(ctx, trx, lender, session.identityUuid, {
    to: session.email,
    applicationUuid: file.uuid,
    language: file.facts.answers.language ?? "en",
    subject: { en: "You decided not to sign", es: "Usted decidió no firmar" },
    paragraphs: [
      {
        en: "Your application is closed, because you decided not to sign. You owe nothing, there is no claim on your home, and what you had signed is void. You may apply again at any time.",
        es: "Su solicitud está cerrada porque decidió no firmar. No debe nada, no hay gravamen sobre su casa y lo que había firmado queda sin efecto. Puede volver a solicitar cuando quiera.",
      },
    ],
  });
