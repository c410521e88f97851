import { IdentityCheckRequest } from "@gable/domain/identity/identity-documents.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { addPhoneNumber, sendPhoneCode } from "./conditions.ts";
import { explainNames, identityCheck } from "./identity-check.ts";
import { answerNotary } from "./notary.ts";
import { SignerDesk } from "./signers-desk.ts";
import { DESK } from "./signers-place.ts";

export const signerIdentityCheck = call({
  name: "signerIdentityCheck",
  summary: "How the check of the signer's identity stands",
  method: "GET",
  path: `${DESK}/identity-check`,
  access: "signer",
  reply: identityCheck.reply,
});

export const explainSignerNames = call({
  name: "explainSignerNames",
  summary: "Say why the signer's document bears another name: a person reads it and decides",
  method: "POST",
  path: `${DESK}/identity-check/names`,
  access: "signer",
  idempotent: true,
  body: explainNames.body,
  reply: SignerDesk,
});

export const askSignerQuestions = call({
  name: "askSignerQuestions",
  summary: "Ask for questions from public records, in the place of the signer's face",
  method: "POST",
  path: `${DESK}/identity-check/questions`,
  access: "signer",
  idempotent: true,
  reply: SignerDesk,
});

export const answerSignerQuestions = call({
  name: "answerSignerQuestions",
  summary: "Answer the questions that stand in for the signer's face",
  method: "POST",
  path: `${DESK}/identity-check/answers`,
  access: "signer",
  idempotent: true,
  body: answerNotary.body,
  reply: SignerDesk,
});

export const checkSignerIdentity = call({
  name: "checkSignerIdentity",
  summary: "Have the signer's uploaded pictures checked",
  method: "POST",
  path: `${DESK}/identity-check`,
  access: "signer",
  idempotent: true,
  body: IdentityCheckRequest.extend({
    /** Compared with the document; asked for once. */
    birthDate: z.iso.date().optional(),
  }),
  reply: SignerDesk,
});

export const sendSignerPhoneCode = call({
  name: "sendSignerPhoneCode",
  summary: "Text six digits to the number that a signer was asked for, so that it is confirmed",
  method: "POST",
  path: `${DESK}/phone-number/code`,
  access: "signer",
  body: sendPhoneCode.body,
  replyForm: "empty",
});

export const addSignerPhone = call({
  name: "addSignerPhone",
  summary: "Give the signer's phone number, with the six digits that were sent to it",
  method: "PUT",
  path: `${DESK}/phone-number`,
  access: "signer",
  idempotent: true,
  body: addPhoneNumber.body,
  reply: SignerDesk,
});
