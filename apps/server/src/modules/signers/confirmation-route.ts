import { confirmNotCancelledAsSigner } from "@gable/contract/calls/signers-signing.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { asksSignerAgain } from "@gable/domain/workflow/signers/consent-standing.ts";
import type { Context } from "../../context.ts";
import { answerPrepared, type Route } from "../../http/contract-routing.ts";
import { findDocument } from "../documents/stored-document.ts";
import { demandCurrentConsent } from "../profile/demand-consent.ts";
import { demandConfirmable, endOfHold, signedConfirmation } from "../rescission/confirmations.ts";
import { demandAdopted, keepSigned, openingOf, signPaper } from "../signing/sign-paper.ts";
import { changeSeat, type Seated, type SignerChange, seatOf } from "./desk.ts";

/** An owner says, after the period, that they did not cancel. */
export function signerConfirmationRoute(ctx: Context): Route {
  return answerPrepared(
    confirmNotCancelledAsSigner,
    async ({ body }, caller) => {
      const db = ctx.database.kysely;
      const seated = await seatOf(ctx, db, caller);
      const own = demandOwn(seated);
      return signPaper(ctx, seated, {
        paper: await findDocument(db, seated.file.uuid, own.documentUuid),
        adopted: await demandAdopted(ctx, seated, caller.session.identityUuid),
        signerId: seated.signer.uuid,
        shownSha256: body.sha256,
        fieldIds: body.fieldIds,
      });
    },
    async (_received, caller, trx, signed) => {
      const opening = await openingOf(trx, caller.session);
      return changeSeat(ctx, trx, caller, (seated, now): SignerChange => {
        const { file, signer } = seated;
        const at = now.toISOString();
        const own = demandOwn(seated);
        const nonRescission = signedConfirmation(own, signed, at);
        const signers = file.facts.signers.map((one) => (one.uuid === signer.uuid ? { ...one, nonRescission } : one));
        return {
          event: "not-cancelled-confirmed",
          signer: { nonRescission },
          facts: endOfHold({ ...file, facts: { ...file.facts, signers } }, at),
          detail: { document: own.documentUuid, sha256After: signed.sha256After, ip: caller.ip },
          alongside: (within) =>
            keepSigned(ctx, within, seated, caller, signed, {
              order: signer.signatures.length + 1,
              signerName: fullName(signer.name),
              ...opening,
              at,
            }),
        };
      });
    },
  );
}

function demandOwn({ file, signer }: Seated) {
  const own = demandConfirmable(file, signer.uuid);
  demandCurrentConsent(file, () => asksSignerAgain(file, signer));
  return own;
}
