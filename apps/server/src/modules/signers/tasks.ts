import { randomUUID } from "node:crypto";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Task } from "../../context.ts";
import { screeningOf } from "../../workflow/screening-of.ts";
import { ownTask, vendorTask } from "../../workflow/task.ts";
import { vendorSigner } from "../../workflow/vendor-signer.ts";
import { lineTermsOf } from "../closing/line-terms-of.ts";
import { documentLender } from "../documents/document-lender.ts";
import { fileDocument } from "../documents/file-document.ts";
import { signedByOf } from "../documents/placed-field.ts";
import { judgeAnswer } from "../identity/judge-answer.ts";
import { pictures, vendorDocumentTypes } from "../identity/tasks.ts";
import { sealPackage } from "../signing/seal-package.ts";
import { valuationPaper } from "../valuation/valuation-paper.ts";
import { signerIn, withSigner } from "./signer-in-facts.ts";
import { signerPackage } from "./signer-package.ts";

/** `kind:uuid:number`, as the plan names the effect. */
function partsOf(key: string): { readonly uuid: string; readonly number: number } {
  const [, uuid = "", number] = key.split(":");
  return { uuid, number: Number(number) };
}

const checkIdentity: Task = vendorTask({
  effect: "check-signer-identity",
  vendor: "identity-verification",
  act: "check-document",
  request: async (ctx, { facts, uuid }, { key, seal }) => {
    const signer = signerIn(facts, partsOf(key).uuid);
    const check = signer.identityChecks.at(-1);
    if (!check) throw new Error(`the signer ${signer.uuid} has no pictures to check`);
    return {
      person: vendorSigner(signer),
      documentType: vendorDocumentTypes[check.kind],
      ...(await pictures(ctx, uuid, seal, check.documentUuids)),
    };
  },
  apply: (_ctx, { facts }, answer, now, { key }) => {
    const { uuid, number } = partsOf(key);
    const signer = signerIn(facts, uuid);
    const check = signer.identityChecks[number - 1];
    if (!check || check.result) return undefined;
    const { name, birthDate: said } = signer;
    const judged = judgeAnswer(answer, { kind: check.kind, attempt: number, said: { name, birthDate: said }, now });
    const { outcome, reason } = judged;
    const result = { ...judged, at: now.toISOString() };
    // Refused pictures are taken out, so that new ones are asked for; so is a birth date that did not fit.
    const refused = new Set(outcome === "RETRY" ? check.documentUuids : []);
    const { birthDate, ...others } = signer;
    const kept = outcome === "RETRY" && reason === "birth-date-differs" ? {} : { ...(birthDate && { birthDate }) };
    return {
      event: "signer-identity-checked",
      facts: {
        signers: facts.signers.map((one) =>
          one.uuid === uuid
            ? {
                ...others,
                ...kept,
                identityChecks: signer.identityChecks.with(number - 1, { ...check, result }),
                identityDocuments: signer.identityDocuments.filter((picture) => !refused.has(picture.uuid)),
              }
            : one,
        ),
      },
      detail: { signer: uuid, outcome, attempt: number, ...(reason !== undefined && { reason }) },
    };
  },
});

/** Asks the sanctions lists about a signer, as about the borrower. */
const screenSigner: Task = vendorTask({
  effect: "screen-signer",
  vendor: "watchlist",
  act: "screen",
  request: (_ctx, { facts }, { key }) => ({ person: vendorSigner(signerIn(facts, key.split(":")[1] ?? "")) }),
  apply: (_ctx, { facts }, answer, now, { key }) => {
    const [, uuid = "", birthDate = ""] = key.split(":");
    const signer = signerIn(facts, uuid);
    if (signer.birthDate !== birthDate || signer.watchlist?.birthDate === birthDate) return undefined;
    const screening = screeningOf(answer, now);
    return {
      event: "signer-screened",
      facts: withSigner(facts, uuid, { watchlist: { ...screening, birthDate } }),
      detail: { signer: uuid, outcome: screening.outcome },
    };
  },
});

/** Draws a signer's papers for today: the right to cancel in them is reckoned from the day on which they sign. */
const drawPapers: Task = ownTask({
  effect: "draw-signer-papers",
  run: async (ctx, file, now, seal, key) => {
    const { uuid } = partsOf(key);
    const signer = signerIn(file.facts, uuid);
    const home = homeOf(file.facts);
    if (!home || signer.papers) return undefined;
    const at = now.toISOString();
    const day = localDateAt(at, home.timeZone);
    const lender = ctx.lenders.byOrgCode(file.orgCode);
    const given = {
      lender,
      today: day,
      // The same days as in the borrower's.
      terms: { ...lineTermsOf(file.facts, day), ...file.facts.agreedDates },
      valuationPaper: await valuationPaper(ctx, file, seal),
    };
    const printed = documentLender(ctx, lender);
    const rendered = await Promise.all(
      signerPackage(file, signer, given).map(({ kind, input }) =>
        ctx.renderPool.render(kind, input, printed, signer.contact.language),
      ),
    );
    const papers = rendered.map((paper) => ({ ...paper, uuid: randomUUID() }));
    const documents = papers.map((paper) => ({
      documentUuid: paper.uuid,
      kind: paper.kind,
      sha256: paper.sha256,
      at,
      signedBy: signedByOf(paper.fields),
    }));
    const delivered = papers.map((paper) => ({
      documentKind: paper.kind,
      version: paper.version,
      sha256: paper.sha256,
      deliveredAt: at,
      documentUuid: paper.uuid,
    }));
    return ({ facts }) => {
      const present = signerIn(facts, uuid);
      // They took to paper meanwhile, or came back from it: what was drawn is of the other kind.
      if (present.papers || present.papersEdition !== signer.papersEdition) return undefined;
      return {
        event: "signer-papers-drawn",
        facts: withSigner(facts, uuid, {
          papers: { day, documents },
          deliveries: [...present.deliveries, ...delivered],
        }),
        detail: { signer: uuid, documents: documents.map(({ kind, sha256 }) => ({ kind, sha256 })) },
        alongside: async (trx) => {
          for (const paper of papers) await fileDocument(ctx, trx, file, seal, paper.kind, paper);
        },
      };
    };
  },
});

/** Seals what a signer signed, and writes the certificate of it beside the borrower's own. */
const sealPapers: Task = ownTask({
  effect: "seal-signer-papers",
  run: async (ctx, file, now, seal, key) => {
    const { uuid } = partsOf(key);
    const { papers, identityUuid, consents, papersEdition, ...signer } = signerIn(file.facts, uuid);
    if (!signer.signedAt || signer.sealed || !papers || !identityUuid) return undefined;
    const sealed = await sealPackage(ctx, file, seal, now, {
      packageId: `${uuid}-${papersEdition}`,
      documentUuids: papers.documents.map(({ documentUuid }) => documentUuid),
      identityUuid,
      role: "additional-signer",
      consents,
      deliveries: signer.deliveries,
      reason: "Signed by an additional signer",
    });
    const { certificateUuid } = sealed;
    return ({ facts }) =>
      signerIn(facts, uuid).sealed
        ? undefined
        : {
            event: "signer-papers-sealed",
            facts: withSigner(facts, uuid, { sealed: { at: now.toISOString(), certificateUuid } }),
            detail: { signer: uuid, documents: sealed.documents, certificate: certificateUuid },
            alongside: sealed.keep,
          };
  },
});

export const signerTasks: readonly Task[] = [checkIdentity, screenSigner, drawPapers, sealPapers];
