import { randomUUID } from "node:crypto";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import type { Language } from "@gable/domain/language.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { FileScan } from "../../database/tables/documents.ts";
import type { Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Seal } from "../../sealing/sealing.ts";
import type { PlacedField } from "./placed-field.ts";

/** A paper that is to be filed: a PDF of the lender's unless it says otherwise. */
export interface Paper {
  /** Chosen by the caller where its facts name it before it is filed. */
  readonly uuid?: string;
  readonly bytes: Uint8Array;
  readonly title: string;
  /** What it is written in, where that is known. */
  readonly language?: Language | null;
  /** Lower-case hexadecimal, of `bytes`. */
  readonly sha256: string;
  readonly pages?: number | null;
  /** Version of the template's words. */
  readonly version?: string;
  readonly fields?: readonly PlacedField[];
  readonly mediaType?: string;
  readonly origin?: "lender" | "borrower" | "vendor";
  /** Of what somebody sent. */
  readonly scan?: FileScan;
  /** What its bytes are; as written unless it says otherwise. */
  readonly reason?: "drawn" | "sealed";
}

/** More than anybody has papers for: whoever sends more means to fill the disk. */
const MOST_SENT_A_DAY = 200;
const DAY_MS = 86_400_000;

/** Files a paper with an application; returns its uuid. Throws a Refusal once too many were sent in a day. */
export async function fileDocument(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  seal: Seal,
  type: DocumentType,
  paper: Paper,
): Promise<string> {
  const uuid = paper.uuid ?? randomUUID();
  if (paper.origin === "borrower") await refuseTooMany(trx, file.uuid, ctx.clock.now(file.uuid));
  const storageKey = await ctx.documents.put(seal, paper.bytes);
  const sha256 = Buffer.from(paper.sha256, "hex");
  const createdAt = ctx.clock.now(file.uuid).toISOString();
  await trx
    .with("filed", (db) =>
      db.insertInto("documents").values({
        uuid,
        application_uuid: file.uuid,
        kind: type,
        title: paper.title,
        media_type: paper.mediaType ?? "application/pdf",
        size_bytes: paper.bytes.length,
        sha256,
        storage_key: storageKey,
        created_at: createdAt,
        origin: paper.origin ?? "lender",
        pages: paper.pages ?? null,
        wording_version: paper.version ?? null,
        language: paper.language ?? null,
        fields: JSON.stringify(paper.fields ?? []),
        ...(paper.scan && { scan: JSON.stringify(paper.scan) }),
      }),
    )
    .insertInto("document_versions")
    .values({
      document_uuid: uuid,
      sha256,
      storage_key: storageKey,
      size_bytes: paper.bytes.length,
      reason: paper.reason ?? "drawn",
      created_at: createdAt,
    })
    .execute();
  return uuid;
}

async function refuseTooMany(trx: Transaction, applicationUuid: string, now: Date): Promise<void> {
  const sent = await trx
    .selectFrom("documents")
    .select("uuid")
    .where("application_uuid", "=", applicationUuid)
    .where("origin", "=", "borrower")
    .where("created_at", ">", new Date(now.getTime() - DAY_MS).toISOString())
    .limit(MOST_SENT_A_DAY)
    .execute();
  if (sent.length >= MOST_SENT_A_DAY)
    throw new Refusal(429, "too-many-files", "Enough files were sent for today. Go on tomorrow, or call us.", {
      retryAfter: DAY_MS / 1000,
    });
}

/** Puts new bytes in the place of a document's old ones, which stay on file as an earlier version. */
export async function reviseDocument(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  seal: Seal,
  document: {
    readonly uuid: string;
    readonly bytes: Uint8Array;
    readonly sha256: string;
    readonly reason: "signed" | "sealed" | "notarised";
  },
): Promise<void> {
  const storageKey = await ctx.documents.put(seal, document.bytes);
  const kept = {
    sha256: Buffer.from(document.sha256, "hex"),
    storage_key: storageKey,
    size_bytes: document.bytes.length,
  };
  await trx
    .with("revised", (db) => db.updateTable("documents").set(kept).where("uuid", "=", document.uuid))
    .insertInto("document_versions")
    .values({
      document_uuid: document.uuid,
      reason: document.reason,
      created_at: ctx.clock.now(file.uuid).toISOString(),
      ...kept,
    })
    // The same bytes again are no new version.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes documents out of force: they stay readable, and newer ones stand in their place. */
export async function supersedeDocuments(trx: Transaction, uuids: readonly string[], at: string): Promise<void> {
  if (uuids.length === 0) return;
  await trx
    .updateTable("documents")
    .set({ superseded_at: at })
    .where("uuid", "in", [...uuids])
    .execute();
}
