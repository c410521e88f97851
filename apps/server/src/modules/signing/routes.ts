import { adoptSignature, declineToSign, signDocument, signing } from "@gable/contract/calls/signing.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { asksConsentAgain } from "@gable/domain/workflow/signers/consent-standing.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { commandReply } from "../application/command-reply.ts";
import { withoutLines } from "../closing/lines-gone.ts";
import { isStale, reissuePackage, takenBackForLines, takenBackForOthers } from "../closing/reissue-package.ts";
import {
  equityLineStandsUntil,
  linesOfOursFound,
  linesOfOursGone,
  oneSignatureAtATime,
} from "../pipeline/same-home.ts";
import { demandCurrentConsent } from "../profile/demand-consent.ts";
import { adoptedFrom } from "./adopt.ts";
import { keepAdoptedSignature } from "./adopted-signatures.ts";
import { mailDeclined, signingDeclined } from "./decline-to-sign.ts";
import { demandElectronic, demandMaySign } from "./may-sign.ts";
import { packageInForce, signerNameOf } from "./package-in-force.ts";
import { presentSigning } from "./present-signing.ts";
import { hasFieldsOf, isSigned } from "./shown-paper.ts";
import { demandAdopted, demandConfirmedEmail, keepSigned, openingOf, signPaper } from "./sign-paper.ts";

/** The closing package: reading it, adopting a signature, signing paper by paper. */
export function signingRoutes(ctx: Context): Route[] {
  return [
    answer(signing, async ({ params }, { session }, trx) =>
      presentSigning(ctx, trx, await loadApplication(ctx, trx, params.uuid), session.identityUuid),
    ),
    answer(adoptSignature, async ({ params, body }, caller, trx) => {
      const { identityUuid } = caller.session;
      const { file } = await loadApplication(ctx, trx, params.uuid);
      await demandConfirmedEmail(ctx, identityUuid, file);
      const adopted = adoptedFrom(body);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (present, now, seal) => {
        demandAdoptable(present);
        const reissued = isStale(present, now) ? reissuePackage(present, now, "DAY") : undefined;
        return {
          event: "signature-adopted",
          facts: { ...reissued?.facts },
          detail: {
            form: adopted.signature.form,
            located: adopted.location !== undefined,
            reissued: reissued !== undefined,
          },
          alongside: async (within) => {
            await reissued?.alongside?.(within);
            const signer = { applicationUuid: params.uuid, identityUuid };
            await keepAdoptedSignature(ctx, within, seal, signer, adopted);
          },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(declineToSign, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) =>
        signingDeclined(file, body, now),
      );
      await mailDeclined(ctx, trx, caller, advanced.file);
      return commandReply(advanced, caller);
    }),
    answerPrepared(
      signDocument,
      async ({ params, body }, caller) => {
        const db = ctx.database.kysely;
        const place = await loadApplication(ctx, db, params.uuid);
        const { file } = place;
        const { identityUuid } = caller.session;
        await demandConfirmedEmail(ctx, identityUuid, file);
        const now = ctx.clock.now(file.uuid);
        demandMaySign(file, { documentUuid: params.document, identityUuid, now });
        const adopted = await demandAdopted(ctx, place, identityUuid);
        const paper = (await packageInForce(db, file)).find(({ uuid }) => uuid === params.document);
        if (!paper) throw outOfOrder(decide(file).step, "This document is not to be signed.");
        const { sha256: shownSha256, fieldIds } = body;
        return signPaper(ctx, place, { paper, adopted, signerId: identityUuid, shownSha256, fieldIds });
      },
      async ({ params }, caller, trx, signed) => {
        const { identityUuid } = caller.session;
        const opening = await openingOf(trx, caller.session);
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), async (file, now, seal) => {
          demandMaySign(file, { documentUuid: params.document, identityUuid, now });
          // The borrower is led to the new package by where the application stands then.
          if (isStale(file, now)) return reissuePackage(file, now, "DAY");
          await oneSignatureAtATime(trx, file);
          if (await equityLineStandsUntil(ctx, file, now)) return takenBackForOthers(ctx, file, now);
          const lines = await linesOfOursFound(ctx, file, now);
          if (lines) return takenBackForLines(file, lines, now);
          const gone = withoutLines(file, await linesOfOursGone(ctx, file), now);
          if (gone) return gone;
          const at = now.toISOString();
          const { paper, sha256Before, sha256After } = signed;
          const signatures = [...file.facts.signatures, { documentUuid: paper.uuid, sha256Before, sha256After, at }];
          const left = (await packageInForce(trx, file)).some(
            (other) => hasFieldsOf(other, identityUuid) && !isSigned(other, signatures),
          );
          const act = { order: signatures.length, signerName: signerNameOf(file), ...opening, at };
          return {
            event: "document-signed",
            facts: { signatures, ...(!left && { closingSignedAt: at }) },
            detail: { document: paper.uuid, sha256Before, sha256After },
            alongside: (within) => keepSigned(ctx, within, { file, seal }, caller, signed, act),
          };
        });
        return commandReply(advanced, caller);
      },
    ),
  ];
}

/** Throws where no signature is to be adopted: the application has ended, nothing is drawn, or it is signed on paper. */
function demandAdoptable(file: LoanFile): void {
  refuseEnded(file);
  if (!file.facts.closingDocuments) throw outOfOrder(decide(file).step, "The documents come later.");
  demandElectronic(file);
  demandCurrentConsent(file, asksConsentAgain);
}
