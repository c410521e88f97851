import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import { papersOfSigners } from "@gable/domain/signers/signer-papers.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Database } from "../../database/transaction.ts";
import { presentDocument, type StoredDocument } from "./stored-document.ts";

/** The papers of an application that its borrower may see, as their list shows them. */
export const listOwnPapers = async (db: Database, file: LoanFile): Promise<DocumentRow[]> =>
  (await findOwnPapers(db, file)).map((row) => presentDocument(row, file.facts, file.facts));

/** An owner who signs shows an ID to the lender, not to the borrower. */
export async function findOwnPapers(db: Database, file: LoanFile): Promise<StoredDocument[]> {
  const rows = await db
    .selectFrom("documents")
    .selectAll()
    .where("application_uuid", "=", file.uuid)
    .where("superseded_at", "is", null)
    .orderBy("created_at")
    .execute();
  const ofOthers = papersOfSigners(file.facts);
  return rows.filter(({ uuid }) => !ofOthers.has(uuid));
}
