import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import type { OpenedBy, Session } from "../../http/session.ts";
import { reviseDocument } from "../documents/file-document.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { isEmailConfirmed } from "../session/email-confirmation.ts";
import { type AdoptedSignature, findAdoptedSignature } from "./adopted-signatures.ts";
import { type Place, type SignedBytes, signShown } from "./sign-shown.ts";
import { keepSignatureRecord, type SignatureRecord } from "./signature-records.ts";
import { signingIntent } from "./signing-words.ts";

/** A paper with somebody's adopted signature in its fields, and what it was before. */
export interface SignedPaper extends SignedBytes {
  readonly paper: StoredDocument;
  readonly adopted: AdoptedSignature;
  /** The fields that were filled: all of the signer's. */
  readonly fieldIds: readonly string[];
}

type Opening = Pick<SignatureRecord, "authenticatedAt"> & { readonly authenticatedBy: OpenedBy };

/** Nobody signs before they have shown that the mailbox is theirs: copies of what they sign go there. */
export async function demandConfirmedEmail(ctx: Context, identityUuid: string, file: LoanFile): Promise<void> {
  if (await isEmailConfirmed(ctx, identityUuid)) return;
  throw new Refusal(409, "email-unconfirmed", "Confirm your email address first. We sent you a code.", {
    step: decide(file).step,
  });
}

/** Throws before somebody has adopted a signature. */
export async function demandAdopted(
  ctx: Context,
  { file, seal }: Place,
  identityUuid: string,
): Promise<AdoptedSignature> {
  const who = { applicationUuid: file.uuid, identityUuid };
  const adopted = await findAdoptedSignature(ctx.database.kysely, seal, who);
  if (!adopted) throw outOfOrder(decide(file).step, "Adopt a signature first.");
  return adopted;
}

/**
 * Puts a signature into the fields of one signer. Throws where the paper is not the one that was on their screen, or where they named
 * other fields than those that are theirs: nobody signs in a place that they were not shown.
 */
export async function signPaper(
  ctx: Context,
  { file, seal }: Place,
  given: {
    readonly paper: StoredDocument;
    readonly adopted: AdoptedSignature;
    /** As the fields name whose they are. */
    readonly signerId: string;
    readonly shownSha256: string;
    /** The fields in which they sign, as their screen had them. */
    readonly fieldIds: readonly string[];
  },
): Promise<SignedPaper> {
  const { paper, adopted, signerId, shownSha256 } = given;
  const fieldIds = paper.fields.filter((field) => field.signerId === signerId).map((field) => field.fieldId);
  if (given.fieldIds.toSorted().join(" ") !== fieldIds.toSorted().join(" "))
    throw new Refusal(
      409,
      "other-fields",
      "This document has other places for your signature than those you were shown. Read it again and sign then.",
      { step: decide(file).step },
    );
  const signed = await signShown(ctx, { file, seal }, paper, {
    adopted,
    signerId,
    shownSha256,
    caption: `loan ${file.loanNumber}`,
    changed: "This document is not the one you were shown. Read it again and sign then.",
  });
  return { paper, adopted, fieldIds, ...signed };
}

/** When and by what a session was opened, as the evidence of a signature names it. */
export function openingOf(trx: Transaction, { sessionId }: Session): Promise<Opening> {
  return trx
    .selectFrom("sessions")
    .select(["issued_at as authenticatedAt", "opened_by as authenticatedBy"])
    .where("id", "=", sessionId)
    .executeTakeFirstOrThrow();
}

/** Keeps a signed paper in the place of the one before, with what proves the act of signing. */
export async function keepSigned(
  ctx: Context,
  trx: Transaction,
  { file, seal }: Place,
  caller: Pick<Caller, "ip" | "userAgent"> & { readonly session: Session },
  signed: SignedPaper,
  act: {
    /** 1 for the first paper that this person signs. */
    readonly order: number;
    readonly signerName: string;
    readonly at: string;
  } & Opening,
): Promise<void> {
  const { paper, adopted, bytes, sha256Before, sha256After, fieldIds } = signed;
  const { identityUuid, email, sessionId } = caller.session;
  await reviseDocument(ctx, trx, file, seal, { uuid: paper.uuid, bytes, sha256: sha256After, reason: "signed" });
  await keepSignatureRecord(
    ctx,
    trx,
    seal,
    { applicationUuid: file.uuid, identityUuid },
    {
      ...act,
      documentUuid: paper.uuid,
      title: paper.title,
      wording: `${paper.kind} ${paper.wording_version ?? ""}`.trim(),
      pages: paper.pages ?? 0,
      sha256Before,
      sha256After,
      fieldIds,
      email,
      sessionId,
      adopted: adopted.signature.form,
      intent: signingIntent,
      ip: caller.ip,
      userAgent: caller.userAgent,
      location: adopted.location ?? null,
    },
  );
}
