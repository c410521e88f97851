import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { sendMail } from "../notifications/mail.ts";
import { redrawn } from "./reissue-package.ts";

/**
 * Consent to electronic records may be withdrawn, on the screen or by telling the lender: what was delivered stays delivered, what comes is
 * sent on paper (15 USC 7001(c)(1)(B)). `recorded`: by whom of staff, where the borrower said it to them.
 */
export function goneOnPaper(
  ctx: Context,
  file: LoanFile,
  now: Date,
  recorded?: NonNullable<Facts["onPaper"]>["recorded"],
): Change {
  refuseEnded(file);
  if (file.facts.onPaper) throw outOfOrder(decide(file).step, "Your application goes on by mail already.");
  // What is drawn and not signed yet is signed by hand: it is drawn for that, and posted.
  const again = redrawn(file, now);
  return {
    event: "electronic-records-withdrawn",
    facts: { ...again?.facts, onPaper: { at: now.toISOString(), ...(recorded && { recorded }) } },
    ...(recorded && { detail: { how: recorded.how } }),
    alongside: async (trx) => {
      await again?.alongside?.(trx);
      const { email } = await trx
        .selectFrom("identities")
        .select("email")
        .where("uuid", "=", file.identityUuid)
        .executeTakeFirstOrThrow();
      await sendMail(ctx, trx, ctx.lenders.byOrgCode(file.orgCode), file.identityUuid, {
        to: email,
        applicationUuid: file.uuid,
        language: file.facts.answers.language ?? "en",
        ...letter,
      });
    },
  };
}

const letter = {
  subject: { en: "Your application goes on by mail", es: "Su solicitud continúa por correo postal" },
  paragraphs: [
    {
      en: "You withdrew your consent to electronic records. There is no charge. We post every further notice and every document to be signed to your home. What you received and signed until now stays valid. You may change your mind at any time in your settings.",
      es: "Usted retiró su consentimiento a los registros electrónicos. No tiene costo. Enviaremos por correo postal a su casa cada aviso y cada documento para firmar. Lo que recibió y firmó hasta ahora sigue siendo válido. Puede cambiar de opinión cuando quiera en su configuración.",
    },
  ],
};
