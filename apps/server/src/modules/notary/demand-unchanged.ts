import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { findDocument } from "../documents/stored-document.ts";

/** Throws when somebody else has signed a paper since its bytes were read: two signatures made at once would lose the first. */
export async function demandUnchanged(
  trx: Transaction,
  file: LoanFile,
  documentUuid: string,
  sha256: string,
): Promise<void> {
  const stored = await findDocument(trx, file.uuid, documentUuid);
  if (stored.sha256.toString("hex") === sha256) return;
  throw new Refusal(409, "document-changed", "Somebody else has just signed. Read the document again and sign then.", {
    step: decide(file).step,
  });
}
