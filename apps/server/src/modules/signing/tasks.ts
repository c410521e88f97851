import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { createHash, X509Certificate } from "node:crypto";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { homeOf } from "@gable/domain/workflow/home.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { ownTask, type Task } from "../../workflow/task.ts";
import { documentLender } from "../documents/document-lender.ts";
import { fileDocument, reviseDocument } from "../documents/file-document.ts";
import { findDocuments, readDocument } from "../documents/stored-document.ts";
import { sealingIdentityOf } from "./sealing-identities.ts";
import { type SignatureRecord, signatureRecords } from "./signature-records.ts";
import type { CertifiedSigner, SigningCertificateInput } from "../documents/templates/signing-certificate.ts";

/** Seals every paper of the package and writes the certificate of who signed what. */
const sealClosing: Task = ownTask({
  effect: "seal-closing",
  run: async (ctx, file, now, seal) => {
    const { facts } = file;
    if (!facts.closingSignedAt || facts.closingSealedAt) return undefined;
    const lender = ctx.lenders.byOrgCode(file.orgCode);
    const identity = await sealingIdentityOf(ctx, lender);
    const db = ctx.database.kysely;
    const papers = await findDocuments(
      db,
      file.uuid,
      (facts.closingDocuments ?? []).map(({ documentUuid }) => documentUuid),
    );
    const records = await signatureRecords(db, seal, file.uuid);
    const reason = { signedAt: now, reason: "Signed by the borrower" };
    const sealed = await Promise.all(
      papers.map(async (paper) => {
        const bytes = await ctx.renderPool.seal(await readDocument(ctx, seal, paper), identity, reason);
        return { uuid: paper.uuid, bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
      }),
    );
    const logHead = await db
      .selectFrom("events")
      .select("hash")
      .where("application_uuid", "=", file.uuid)
      .orderBy("sequence", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    const certificate = await ctx.renderPool.render(
      "SIGNING_CERTIFICATE",
      certificateInput(file, records, {
        now,
        logHead: logHead.hash.toString("hex"),
        sealCertificate: identity.signingCertificate,
        sealed: new Map(sealed.map(({ uuid, sha256 }) => [uuid, sha256])),
        verifyUrl: `${ctx.lenders.originOf(lender)}${siteRoutes.verify}`,
      }),
      documentLender(ctx, lender),
      "en",
    );
    const certified = await ctx.renderPool.seal(certificate.bytes, identity, reason);
    return {
      event: "closing-sealed",
      facts: { closingSealedAt: now.toISOString() },
      detail: { documents: sealed.map(({ uuid, sha256 }) => ({ uuid, sha256 })) },
      alongside: async (trx) => {
        for (const paper of sealed) await reviseDocument(ctx, trx, file, seal, { ...paper, reason: "sealed" });
        await fileDocument(ctx, trx, file, seal, "SIGNING_CERTIFICATE", {
          ...certificate,
          reason: "sealed",
          bytes: certified,
          sha256: createHash("sha256").update(certified).digest("hex"),
        });
      },
    };
  },
});

function certificateInput(
  file: LoanFile,
  records: readonly (SignatureRecord & { readonly identityUuid: string })[],
  proof: {
    readonly now: Date;
    readonly logHead: string;
    readonly sealCertificate: string;
    readonly sealed: ReadonlyMap<string, string>;
    readonly verifyUrl: string;
  },
): SigningCertificateInput {
  const { facts, loanNumber, uuid } = file;
  const consent = facts.consents.find(({ type }) => type === "ELECTRONIC_RECORDS");
  const signers = [...new Map(records.map((record) => [record.identityUuid, record])).values()];
  const completedAt = records.at(-1)?.at ?? proof.now.toISOString();
  return {
    preparedOn: localDateAt(completedAt, homeOf(facts)?.timeZone ?? "America/New_York"),
    loanNumber,
    packageId: `${uuid}-${facts.closingEdition}`,
    completedAt,
    signers: signers.map(
      (record): CertifiedSigner => ({
        signer: { id: record.identityUuid, role: "borrower", name: record.signerName },
        contact: masked(record.email),
        authentication: [`Password, ${record.authenticatedAt}`, "E-mail address confirmed by a code"],
        consentId: `ELECTRONIC_RECORDS ${consent?.textVersion ?? ""}`.trim(),
        consentGivenAt: consent?.at ?? completedAt,
        intent: record.intent,
        adopted: record.adopted,
        ipAddress: record.ip,
        userAgent: record.userAgent,
        location: record.location ? `${record.location.latitude}, ${record.location.longitude}` : null,
      }),
    ),
    documents: records.map((record) => ({
      documentId: record.documentUuid,
      title: record.title,
      form: record.wording,
      pages: record.pages,
      sha256Before: record.sha256Before,
      // What the borrower keeps is the sealed file: its hash is the one to compare.
      sha256After: proof.sealed.get(record.documentUuid) ?? record.sha256After,
    })),
    events: records.map(({ at, signerName, title }) => ({ at, who: signerName, what: `Signed ${title}` })),
    logHead: proof.logHead,
    verifyUrl: proof.verifyUrl,
    sealCertificateSha256: createHash("sha256").update(new X509Certificate(proof.sealCertificate).raw).digest("hex"),
  };
}

/** "a···@example.com" */
const masked = (email: string): string => email.replace(/^(.).*(@.*)$/, "$1···$2");

export const signingTasks: readonly Task[] = [sealClosing];
