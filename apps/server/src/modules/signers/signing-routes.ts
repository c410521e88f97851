import {
  adoptSignerSignature,
  arriveAtOfficeAsSigner,
  signerSigning,
  signSignerDocument,
} from "@gable/contract/calls/signers-signing.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { isSignerMatched } from "@gable/domain/signers/signer-screening.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { mayOwnerSignOn } from "@gable/domain/workflow/notices/owner-notices.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { asksSignerAgain } from "@gable/domain/workflow/signers/consent-standing.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { supersedeDocuments } from "../documents/file-document.ts";
import { findDocument, findDocuments } from "../documents/stored-document.ts";
import { arrivalDetail, arrivalOf, demandAtOffice, officeAppointment } from "../notary/office.ts";
import { demandCurrentConsent } from "../profile/demand-consent.ts";
import { isEmailConfirmed } from "../session/email-confirmation.ts";
import { adoptedFrom, shownAdopted } from "../signing/adopt.ts";
import { findAdoptedSignature, keepAdoptedSignature } from "../signing/adopted-signatures.ts";
import { shownPaper } from "../signing/shown-paper.ts";
import { demandAdopted, demandConfirmedEmail, keepSigned, openingOf, signPaper } from "../signing/sign-paper.ts";
import { changeSeat, type Seated, type SignerChange, seatOf } from "./desk.ts";
import { arePapersStale } from "./signer-package.ts";

/** Row 23: a signer's own papers, each with fields of theirs alone. */
export function signerSigningRoutes(ctx: Context): Route[] {
  return [
    answer(signerSigning, async (_received, caller, db) => {
      const { file, signer, seal } = await seatOf(ctx, db, caller);
      const { identityUuid } = caller.session;
      const papers = await findDocuments(db, file.uuid, uuidsOf(signer));
      return {
        isReady: signer.papers !== undefined,
        isLookedAt: isSignerMatched(signer),
        documents: papers.map((paper) => shownPaper(paper, signer.signatures, signer.uuid)),
        signerName: fullName(signer.name),
        adopted: shownAdopted(await findAdoptedSignature(db, seal, { applicationUuid: file.uuid, identityUuid })),
        emailConfirmed: await isEmailConfirmed(ctx, identityUuid),
        redrawn: signer.papersRedrawn ?? null,
        office: officeAppointment(file, signer.uuid, ctx.clock.now(file.uuid)),
      };
    }),
    answer(arriveAtOfficeAsSigner, async ({ body }, caller, trx) =>
      changeSeat(ctx, trx, caller, (seated, now): SignerChange | undefined => {
        const { file, signer } = seated;
        const { officeArrivals } = arrivalOf(file, signer.uuid, body.code, now);
        if (!officeArrivals) return undefined;
        const again = arePapersStale(file, signer, now) ? drawnAgain(seated, now) : undefined;
        return {
          event: "signer-arrived-at-office",
          facts: { officeArrivals },
          detail: arrivalDetail({ officeArrivals }, signer.uuid),
          ...(again?.signer && { signer: again.signer }),
          ...(again?.alongside && { alongside: again.alongside }),
        };
      }),
    ),
    answer(adoptSignerSignature, async ({ body }, caller, trx) => {
      await demandConfirmedEmail(ctx, caller.session.identityUuid, (await seatOf(ctx, trx, caller)).file);
      const adopted = adoptedFrom(body);
      return changeSeat(ctx, trx, caller, ({ file, signer, seal }, now) => {
        refuseEnded(file);
        if (!signer.papers || signer.onPaper) throw outOfOrder(decide(file).step, "The documents come later.");
        demandCurrentConsent(file, () => asksSignerAgain(file, signer));
        const again = arePapersStale(file, signer, now) ? drawnAgain({ file, signer, seal }, now) : undefined;
        return {
          event: "signer-signature-adopted",
          signer: { ...again?.signer },
          detail: { form: adopted.signature.form, located: adopted.location !== undefined },
          alongside: async (within) => {
            await again?.alongside?.(within);
            const { identityUuid } = caller.session;
            await keepAdoptedSignature(ctx, within, seal, { applicationUuid: file.uuid, identityUuid }, adopted);
          },
        };
      });
    }),
    answerPrepared(
      signSignerDocument,
      async ({ params, body }, caller) => {
        const db = ctx.database.kysely;
        const seated = await seatOf(ctx, db, caller);
        const { identityUuid } = caller.session;
        await demandConfirmedEmail(ctx, identityUuid, seated.file);
        const now = ctx.clock.now(seated.file.uuid);
        demandSignable(seated, params.document, now);
        demandAtOffice(seated.file, seated.signer.uuid, now);
        const adopted = await demandAdopted(ctx, seated, identityUuid);
        const paper = await findDocument(db, seated.file.uuid, params.document);
        const { sha256: shownSha256, fieldIds } = body;
        return signPaper(ctx, seated, { paper, adopted, signerId: seated.signer.uuid, shownSha256, fieldIds });
      },
      async ({ params }, caller, trx, signed) => {
        const opening = await openingOf(trx, caller.session);
        return changeSeat(ctx, trx, caller, (seated, now): SignerChange => {
          const { file, signer } = seated;
          demandSignable(seated, params.document, now);
          demandAtOffice(file, signer.uuid, now);
          // The signer is led to the new papers by what the reply says.
          if (arePapersStale(file, signer, now)) return drawnAgain(seated, now);
          const at = now.toISOString();
          const { paper, sha256Before, sha256After } = signed;
          const signatures = [...signer.signatures, { documentUuid: paper.uuid, sha256Before, sha256After, at }];
          const left = uuidsOf(signer).some((uuid) => !signatures.some(({ documentUuid }) => documentUuid === uuid));
          const act = { order: signatures.length, signerName: fullName(signer.name), ...opening, at };
          return {
            event: "signer-document-signed",
            signer: { signatures, ...(!left && { signedAt: at }) },
            detail: { document: paper.uuid, sha256Before, sha256After },
            alongside: (within) => keepSigned(ctx, within, seated, caller, signed, act),
          };
        });
      },
    ),
  ];
}

const uuidsOf = ({ papers }: Seated["signer"]): string[] =>
  (papers?.documents ?? []).map(({ documentUuid }) => documentUuid);

/** Takes papers of another day out of force and has them drawn anew; what was signed of them is signed again. */
function drawnAgain({ signer }: Seated, now: Date): SignerChange {
  return {
    event: "signer-papers-reissued",
    signer: {
      papers: undefined,
      papersEdition: signer.papersEdition + 1,
      papersRedrawn: { wasSigned: signer.signatures.length > 0, at: now.toISOString() },
      formerPapers: [...(signer.formerPapers ?? []), ...uuidsOf(signer)],
      signatures: [],
    },
    alongside: (trx) => supersedeDocuments(trx, uuidsOf(signer), now.toISOString()),
  };
}

function demandSignable({ file, signer }: Seated, documentUuid: string, now: Date): void {
  refuseEnded(file);
  const { step } = decide(file);
  demandCurrentConsent(file, () => asksSignerAgain(file, signer));
  if (!file.facts.closingSignedAt || signer.declined || signer.onPaper)
    throw outOfOrder(step, "Nothing is to be signed just now.");
  // Whatever the screen says.
  if (!mayOwnerSignOn(file.facts, signer, dayAtHome(file.facts, now.toISOString())))
    throw new Refusal(409, "waiting-period", "The law makes signing wait. We tell you from which day on.", { step });
  if (!uuidsOf(signer).includes(documentUuid)) throw outOfOrder(step, "This document is not to be signed.");
  if (signer.signatures.some((signature) => signature.documentUuid === documentUuid))
    throw outOfOrder(step, "This document is signed already.");
}
