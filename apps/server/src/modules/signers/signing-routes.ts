import { adoptSignerSignature, signerSigning, signSignerDocument } from "@gable/contract/calls/signers-desk.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { fullName } from "@gable/domain/people/legal-name.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { homeOf } from "@gable/domain/workflow/home.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Caller, type Route } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { reviseDocument, supersedeDocuments } from "../documents/file-document.ts";
import { findDocument, findDocuments, readDocument } from "../documents/stored-document.ts";
import { isEmailConfirmed } from "../session/email-confirmation.ts";
import { adoptedFrom, initialsOf } from "../signing/adopt.ts";
import { findAdoptedSignature, keepAdoptedSignature } from "../signing/adopted-signatures.ts";
import { keepSignatureRecord } from "../signing/signature-records.ts";
import { shownPaper } from "../signing/shown-paper.ts";
import { signingIntent } from "../signing/signing-words.ts";
import { changeSeat, type Seated, seatOf, type SignerChange } from "./desk.ts";
import { arePapersStale } from "./signer-package.ts";

/** Row 23: a signer's own papers, each with fields of theirs alone. */
export function signerSigningRoutes(ctx: Context): Route[] {
  const demandConfirmedEmail = async ({ session }: Caller<"signer">, { file }: Seated): Promise<void> => {
    if (await isEmailConfirmed(ctx, session.identityUuid)) return;
    throw new Refusal(409, "email-unconfirmed", "Confirm your e-mail address first. We sent you a code.", {
      step: decide(file).step,
    });
  };

  return [
    answer(signerSigning, async (_received, caller, db) => {
      const { file, signer, seal } = await seatOf(ctx, db, caller);
      const { identityUuid } = caller.session;
      const papers = await findDocuments(db, file.uuid, uuidsOf(signer));
      const adopted = await findAdoptedSignature(db, seal, { applicationUuid: file.uuid, identityUuid });
      return {
        isReady: signer.papers !== undefined,
        documents: papers.map((paper) => shownPaper(paper, signer.signatures, signer.uuid)),
        signerName: fullName(signer.name),
        adopted: adopted ? { typedName: adopted.typedName, initials: initialsOf(adopted) } : null,
        emailConfirmed: await isEmailConfirmed(ctx, identityUuid),
      };
    }),
    answer(adoptSignerSignature, async ({ body }, caller, trx) => {
      await demandConfirmedEmail(caller, await seatOf(ctx, trx, caller));
      const adopted = adoptedFrom(body);
      return changeSeat(ctx, trx, caller, ({ file, signer, seal }, now) => {
        if (!signer.papers) throw outOfOrder(decide(file).step, "The documents come later.");
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
        const { file, signer, seal } = seated;
        await demandConfirmedEmail(caller, seated);
        demandSignable(seated, params.document);
        const { identityUuid } = caller.session;
        const adopted = await findAdoptedSignature(db, seal, { applicationUuid: file.uuid, identityUuid });
        if (!adopted) throw outOfOrder(decide(file).step, "Adopt a signature first.");
        const paper = await findDocument(db, file.uuid, params.document);
        const now = ctx.clock.now(file.uuid);
        const signed = await ctx.renderPool.sign(await readDocument(ctx, seal, paper), paper.fields, {
          signerId: signer.uuid,
          shownSha256: body.sha256,
          signature: adopted.signature,
          initials: adopted.initials,
          signedOn: localDateAt(now.toISOString(), homeOf(file.facts)?.timeZone ?? "America/New_York"),
          caption: `Signed ${now.toISOString()}, loan ${file.loanNumber}`,
        });
        if (!signed.ok) {
          throw new Refusal(
            409,
            "document-changed",
            "This document is not the one you were shown. Read it again and sign then.",
            { step: decide(file).step },
          );
        }
        return { paper, signed, adopted };
      },
      async ({ params, body }, caller, trx, { paper, signed, adopted }) => {
        const { session } = caller;
        const { issued_at: authenticatedAt } = await trx
          .selectFrom("sessions")
          .select("issued_at")
          .where("id", "=", session.sessionId)
          .executeTakeFirstOrThrow();
        return changeSeat(ctx, trx, caller, (seated, now): SignerChange => {
          const { file, signer, seal } = seated;
          demandSignable(seated, params.document);
          // The signer is led to the new papers by what the reply says.
          if (arePapersStale(file, signer, now)) return drawnAgain(seated, now);
          const at = now.toISOString();
          const { sha256Before, sha256After, bytes } = signed;
          const signatures = [...signer.signatures, { documentUuid: paper.uuid, sha256Before, sha256After, at }];
          const left = uuidsOf(signer).some((uuid) => !signatures.some(({ documentUuid }) => documentUuid === uuid));
          return {
            event: "signer-document-signed",
            signer: { signatures, ...(!left && { signedAt: at }) },
            detail: { document: paper.uuid, sha256Before, sha256After },
            alongside: async (within) => {
              await reviseDocument(ctx, within, file, seal, {
                uuid: paper.uuid,
                bytes,
                sha256: sha256After,
                reason: "signed",
              });
              const { identityUuid } = session;
              await keepSignatureRecord(
                ctx,
                within,
                seal,
                { applicationUuid: file.uuid, identityUuid },
                {
                  order: signatures.length,
                  documentUuid: paper.uuid,
                  title: paper.title,
                  wording: `${paper.kind} ${paper.wording_version ?? ""}`.trim(),
                  pages: paper.pages ?? 0,
                  sha256Before,
                  sha256After,
                  fieldIds: body.fieldIds,
                  signerName: fullName(signer.name),
                  email: session.email,
                  sessionId: session.sessionId,
                  authenticatedAt,
                  adopted: adopted.signature.form,
                  intent: signingIntent,
                  ip: caller.ip,
                  userAgent: caller.userAgent,
                  location: adopted.location ?? null,
                  at,
                },
              );
            },
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
      formerPapers: [...(signer.formerPapers ?? []), ...uuidsOf(signer)],
      signatures: [],
    },
    alongside: (trx) => supersedeDocuments(trx, uuidsOf(signer), now.toISOString()),
  };
}

function demandSignable({ file, signer }: Seated, documentUuid: string): void {
  const { step } = decide(file);
  if (!file.facts.closingSignedAt || signer.declined || step === "CANCELLED")
    throw outOfOrder(step, "Nothing is to be signed just now.");
  if (!uuidsOf(signer).includes(documentUuid)) throw outOfOrder(step, "This document is not to be signed.");
  if (signer.signatures.some((signature) => signature.documentUuid === documentUuid))
    throw outOfOrder(step, "This document is signed already.");
}
