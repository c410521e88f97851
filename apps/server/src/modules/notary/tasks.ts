import { randomUUID } from "node:crypto";
import { failedSession } from "@gable/domain/workflow/notary/missed-appointments.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Task } from "../../context.ts";
import { ownTask, vendorTask } from "../../workflow/task.ts";
import { vendorSigner } from "../../workflow/vendor-signer.ts";
import { vendorPerson } from "../../workflow/vendor-words.ts";
import { documentLender } from "../documents/document-lender.ts";
import { fileAttachment } from "../documents/file-attachment.ts";
import { fileDocument, reviseDocument } from "../documents/file-document.ts";
import { signedByOf } from "../documents/placed-field.ts";
import { findDocument, readDocument } from "../documents/stored-document.ts";
import { deedInput, NOTARY } from "./draw-deed.ts";
import { finishDeed, notarisedBy } from "./finish-deed.ts";
import { notariseAtDesk } from "./notarise-at-desk.ts";
import { notaryVisitTasks } from "./visit-tasks.ts";

const drawDeed: Task = ownTask({
  effect: "generate-notary-documents",
  run: async (ctx, file, now, seal) => {
    const lender = documentLender(ctx, ctx.lenders.byOrgCode(file.orgCode));
    const rendered = await ctx.renderPool.render("SECURITY_INSTRUMENT", deedInput(ctx, file, now), lender, "en");
    const documentUuid = randomUUID();
    const at = now.toISOString();
    const { kind, sha256, version, fields } = rendered;
    const deed = {
      documentUuid,
      kind,
      sha256,
      at,
      signedBy: signedByOf(fields).filter((who) => who !== NOTARY),
    };
    const letter = { documentKind: kind, version, sha256, deliveredAt: at, documentUuid };
    return ({ facts }) => {
      // Another edition is called for meanwhile: this one is out of date.
      if (facts.notaryDocuments || facts.notaryEdition !== file.facts.notaryEdition) return undefined;
      return {
        event: "deed-drawn",
        facts: {
          notaryDocuments: [deed],
          ...(facts.onPaper && { deliveries: [...facts.deliveries, letter] }),
        },
        alongside: async (trx) => {
          await fileDocument(ctx, trx, file, seal, "SECURITY_INSTRUMENT", { ...rendered, uuid: documentUuid });
        },
      };
    };
  },
});

/** The notary completes what the borrower signed in the session: certificate, journal, and the deed as it goes to the county. */
const notariseDeed: Task = vendorTask({
  effect: "notarise-deed",
  vendor: "notary",
  act: "open-session",
  request: async (ctx, file, { seal }) => {
    const { facts, uuid, identityUuid } = file;
    const home = homeOf(facts);
    const deed = facts.notaryDocuments?.[0];
    if (!home || !deed) throw new Error(`the application ${uuid} has no deed to notarize`);
    const bytes = await readDocument(ctx, seal, await findDocument(ctx.database.kysely, uuid, deed.documentUuid));
    return {
      countyFips: home.countyFips,
      state: home.address.state,
      signers: [
        { ...vendorPerson(file), signer: identityUuid },
        ...facts.signers.map((signer) => ({ ...vendorSigner(signer), signer: signer.uuid })),
      ],
      documents: [{ name: "deed.pdf", mediaType: "application/pdf", content: bytes.toString("base64") }],
      ...(facts.notarySession?.slotId && { slot: facts.notarySession.slotId }),
    };
  },
  apply: async (ctx, file, answer, now, { seal }) => {
    const { notarySession: session, notaryDocuments, deed: present } = file.facts;
    const deed = notaryDocuments?.[0];
    if (!session || !deed || present) return undefined;
    if (answer.outcome === "completed" || answer.outcome === "completed-with-rejections") {
      const [notarised] = answer.documents;
      const rejected = answer.outcome === "completed-with-rejections";
      if (!notarised || rejected) {
        return {
          event: "notary-session-failed",
          facts: failedSession(file.facts, session, { reason: "rejected", at: now.toISOString() }),
        };
      }
      const { documentUuid } = deed;
      const bytes = Buffer.from(notarised.content, "base64");
      const finished = await finishDeed(ctx, file, { documentUuid, bytes }, answer);
      return {
        event: "deed-notarised",
        facts: { deed: { notarisedAt: notarisedBy(answer, now), manual: false, documentUuid } },
        detail: { session: answer.session, notary: answer.notary.commissionNumber, journal: answer.journal.length },
        alongside: async (trx) => {
          await reviseDocument(ctx, trx, file, seal, { uuid: documentUuid, ...finished, reason: "notarised" });
          await fileAttachment(ctx, trx, file, seal, "NOTARIAL_CERTIFICATE", answer.certificate);
        },
      };
    }
    const reason = answer.outcome === "failed" ? answer.reason : "cancelled";
    return {
      event: "notary-session-failed",
      facts: failedSession(file.facts, session, {
        reason,
        at: now.toISOString(),
        lockedUntil: answer.outcome === "failed" ? answer.retryAfter : undefined,
      }),
      detail: { reason },
    };
  },
});

export const notaryTasks: readonly Task[] = [drawDeed, notariseDeed, notariseAtDesk, ...notaryVisitTasks];
