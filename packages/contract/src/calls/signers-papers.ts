import { DocumentType } from "@gable/domain/application/document-types.ts";
import { Condition } from "@gable/domain/conditions/condition.ts";
import { SettledCondition } from "@gable/domain/conditions/settled-condition.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { ConditionSaying, ConditionTalk } from "./conditions.ts";
import { DocumentRow, UPLOAD_LIMIT_BYTES } from "./documents.ts";
import { SignerDesk } from "./signers-desk.ts";
import { DESK } from "./signers-place.ts";

const OfDocument = z.object({ document: z.uuid() });

export const signerDocuments = call({
  name: "signerDocuments",
  summary: "The signer's own papers, and those of the line that every owner is given",
  method: "GET",
  path: `${DESK}/documents`,
  access: "signer",
  reply: z.object({ documents: z.array(DocumentRow) }),
});

export const signerDocument = call({
  name: "signerDocument",
  summary: "The bytes of a paper that is the signer's; the first opening is recorded",
  method: "GET",
  path: `${DESK}/documents/:document`,
  access: "signer",
  params: OfDocument,
  replyForm: "pdf",
});

export const signerDocumentArchive = call({
  name: "signerDocumentArchive",
  summary: "Every paper that the lender gave the signer, in one archive; none of them counts as opened by it",
  method: "GET",
  path: `${DESK}/document-archive`,
  access: "signer",
  replyForm: "pdf",
});

export const uploadSignerDocument = call({
  name: "uploadSignerDocument",
  summary: "Upload one file of the signer's",
  method: "POST",
  path: `${DESK}/documents`,
  access: "signer",
  idempotent: true,
  upload: true,
  bodyLimit: UPLOAD_LIMIT_BYTES,
  body: z.strictObject({ type: DocumentType, condition: z.uuid().optional() }),
  reply: DocumentRow,
});

export const signerConditions = call({
  name: "signerConditions",
  summary: "What is still asked of the signer, newest first",
  method: "GET",
  path: `${DESK}/conditions`,
  access: "signer",
  reply: z.array(Condition),
});

export const signerSettledConditions = call({
  name: "signerSettledConditions",
  summary: "What was asked of the signer and is settled, the latest first",
  method: "GET",
  path: `${DESK}/conditions/settled`,
  access: "signer",
  reply: z.array(SettledCondition),
});

export const signerConditionTalk = call({
  name: "signerConditionTalk",
  summary: "What was said and sent for something that is asked of the signer, the oldest first",
  method: "GET",
  path: `${DESK}/conditions/:condition/conversation`,
  access: "signer",
  params: z.object({ condition: z.uuid() }),
  reply: ConditionTalk,
});

export const sayOnSignerCondition = call({
  name: "sayOnSignerCondition",
  summary: "Write to the lender about something that is asked of the signer, or say why it does not apply",
  method: "POST",
  path: `${DESK}/conditions/:condition/conversation`,
  access: "signer",
  idempotent: true,
  params: z.object({ condition: z.uuid() }),
  body: ConditionSaying,
  reply: SignerDesk,
});

export const handBackCondition = call({
  name: "handBackCondition",
  summary: "Say that the signer does not have what the borrower handed over to them",
  method: "POST",
  path: `${DESK}/conditions/:condition/hand-back`,
  access: "signer",
  idempotent: true,
  params: z.object({ condition: z.uuid() }),
  /** What the borrower and the lender read beside it. */
  body: z.strictObject({ text: z.string().trim().max(300, "too-long").optional() }),
  reply: SignerDesk,
});
