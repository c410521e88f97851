import { fullName } from "@gable/domain/people/full-name.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Database } from "../../database/transaction.ts";
import { findDocuments, type StoredDocument } from "../documents/stored-document.ts";

/** The papers of the closing package that is in force, in the order of signing; none before it is drawn. */
export const packageInForce = (db: Database, { uuid, facts }: LoanFile): Promise<readonly StoredDocument[]> =>
  findDocuments(
    db,
    uuid,
    (facts.closingDocuments ?? []).map(({ documentUuid }) => documentUuid),
  );

/** As the borrower's signature is written out. */
export function signerNameOf({ facts, uuid }: LoanFile): string {
  if (!facts.answers.name) throw new Error(`the borrower of ${uuid} has no name yet`);
  return fullName(facts.answers.name);
}
