import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Signature } from "@gable/domain/workflow/facts/papers.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { outOfOrder } from "../../http/refusal.ts";
import type { Seal } from "../../sealing/sealing.ts";
import type { Change } from "../../workflow/change.ts";
import { reviseDocument } from "../documents/file-document.ts";
import { findDocument } from "../documents/stored-document.ts";
import { findAdoptedSignature } from "../signing/adopted-signatures.ts";
import { type SignedBytes, signShown } from "../signing/sign-shown.ts";
import { demandUnchanged } from "./demand-unchanged.ts";

/** Whose file it is, as it was read outside a transaction, and who of its signers signs. */
interface DeedSigner {
  readonly file: LoanFile;
  readonly seal: Seal;
  /** By whom the places of the deed are named. */
  readonly signerId: string;
  readonly identityUuid: string;
}

/** The deed with one more signature, not filed yet. */
export interface SignedDeed extends SignedBytes {
  readonly documentUuid: string;
}

/** Signs the deed before the notary: the bytes that were shown, or none. Refuses what is another by now. */
export async function signShownDeed(ctx: Context, signer: DeedSigner, shownSha256: string): Promise<SignedDeed> {
  const { file, seal, signerId, identityUuid } = signer;
  const db = ctx.database.kysely;
  const deed = file.facts.notaryDocuments?.[0];
  const adopted = await findAdoptedSignature(db, seal, { applicationUuid: file.uuid, identityUuid });
  if (!deed || !adopted) throw outOfOrder(decide(file).step, "The deed is not to be signed just now.");
  const signed = await signShown(ctx, { file, seal }, await findDocument(db, file.uuid, deed.documentUuid), {
    adopted,
    signerId,
    shownSha256,
    caption: `before a notary, session ${file.facts.notarySession?.sessionId ?? ""}`,
    changed: "The deed has changed. Read it again and sign then.",
  });
  return { documentUuid: deed.documentUuid, ...signed };
}

/** What every signature on the deed writes down, beside whose it is. Refuses when somebody else signed since the bytes were read. */
export async function deedSignatureRecord(
  ctx: Context,
  trx: Transaction,
  { ip, userAgent }: Caller,
  { file, seal, now }: { readonly file: LoanFile; readonly seal: Seal; readonly now: Date },
  { documentUuid, sha256Before, sha256After, bytes }: SignedDeed,
): Promise<{ readonly deedSigned: Signature } & Required<Pick<Change, "detail" | "alongside">>> {
  await demandUnchanged(trx, file, documentUuid, sha256Before);
  return {
    deedSigned: { documentUuid, sha256Before, sha256After, at: now.toISOString() },
    detail: { document: documentUuid, sha256Before, sha256After, ip, userAgent },
    alongside: (within) =>
      reviseDocument(ctx, within, file, seal, { uuid: documentUuid, bytes, sha256: sha256After, reason: "signed" }),
  };
}
