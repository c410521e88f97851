import { LookedAt } from "@gable/domain/conditions/condition.ts";
import { IdentityCheckRequest } from "@gable/domain/identity/identity-documents.ts";
import { NamesExplained, nameReasons } from "@gable/domain/identity/names-explained.ts";
import { handOffStates } from "@gable/domain/identity/phone-hand-off.ts";
import { languages } from "@gable/domain/language.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";
import { answerNotary } from "./notary.ts";

export const identityCheck = call({
  name: "identityCheck",
  summary: "How the check of the identity stands",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/identity-check`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    state: z.enum(["NOT_STARTED", "CHECKING", "PASSED", "RETRY", "REVIEW"]),
    reason: z.string().nullable(),
    /** In which language a person wrote the reason; absent of one of the check's own, which is a code. */
    writtenIn: z.enum(languages).optional(),
    attemptsLeft: z.int(),
    /** By when a person looks; null where nobody need. */
    lookedAt: LookedAt.nullable(),
    /** Of a document that bears another name, as long as its holder may say why: theirs on the application, and as it was read, where it was. */
    names: z.object({ said: z.string(), read: z.string().nullable() }).nullable(),
    /** What they have said of it. */
    explained: z.object({ why: z.enum(nameReasons), note: z.string().nullable() }).nullable(),
    /** Whether a phone takes the pictures, for which condition (null: for the check itself), and until when it may. */
    phone: z.object({
      conditionUuid: z.uuid().nullable(),
      state: z.enum(handOffStates),
      until: z.iso.datetime().nullable(),
    }),
    /** Where a link for the phone can be sent, masked. */
    sentTo: z.object({ text: z.string().nullable(), mail: z.string().nullable() }),
    /** No face could be compared: whoever would rather not wait for a person answers questions instead. */
    questions: z.object({
      isOffered: z.boolean(),
      asked: z.array(z.object({ id: z.string(), text: z.string(), choices: z.array(z.string()) })),
      secondsLeft: z.int().nullable(),
      isLastTry: z.boolean(),
    }),
  }),
});

export const checkIdentity = call({
  name: "checkIdentity",
  summary: "Have the uploaded pictures checked",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/identity-check`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: IdentityCheckRequest,
  reply: CommandReply,
});

export const explainNames = call({
  name: "explainNames",
  summary: "Say why the document bears another name: a person reads it and decides",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/identity-check/names`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: NamesExplained,
  reply: CommandReply,
});

export const askIdentityQuestions = call({
  name: "askIdentityQuestions",
  summary: "Ask for questions from public records, in the place of a face",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/identity-check/questions`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  reply: CommandReply,
});

export const answerIdentityQuestions = call({
  name: "answerIdentityQuestions",
  summary: "Answer the questions that stand in for a face",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/identity-check/answers`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: answerNotary.body,
  reply: CommandReply,
});
