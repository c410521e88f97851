import { networkEndings } from "@gable/domain/notary/appointment-endings.ts";
import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import {
  address,
  attachment,
  countyFips,
  date,
  identifier,
  instant,
  person,
  phone,
  stateCode,
} from "../wire-values.ts";

export const notarySigner = person.extend({ signer: identifier });
export type NotarySigner = z.infer<typeof notarySigner>;

export const notaryOfficial = z.object({
  name: z.string(),
  commissionNumber: z.string(),
  commissionState: stateCode,
  commissionCounty: z.string(),
  commissionExpiresOn: date,
  phone: phone.optional(),
});
export type NotaryOfficial = z.infer<typeof notaryOfficial>;

export const slotSearch = z.object({
  method: z.enum(["remote", "in-person"]),
  countyFips,
  state: stateCode,
  from: instant,
  to: instant,
  timeZone: z.string().max(60),
});
export type SlotSearch = z.infer<typeof slotSearch>;

export const slotsAnswer = z.object({
  outcome: z.literal("offered"),
  /** Minutes until a notary could begin at once; absent outside hours and for visits in person. */
  waitMinutes: z.int().min(0).optional(),
  slots: z.array(z.object({ slot: identifier, startsAt: instant, endsAt: instant })),
});
export type SlotsAnswer = z.infer<typeof slotsAnswer>;

export const remoteSession = z.object({
  /** A slot that was offered; absent to begin at once. */
  slot: identifier.optional(),
  countyFips,
  state: stateCode,
  signers: z.array(notarySigner).min(1),
  /** The deed or deed of trust and whatever is notarised with it. */
  documents: z.array(attachment).min(1),
  returnUrl: z.url().optional(),
});
export type RemoteSession = z.infer<typeof remoteSession>;

/** What the network reports of a session, at least once and in any order. */
export const sessionEvent = z.object({
  stage: z.enum([
    "requested",
    "created",
    "signer-joined",
    "questions-passed",
    "questions-failed",
    "document-passed",
    "document-failed",
    "notary-joined",
    "partly-done",
    "released",
  ]),
  at: instant,
  signer: identifier.optional(),
  roomUrl: z.url().optional(),
  notary: notaryOfficial.optional(),
});
export type SessionEvent = z.infer<typeof sessionEvent>;

export const journalEntry = z.object({
  entry: identifier,
  at: instant,
  act: z.literal("acknowledgment"),
  documentName: z.string(),
  documentSha256: z.string().regex(/^[0-9a-f]{64}$/),
  signer: identifier,
  signerName: z.string(),
  identifiedBy: z.string(),
  feeCents: z.int().min(0),
});

const completion = z.object({
  session: identifier,
  notary: notaryOfficial,
  /** Where the notary was while they did it, as it begins their certificate. */
  venue: z.object({ state: stateCode, county: z.string().min(1).max(60) }),
  startedAt: instant,
  endedAt: instant,
  /** The notarised documents, in the order in which they were sent. */
  documents: z.array(attachment).min(1),
  /** The notarial certificate (acknowledgment) as a page of its own. */
  certificate: attachment,
  journal: z.array(journalEntry).min(1),
});

export const sessionAnswer = z.discriminatedUnion("outcome", [
  completion.extend({
    outcome: z.literal("completed"),
    recording: z.object({ recording: identifier, keptUntil: date }).optional(),
  }),
  /** Done, but some documents were refused by the notary or a signer. */
  completion.extend({
    outcome: z.literal("completed-with-rejections"),
    rejected: z.array(z.object({ documentName: z.string(), reason: z.string() })).min(1),
  }),
  z.object({
    outcome: z.literal("failed"),
    session: identifier,
    reason: z.enum(networkEndings),
    /** When the signer may try again (a failed quiz locks for a day). */
    retryAfter: instant.optional(),
  }),
  z.object({ outcome: z.literal("cancelled"), session: identifier }),
]);
export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const inPersonVisit = z.object({
  countyFips,
  state: stateCode,
  place: z.object({
    placeType: z.enum(["home", "work", "other", "lender-office", "attorney-office", "title-office"]),
    address,
    accessNotes: z.string().max(500).optional(),
  }),
  language: z.enum(["en", "es"]),
  signers: z.array(notarySigner).min(1),
  /** Times that suit the signers, the best first. */
  windows: z
    .array(z.object({ from: instant, to: instant }))
    .min(1)
    .max(3),
  /** Of a visit to an office: given there to each signer who has come, and to nobody before. */
  arrivalCode: z.string().max(20).optional(),
});
export type InPersonVisit = z.infer<typeof inPersonVisit>;

export const visitAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("confirmed"), visit: identifier, notary: notaryOfficial, startsAt: instant }),
  z.object({ outcome: z.literal("no-one-available"), nextFrom: instant }),
]);
export type VisitAnswer = z.infer<typeof visitAnswer>;

/** After the appointed time: the paper comes back scanned. */
export const visitCompletion = z.object({
  visit: identifier,
  notary: notaryOfficial,
  startsAt: instant,
  signers: z.array(notarySigner).min(1),
  documents: z.array(attachment).min(1),
});
export type VisitCompletion = z.infer<typeof visitCompletion>;

export const sessionCancellation = z.object({ session: identifier });
export type SessionCancellation = z.infer<typeof sessionCancellation>;
export const sessionCancellationAnswer = z.object({ outcome: z.enum(["cancelled", "too-late", "unknown-session"]) });
export type SessionCancellationAnswer = z.infer<typeof sessionCancellationAnswer>;

export const notary = defineProtocol({
  kind: "notary",
  summary: "A network of notaries, remote online and in person",
  acts: {
    "find-slots": { summary: "Free times", request: slotSearch, answer: slotsAnswer },
    "open-session": {
      summary: "A remote session: questions, document, signing and notarizing; answered when it is over",
      request: remoteSession,
      answer: sessionAnswer,
      progress: sessionEvent,
    },
    "cancel-session": {
      summary: "Gives a slot or a visit back",
      request: sessionCancellation,
      answer: sessionCancellationAnswer,
    },
    "book-visit": { summary: "A notary at the signers' place", request: inPersonVisit, answer: visitAnswer },
    "collect-visit": {
      summary: "The signed paper of a visit; answered when it is over and scanned",
      request: visitCompletion,
      answer: sessionAnswer,
      progress: sessionEvent,
    },
  },
});
