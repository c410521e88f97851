import {
  answerSignerQuestions,
  askSignerQuestions,
  checkSignerIdentity,
  explainSignerNames,
  signerIdentityCheck,
} from "@gable/contract/calls/signers-identity.ts";
import {
  signerDocument,
  signerDocumentArchive,
  signerDocuments,
  uploadSignerDocument,
} from "@gable/contract/calls/signers-papers.ts";
import { foreignTitles } from "@gable/domain/application/document-titles.ts";
import { identityDocumentBacks, identityDocumentFronts } from "@gable/domain/application/document-types.ts";
import { filedFor } from "@gable/domain/conditions/caused-conditions.ts";
import { identityStanding } from "@gable/domain/identity/identity-standing.ts";
import { handOffStanding } from "@gable/domain/identity/phone-hand-off.ts";
import { askedOfSigner, handOverByUuid } from "@gable/domain/signers/handed-conditions.ts";
import { noticesOf } from "@gable/domain/signers/signer-papers.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { invalid, notFound } from "../../http/refusal.ts";
import { fileDocument } from "../documents/file-document.ts";
import { receiveUpload } from "../documents/receive-upload.ts";
import { findDocument, findDocuments, presentDocument, readDocument } from "../documents/stored-document.ts";
import { writeArchive } from "../documents/write-archive.ts";
import { namesExplained, presentNames } from "../identity/explain-names.ts";
import { anyPicturesGiven } from "../identity/give-pictures.ts";
import { maskedReach } from "../identity/hand-to-phone.ts";
import {
  gradeAnswers,
  prepareQuestions,
  presentQuestions,
  questionsAnswered,
  questionsAsked,
} from "../identity/questions.ts";
import { lookAtIdentity } from "../identity/sitter.ts";
import { changeSeat, seatOf } from "./desk.ts";

const identityTypes: ReadonlySet<string> = new Set([...identityDocumentFronts, ...identityDocumentBacks]);

/** A signer's pictures and papers: their own, and what every owner is given to read. */
export function signerPapersRoutes(ctx: Context): Route[] {
  return [
    answer(signerIdentityCheck, async (_received, caller, db) => {
      const { file, signer } = await seatOf(ctx, db, caller);
      return {
        ...identityStanding(signer),
        ...presentNames(file, signer.uuid),
        lookedAt: lookAtIdentity(ctx, file, signer),
        phone: handOffStanding(signer.identityHandOff, ctx.clock.now(file.uuid).toISOString()),
        sentTo: maskedReach(file.facts, signer.uuid, caller.session.email),
        questions: presentQuestions(ctx, file, signer.uuid),
      };
    }),
    answer(checkSignerIdentity, ({ body }, caller, trx) =>
      changeSeat(ctx, trx, caller, ({ file, signer }, now) => anyPicturesGiven(file, signer.uuid, body, now)),
    ),
    answer(explainSignerNames, ({ body }, caller, trx) =>
      changeSeat(ctx, trx, caller, ({ file, signer }, now) => namesExplained(file, signer.uuid, body, now)),
    ),
    answerPrepared(
      askSignerQuestions,
      async (_received, caller) => {
        const { file, signer } = await seatOf(ctx, ctx.database.kysely, caller);
        return prepareQuestions(ctx, file, signer.uuid);
      },
      (_received, caller, trx, quiz) =>
        changeSeat(ctx, trx, caller, ({ file, signer }, now) => questionsAsked(ctx, file, signer.uuid, quiz, now)),
    ),
    answerPrepared(
      answerSignerQuestions,
      async ({ body }, caller) => {
        const { file, signer } = await seatOf(ctx, ctx.database.kysely, caller);
        return gradeAnswers(ctx, file, signer.uuid, body.answers);
      },
      (_received, caller, trx, graded) =>
        changeSeat(ctx, trx, caller, ({ file, signer }, now) => questionsAnswered(ctx, file, signer.uuid, graded, now)),
    ),
    answer(signerDocuments, async (_received, caller, db) => {
      const { file, signer } = await seatOf(ctx, db, caller);
      const rows = await findDocuments(db, file.uuid, theirs(file, signer));
      return { documents: rows.map((row) => presentDocument(row, signer, file.facts)) };
    }),
    answer(signerDocumentArchive, async (_received, caller, db) => {
      const { file, signer, seal } = await seatOf(ctx, db, caller);
      const papers = await findDocuments(db, file.uuid, theirs(file, signer));
      return writeArchive(
        ctx,
        seal,
        papers.map((paper) => [paper, presentDocument(paper, signer, file.facts)]),
      );
    }),
    answer(signerDocument, async ({ params }, caller, trx) => {
      const { file, signer, seal } = await seatOf(ctx, trx, caller);
      if (!theirs(file, signer).includes(params.document)) throw notFound();
      const row = await findDocument(trx, file.uuid, params.document);
      await noteOpening(row.uuid);
      return {
        bytes: await readDocument(ctx, seal, row),
        mediaType: row.media_type,
        name: row.kind.toLowerCase().replaceAll("_", "-"),
      };

      async function noteOpening(uuid: string): Promise<void> {
        const known = signer.deliveries.find(({ documentUuid }) => documentUuid === uuid);
        if (known?.openedAt || row.origin === "borrower") return;
        await changeSeat(ctx, trx, caller, ({ signer: present }, now) => {
          const at = now.toISOString();
          const delivery = known ?? {
            documentKind: row.kind,
            version: row.wording_version ?? "",
            sha256: row.sha256.toString("hex"),
            deliveredAt: at,
            documentUuid: uuid,
          };
          const others = present.deliveries.filter(({ documentUuid }) => documentUuid !== uuid);
          return {
            event: "signer-document-opened",
            signer: { deliveries: [...others, { ...delivery, openedAt: at }] },
            detail: { document: uuid },
          };
        });
      }
    }),
    answerPrepared(
      uploadSignerDocument,
      (_received, caller) => receiveUpload(ctx, caller),
      async (_received, caller, trx, upload) => {
        let uuid = "";
        await changeSeat(ctx, trx, caller, async ({ file, signer, seal }, now) => {
          const { condition, fileName } = upload;
          const isTheirs = askedOfSigner(file, signer).some(({ uuid: known }) => known === condition);
          if (condition !== undefined && !isTheirs) throw invalid({ condition: ["invalid"] });
          // What the borrower handed over is filed as what it is to show for them.
          const handOver = condition === undefined ? undefined : handOverByUuid(file, condition);
          const type = handOver ? filedFor(file, handOver.condition, "OTHER_EVIDENCE") : upload.type;
          if (type === null) throw invalid({ type: ["wrong-paper"] });
          const title = foreignTitles[type][signer.contact.language];
          uuid = await fileDocument(ctx, trx, file, seal, type, { ...upload, title, origin: "borrower" });
          return {
            event: "signer-document-uploaded",
            signer: {
              uploads: [
                ...signer.uploads,
                {
                  documentUuid: uuid,
                  type,
                  at: now.toISOString(),
                  ...(condition && { conditionUuid: condition }),
                  ...(fileName && { fileName }),
                },
              ],
              ...(identityTypes.has(type) && { identityDocuments: [...signer.identityDocuments, { uuid, type }] }),
            },
            detail: {
              document: uuid,
              type,
              pages: upload.pages,
              ...(condition && { condition }),
            },
          };
        });
        const { file, signer } = await seatOf(ctx, trx, caller);
        return presentDocument(await findDocument(trx, file.uuid, uuid), signer, file.facts);
      },
      { contentOf: ({ type, sha256 }) => `${type} ${sha256}` },
    ),
  ];
}

/** Papers that a signer may open: their own, what they sent, the deed, and what the law gives every owner of the line's terms. */
export function theirs({ facts }: LoanFile, signer: SignerFacts): readonly string[] {
  const own = (signer.papers?.documents ?? []).map(({ documentUuid }) => documentUuid);
  // Whoever may cancel has a copy of their own.
  const hasCopy = signer.papers?.documents.some(({ kind }) => kind === "ACCOUNT_OPENING_DISCLOSURE");
  const opening =
    facts.closingSignedAt && !hasCopy
      ? (facts.closingDocuments ?? []).filter(({ kind }) => kind === "ACCOUNT_OPENING_DISCLOSURE")
      : [];
  const deed = signer.signedAt ? (facts.notaryDocuments ?? []) : [];
  return [
    ...noticesOf(signer),
    ...own,
    ...(signer.sealed?.certificateUuid ? [signer.sealed.certificateUuid] : []),
    ...(signer.nonRescission ? [signer.nonRescission.documentUuid] : []),
    ...(signer.nonRescission?.sealed ? [signer.nonRescission.sealed.certificateUuid] : []),
    ...(facts.originals ?? []).flatMap(({ documentUuid, scanUuid }) => (own.includes(documentUuid) ? [scanUuid] : [])),
    ...[...opening, ...deed].map(({ documentUuid }) => documentUuid),
    ...signer.uploads.map(({ documentUuid }) => documentUuid),
  ];
}
