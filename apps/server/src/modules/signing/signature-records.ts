import { randomUUID } from "node:crypto";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { OpenedBy } from "../../http/session.ts";
import type { Seal } from "../../sealing/sealing.ts";

/** What proves one act of signing. Kept sealed, and never changed. */
export interface SignatureRecord {
  readonly order: number;
  readonly documentUuid: string;
  readonly title: string;
  /** Version of the document's wording. */
  readonly wording: string;
  readonly pages: number;
  readonly sha256Before: string;
  readonly sha256After: string;
  /** The fields that were filled. */
  readonly fieldIds: readonly string[];
  readonly signerName: string;
  readonly email: string;
  readonly sessionId: string;
  /** When the session was opened. */
  readonly authenticatedAt: string;
  /** By what; absent in records of before there was a choice: by the password. */
  readonly authenticatedBy?: OpenedBy;
  readonly adopted: "typed" | "drawn";
  readonly intent: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly location: { readonly latitude: number; readonly longitude: number } | null;
  readonly at: string;
}

const contextOf = (applicationUuid: string): string => `signature-record:${applicationUuid}`;

/** Keeps what proves one act of signing: who, which bytes, where in them, when, from where and with which intent (15 U.S.C. 7001). */
export async function keepSignatureRecord(
  ctx: Context,
  trx: Transaction,
  seal: Seal,
  signer: { readonly applicationUuid: string; readonly identityUuid: string },
  record: SignatureRecord,
): Promise<void> {
  await trx
    .insertInto("signature_records")
    .values({
      uuid: randomUUID(),
      application_uuid: signer.applicationUuid,
      document_uuid: record.documentUuid,
      identity_uuid: signer.identityUuid,
      sealed: seal.sealJson(record, contextOf(signer.applicationUuid)),
      signed_at: ctx.clock.now(signer.applicationUuid).toISOString(),
    })
    .execute();
}

/** The signatures of an application in the order in which they were given, with who gave them. */
export async function signatureRecords(
  db: Database,
  seal: Seal,
  applicationUuid: string,
): Promise<readonly (SignatureRecord & { readonly identityUuid: string })[]> {
  const rows = await db
    .selectFrom("signature_records")
    .select(["sealed", "identity_uuid"])
    .where("application_uuid", "=", applicationUuid)
    .orderBy("signed_at")
    .execute();
  return rows.map((row) => ({
    ...(seal.openJson(row.sealed, contextOf(applicationUuid)) as SignatureRecord),
    identityUuid: row.identity_uuid,
  }));
}
