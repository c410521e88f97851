import {
  acknowledgeDocument,
  askPaperCopy,
  document,
  documentArchive,
  documents,
  uploadDocument,
} from "@gable/contract/calls/documents.ts";
import { foreignTitles } from "@gable/domain/application/document-titles.ts";
import { identityDocumentBacks, identityDocumentFronts } from "@gable/domain/application/document-types.ts";
import { filedFor } from "@gable/domain/conditions/caused-conditions.ts";
import { handedToBorrower } from "@gable/domain/signers/handed-to-borrower.ts";
import { papersOfSigners } from "@gable/domain/signers/signer-papers.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Delivery } from "@gable/domain/workflow/facts/papers.ts";
import { lettersToPost } from "@gable/domain/workflow/notices/by-post.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, notFound, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import type { Change } from "../../workflow/change.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { commandReply } from "../application/command-reply.ts";
import { fileDocument } from "./file-document.ts";
import { findOwnPapers, listOwnPapers } from "./list-own-papers.ts";
import { receiveUpload } from "./receive-upload.ts";
import { refuseTooOld } from "./refuse-too-old.ts";
import { findDocument, presentDocument, readDocument } from "./stored-document.ts";
import { writeArchive } from "./write-archive.ts";

const identityTypes: ReadonlySet<string> = new Set([...identityDocumentFronts, ...identityDocumentBacks]);

/** The papers of an application: reading them, confirming them, adding to them. */
export function documentRoutes(ctx: Context): Route[] {
  return [
    answer(documents, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      return { documents: await listOwnPapers(db, file) };
    }),
    answer(documentArchive, async ({ params }, _caller, db) => {
      const { file, seal } = await loadApplication(ctx, db, params.uuid);
      const papers = await findOwnPapers(db, file);
      return writeArchive(
        ctx,
        seal,
        papers.map((paper) => [paper, presentDocument(paper, file.facts, file.facts)]),
      );
    }),
    answer(document, async ({ params }, caller, trx) => {
      const row = await findDocument(trx, params.uuid, params.document);
      const { file, seal } = await loadApplication(ctx, trx, params.uuid);
      // An owner who signs shows an ID to the lender, not to the borrower.
      if (papersOfSigners(file.facts).has(row.uuid)) throw notFound();
      const delivery = deliveryOf(file.facts, row.uuid);
      if (delivery && !delivery.openedAt) {
        await advance(ctx, trx, params.uuid, borrower(caller), ({ facts }, now) =>
          deliveryChange(facts, row.uuid, "openedAt", now),
        );
      }
      return {
        bytes: await readDocument(ctx, seal, row),
        mediaType: row.media_type,
        name: row.kind.toLowerCase().replaceAll("_", "-"),
      };
    }),
    answer(acknowledgeDocument, async ({ params }, caller, trx) => {
      const row = await findDocument(trx, params.uuid, params.document);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), ({ facts }, now) => {
        if (papersOfSigners(facts).has(row.uuid)) throw notFound();
        const delivery = deliveryOf(facts, row.uuid);
        if (!delivery) throw new Refusal(409, "nothing-to-confirm", "This document does not need to be confirmed.");
        return delivery.acknowledgedAt ? undefined : deliveryChange(facts, row.uuid, "acknowledgedAt", now);
      });
      return commandReply(advanced, caller);
    }),
    answer(askPaperCopy, async ({ params }, caller, trx) => {
      const row = await findDocument(trx, params.uuid, params.document);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { facts } = file;
        if (papersOfSigners(facts).has(row.uuid)) throw notFound();
        if (lettersToPost(facts).some(({ delivery }) => delivery.documentUuid === row.uuid))
          throw outOfOrder(decide(file).step, "This document is on its way to the mail already.");
        const copy = {
          documentKind: row.kind,
          version: row.wording_version ?? "",
          sha256: row.sha256.toString("hex"),
          deliveredAt: now.toISOString(),
          documentUuid: row.uuid,
        };
        return {
          event: "paper-copy-asked",
          facts: { paperCopies: [...(facts.paperCopies ?? []), copy] },
          detail: { document: row.uuid, kind: row.kind },
        };
      });
      return commandReply(advanced, caller);
    }),
    answerPrepared(
      uploadDocument,
      (_received, caller) => receiveUpload(ctx, caller),
      async ({ params }, caller, trx, upload) => {
        let uuid = "";
        const { file } = await advance(ctx, trx, params.uuid, borrower(caller), async (stored, now, seal) => {
          refuseEnded(stored);
          const { facts } = stored;
          const { conditionUuid, datedOn, fileName } = upload;
          const isHanded = handedToBorrower(stored).some((handed) => handed.uuid === conditionUuid);
          const type = isHanded
            ? "OTHER_EVIDENCE"
            : conditionUuid
              ? filedFor(stored, conditionUuid, upload.type)
              : upload.type;
          if (type === null) throw invalid({ type: ["wrong-paper"] });
          refuseTooOld(stored, { ...upload, type }, now);
          const title = foreignTitles[type][facts.answers.language ?? "en"];
          uuid = await fileDocument(ctx, trx, stored, seal, type, { ...upload, title, origin: "borrower" });
          return {
            event: "document-uploaded",
            facts: {
              uploads: [
                ...facts.uploads,
                {
                  documentUuid: uuid,
                  type,
                  at: now.toISOString(),
                  ...(conditionUuid && { conditionUuid }),
                  ...(datedOn && { datedOn }),
                  ...(fileName && { fileName }),
                },
              ],
              ...(identityTypes.has(type) && { identityDocuments: [...facts.identityDocuments, { uuid, type }] }),
            },
            detail: { document: uuid, type, pages: upload.pages },
          };
        });
        return presentDocument(await findDocument(trx, params.uuid, uuid), file.facts, file.facts);
      },
      { contentOf: ({ type, sha256, datedOn = "" }) => `${type} ${sha256} ${datedOn}`.trimEnd() },
    ),
  ];
}

const deliveryOf = ({ deliveries }: Facts, documentUuid: string): Delivery | undefined =>
  deliveries.find((delivery) => delivery.documentUuid === documentUuid);

/** Notes the first opening of a document, or that it was confirmed as read. */
function deliveryChange(
  { deliveries }: Facts,
  documentUuid: string,
  moment: "openedAt" | "acknowledgedAt",
  now: Date,
): Change | undefined {
  if (!deliveries.some((delivery) => delivery.documentUuid === documentUuid)) return undefined;
  return {
    event: moment === "openedAt" ? "document-opened" : "document-acknowledged",
    facts: {
      deliveries: deliveries.map((delivery) =>
        delivery.documentUuid === documentUuid ? { ...delivery, [moment]: now.toISOString() } : delivery,
      ),
    },
    detail: { document: documentUuid },
  };
}
