import { createHash, randomUUID, X509Certificate } from "node:crypto";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { type Consent, electronicRecordsConsent } from "@gable/domain/profile/consents.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Delivery } from "@gable/domain/workflow/facts/papers.ts";
import { dayAtHome, zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { OpenedBy } from "../../http/session.ts";
import type { Seal } from "../../sealing/sealing.ts";
import { documentLender } from "../documents/document-lender.ts";
import { fileDocument, reviseDocument } from "../documents/file-document.ts";
import { LENDER, type SignerRole } from "../documents/placed-field.ts";
import { findDocuments, readDocument, type StoredDocument } from "../documents/stored-document.ts";
import type { CertifiedSigner, SigningCertificateInput } from "../documents/templates/signing-certificate.ts";
import { formatInstant } from "../documents/wording/format-date.ts";
import { findAdoptedSignature } from "./adopted-signatures.ts";
import { certifiedEvents } from "./certified-events.ts";
import { sealingIdentityOf } from "./sealing-identities.ts";
import { hasFieldsOf } from "./shown-paper.ts";
import { sha256Of } from "./sign-document.ts";
import { type SignatureRecord, signatureRecords } from "./signature-records.ts";

/** How the certificate says by what the session was opened. */
const authentication: Readonly<Record<OpenedBy, string>> = {
  password: "Password",
  "password-and-code": "Password and code of an authenticator app",
  passkey: "Passkey, with the device unlocked",
  mail: "Code or link sent to the email address",
  "mail-and-code": "Code or link sent to the email address, and code of an authenticator app",
};

/** What one person signed, to be sealed, and what the certificate of it says of them. */
export interface SignedPackage {
  readonly packageId: string;
  readonly documentUuids: readonly string[];
  /** Whose signatures are certified. */
  readonly identityUuid: string;
  readonly role: SignerRole;
  readonly consents: readonly Consent[];
  /** What was handed to that person, and when they opened it. */
  readonly deliveries: readonly Delivery[];
  /** As it stands in the seal of each document. */
  readonly reason: string;
}

export interface SealedPackage {
  readonly documents: readonly { readonly uuid: string; readonly sha256: string }[];
  readonly certificateUuid: string;
  /** Files the sealed papers and the certificate. */
  readonly keep: (trx: Transaction) => Promise<void>;
}

/** Seals every paper of a package and writes the certificate of who signed what. */
export async function sealPackage(
  ctx: Context,
  file: LoanFile,
  seal: Seal,
  now: Date,
  given: SignedPackage,
): Promise<SealedPackage> {
  const lender = ctx.lenders.byOrgCode(file.orgCode);
  const identity = await sealingIdentityOf(ctx, lender, ctx.clock.now());
  const db = ctx.database.kysely;
  const papers = await findDocuments(db, file.uuid, given.documentUuids);
  const records = (await signatureRecords(db, seal, file.uuid)).filter(
    ({ identityUuid, documentUuid }) =>
      identityUuid === given.identityUuid && given.documentUuids.includes(documentUuid),
  );
  const reason = { signedAt: now, reason: given.reason };
  const sealed = await Promise.all(
    papers.map(async (paper) => {
      const signed = await signForLender(ctx, file, paper, await readDocument(ctx, seal, paper), now);
      const bytes = await ctx.renderPool.seal(signed, identity, reason);
      return { uuid: paper.uuid, bytes, sha256: sha256Of(bytes) };
    }),
  );
  const logHead = await db
    .selectFrom("events")
    .select("hash")
    .where("application_uuid", "=", file.uuid)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const signer = { applicationUuid: file.uuid, identityUuid: given.identityUuid };
  const certificate = await ctx.renderPool.render(
    "SIGNING_CERTIFICATE",
    certificateInput(file, given, records, {
      now,
      papers,
      lenderName: lender.orgMetaData.other.footerData.companyName,
      adoptedAt: (await findAdoptedSignature(db, seal, signer))?.adoptedAt,
      logHead: logHead.hash.toString("hex"),
      sealCertificate: identity.signingCertificate,
      sealed: new Map(sealed.map(({ uuid, sha256 }) => [uuid, sha256])),
      verifyUrl: `${ctx.lenders.originOf(lender)}${siteRoutes.verify}`,
    }),
    documentLender(ctx, lender),
    "en",
  );
  const certified = await ctx.renderPool.seal(certificate.bytes, identity, reason);
  const certificateUuid = randomUUID();
  return {
    documents: sealed.map(({ uuid, sha256 }) => ({ uuid, sha256 })),
    certificateUuid,
    keep: async (trx) => {
      for (const paper of sealed) await reviseDocument(ctx, trx, file, seal, { ...paper, reason: "sealed" });
      await fileDocument(ctx, trx, file, seal, "SIGNING_CERTIFICATE", {
        ...certificate,
        uuid: certificateUuid,
        reason: "sealed",
        bytes: certified,
        sha256: sha256Of(certified),
      });
    },
  };
}

/** Where a paper is also signed for the lender: by its electronic agent, after the owner (15 U.S.C. 7001(h); Tex. Const. art. XVI s.50(a)(6)(Q)(ix)). */
async function signForLender(
  ctx: Context,
  { facts, orgCode, loanNumber }: LoanFile,
  paper: StoredDocument,
  bytes: Uint8Array,
  now: Date,
): Promise<Uint8Array> {
  if (!hasFieldsOf(paper, LENDER)) return bytes;
  const mark = {
    form: "typed",
    text: ctx.lenders.byOrgCode(orgCode).orgMetaData.other.footerData.companyName,
  } as const;
  const signed = await ctx.renderPool.sign(bytes, paper.fields, {
    signerId: LENDER,
    shownSha256: sha256Of(bytes),
    signature: mark,
    initials: mark,
    signedOn: localDateAt(now.toISOString(), zoneAtHome(facts)),
    caption: `By its electronic agent, ${now.toISOString()}, loan ${loanNumber}`,
  });
  return signed.ok ? signed.bytes : bytes;
}

function certificateInput(
  { facts, loanNumber }: LoanFile,
  { packageId, role, consents, deliveries }: SignedPackage,
  records: readonly (SignatureRecord & { readonly identityUuid: string })[],
  proof: {
    readonly now: Date;
    readonly papers: readonly StoredDocument[];
    readonly lenderName: string;
    readonly adoptedAt: string | undefined;
    readonly logHead: string;
    readonly sealCertificate: string;
    readonly sealed: ReadonlyMap<string, string>;
    readonly verifyUrl: string;
  },
): SigningCertificateInput {
  const signers = [...new Map(records.map((record) => [record.identityUuid, record])).values()];
  const completedAt = records.at(-1)?.at ?? proof.now.toISOString();
  const consent = electronicRecordsConsent(consents, completedAt);
  return {
    preparedOn: dayAtHome(facts, completedAt),
    loanNumber,
    packageId,
    completedAt,
    signers: signers.map(
      (record): CertifiedSigner => ({
        signer: { id: record.identityUuid, role, name: record.signerName },
        contact: masked(record.email),
        authentication: [
          `${authentication[record.authenticatedBy ?? "password"]}, ${formatInstant(record.authenticatedAt)}`,
          "Email address confirmed by a code",
        ],
        consent: consent
          ? {
              wording: consent.textVersion,
              givenAt: consent.at,
              demonstration: consent.demonstration ?? null,
            }
          : null,
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
      // What is kept is the sealed file: its hash is the one to compare.
      sha256After: proof.sealed.get(record.documentUuid) ?? record.sha256After,
    })),
    events: certifiedEvents({
      signerName: records[0]?.signerName ?? "",
      lenderName: proof.lenderName,
      consent,
      papers: proof.papers,
      deliveries,
      adoptedAt: proof.adoptedAt,
      records,
      sealedAt: proof.now.toISOString(),
    }),
    logHead: proof.logHead,
    verifyUrl: proof.verifyUrl,
    sealCertificateSha256: createHash("sha256").update(new X509Certificate(proof.sealCertificate).raw).digest("hex"),
  };
}

/** "a···@example.com" */
const masked = (email: string): string => email.replace(/^(.).*(@.*)$/, "$1···$2");
