import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { address, attachment, date, identifier, instant, person, personName, stateCode } from "../wire-values.ts";

export const identityDocumentTypes = ["DRIVERS_LICENSE", "ID_CARD", "PASSPORT", "PERMANENT_RESIDENT_CARD"] as const;

export const identityCheck = z.object({
  person,
  documentType: z.enum(identityDocumentTypes),
  front: attachment,
  back: attachment.optional(),
  /** What the lender itself read from the barcode or the machine-readable zone, as read. */
  machineText: z.string().max(4000).optional(),
  /** A portrait taken at the time; without it the face is not compared. */
  portrait: attachment.optional(),
});
export type IdentityCheck = z.infer<typeof identityCheck>;

export const extractedDocument = z.object({
  documentType: z.enum(identityDocumentTypes),
  name: personName,
  dateOfBirth: date,
  address: address.optional(),
  documentLastFour: z.string().max(4),
  issuedBy: z.string(),
  issuingState: stateCode.optional(),
  issuedOn: date.optional(),
  expiresOn: date.optional(),
});
export type ExtractedDocument = z.infer<typeof extractedDocument>;

export const identityReasons = [
  "expired",
  "name-differs",
  "birth-date-differs",
  "unreadable",
  "barcode-unreadable",
  "photo-of-a-screen",
  "black-and-white-copy",
  "wrong-document",
  "altered",
  "face-differs",
  "face-not-live",
] as const;

const namedCheck = z.object({
  check: z.enum(["readable", "genuine", "unexpired", "name", "birth-date", "barcode", "face"]),
  result: z.enum(["passed", "failed", "not-done"]),
});

const finding = z.object({
  verification: identifier,
  extracted: extractedDocument,
  checks: z.array(namedCheck),
  /** The machine-readable zone, line by line, or the barcode's text, as it was read from the pictures. */
  machineText: z.string().max(4000).optional(),
});

export const identityAnswer = z.discriminatedUnion("outcome", [
  finding.extend({ outcome: z.literal("passed"), faceLikeness: z.int().min(0).max(100).optional() }),
  /** The person can mend this: another picture, another document. */
  finding.partial({ extracted: true }).extend({
    outcome: z.literal("retry"),
    reasons: z.array(z.enum(identityReasons)).min(1),
  }),
  /** A person at the lender must look. */
  finding.partial({ extracted: true }).extend({
    outcome: z.literal("review"),
    reasons: z.array(z.enum(identityReasons)).min(1),
  }),
]);
export type IdentityAnswer = z.infer<typeof identityAnswer>;

export const questionsRequest = z.object({
  person,
  attempt: z.int().min(1).max(2),
  /** How long the person may take; the service's own usual time unless said. */
  minutes: z.int().min(2).max(30).optional(),
});
export type QuestionsRequest = z.infer<typeof questionsRequest>;

export const knowledgeQuestion = z.object({
  question: identifier,
  text: z.string(),
  choices: z.array(z.object({ choice: identifier, text: z.string() })).min(3),
});
export type KnowledgeQuestion = z.infer<typeof knowledgeQuestion>;

export const questionsAnswer = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("asked"),
    quiz: identifier,
    questions: z.array(knowledgeQuestion).min(5),
    needed: z.int().min(1),
    answerBy: instant,
  }),
  z.object({ outcome: z.literal("not-enough-history") }),
]);
export type QuestionsAnswer = z.infer<typeof questionsAnswer>;

export const quizGrade = z.object({
  person,
  quiz: identifier,
  answers: z.array(z.object({ question: identifier, choice: identifier })),
});
export type QuizGrade = z.infer<typeof quizGrade>;

export const gradeAnswer = z.object({
  outcome: z.enum(["passed", "failed", "too-late"]),
  correct: z.int().min(0),
  asked: z.int().min(1),
});
export type GradeAnswer = z.infer<typeof gradeAnswer>;

export const identityVerification = defineProtocol({
  kind: "identity-verification",
  summary: "Identity documents, faces and knowledge questions",
  acts: {
    "check-document": {
      summary: "Reads a document, judges it and compares it with the person",
      request: identityCheck,
      answer: identityAnswer,
    },
    "ask-questions": {
      summary: "Questions that the person can answer and others hardly can",
      request: questionsRequest,
      answer: questionsAnswer,
    },
    "grade-answers": { summary: "Whether enough were right", request: quizGrade, answer: gradeAnswer },
  },
});
