import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import { documentsToConfirm } from "@gable/domain/application/documents-to-confirm.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Selectable } from "kysely";
import type { Context } from "../../context.ts";
import type { DocumentsTable } from "../../database/tables/documents.ts";
import type { Database } from "../../database/transaction.ts";
import { notFound } from "../../http/refusal.ts";
import type { Seal } from "../../sealing/sealing.ts";

export type StoredDocument = Selectable<DocumentsTable>;

/** A document of this application. Throws the refusal of an unknown one when there is none. */
export async function findDocument(db: Database, applicationUuid: string, uuid: string): Promise<StoredDocument> {
  const row = await db
    .selectFrom("documents")
    .selectAll()
    .where("uuid", "=", uuid)
    .where("application_uuid", "=", applicationUuid)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Several documents of an application, in the order asked for. */
export async function findDocuments(
  db: Database,
  applicationUuid: string,
  uuids: readonly string[],
): Promise<readonly StoredDocument[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .selectFrom("documents")
    .selectAll()
    .where("application_uuid", "=", applicationUuid)
    .where("uuid", "in", [...uuids])
    .execute();
  const byUuid = new Map(rows.map((row) => [row.uuid, row]));
  return uuids.map((uuid) => {
    const row = byUuid.get(uuid);
    if (!row) throw new Error(`the application ${applicationUuid} has no document ${uuid}`);
    return row;
  });
}

export const readDocument = (ctx: Context, seal: Seal, document: StoredDocument): Promise<Buffer> =>
  ctx.documents.get(seal, document.storage_key);

/** As a person's list shows it: the borrower's, or that of somebody who signs beside them. Its day is that of the home in `ofFile`. */
export function presentDocument(
  document: StoredDocument,
  facts: Pick<Facts, "deliveries" | "signatures" | "paperCopies" | "nonRescission">,
  ofFile: Facts,
): DocumentRow {
  const copy = facts.paperCopies?.findLast(({ documentUuid }) => documentUuid === document.uuid);
  const delivery = facts.deliveries.find(({ documentUuid }) => documentUuid === document.uuid);
  const signature = [...facts.signatures, ...(facts.nonRescission?.signed ? [facts.nonRescission.signed] : [])].find(
    ({ documentUuid }) => documentUuid === document.uuid,
  );
  return {
    uuid: document.uuid,
    type: document.kind as DocumentType,
    title: document.title,
    language: document.language,
    pages: document.pages,
    sha256: document.sha256.toString("hex"),
    createdAt: document.created_at,
    from: document.origin === "borrower" ? "borrower" : "lender",
    openedAt: delivery?.openedAt ?? null,
    acknowledgedAt: delivery?.acknowledgedAt ?? null,
    // Whoever signs beside the borrower confirms nothing: their waits run from the delivery.
    toConfirm:
      facts === ofFile &&
      delivery !== undefined &&
      !delivery.acknowledgedAt &&
      documentsToConfirm.has(document.kind as DocumentType),
    signedAt: signature?.at ?? null,
    datedOn: dayAtHome(ofFile, signature?.at ?? document.created_at),
    paperCopy: copy ? { askedAt: copy.deliveredAt, postedOn: copy.posted?.on ?? null } : null,
  };
}
