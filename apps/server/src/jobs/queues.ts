import { z } from "zod";

/** How work of one kind is tried. A payload holds identifiers only: jobs are kept readable. */
type QueuePolicy = {
  payload: z.ZodType<object>;
  /** Jobs of this queue that one process does at a time. */
  concurrency: number;
  /** After so long the job's signal is aborted and the attempt counts as failed. */
  timeoutSeconds: number;
  /** Further attempts after the first. */
  retries: number;
  /** Before the first retry; each further one waits about twice as long, with jitter. */
  firstRetrySeconds: number;
  longestRetrySeconds: number;
};

/** Where jobs wait that failed for good. */
export const DEAD_LETTER = "dead-letter";

/** Every queue. A job that has failed for good moves to `dead-letter` and can be sent back from there. */
export const queues = {
  /** A background task of an application: a vendor's answer, a document, a notice. */
  task: {
    payload: z.object({
      applicationUuid: z.string(),
      key: z.string(),
      kind: z.string(),
      askedAfter: z.int().optional(),
    }),
    concurrency: 16,
    timeoutSeconds: 120,
    // For two weeks at full length: an outage may be long, and a borrower who waits has nobody else who asks again.
    retries: 20_200,
    firstRetrySeconds: 1,
    longestRetrySeconds: 60,
  },
  /** A message of the outbox on its way to the mail vendor. */
  mail: {
    payload: z.object({ uuid: z.string() }),
    concurrency: 4,
    timeoutSeconds: 60,
    retries: 20,
    firstRetrySeconds: 2,
    longestRetrySeconds: 900,
  },
  /** A message of the outbox for which somebody sits and waits: a code, or the link that they asked for. */
  "awaited-mail": {
    payload: z.object({ uuid: z.string() }),
    concurrency: 4,
    timeoutSeconds: 30,
    // For half an hour, as long as a code is good.
    retries: 900,
    firstRetrySeconds: 1,
    longestRetrySeconds: 4,
  },
  /** A look, some time after an answer in a chat, whether the borrower has it. */
  "chat-unseen": {
    payload: z.object({ uuid: z.string(), sequence: z.number() }),
    concurrency: 2,
    timeoutSeconds: 30,
    retries: 8,
    firstRetrySeconds: 2,
    longestRetrySeconds: 300,
  },
  /** A lender's business days are others now: every application that counts by them is told. */
  "office-days": {
    payload: z.object({ orgCode: z.string() }),
    concurrency: 1,
    timeoutSeconds: 600,
    retries: 20,
    firstRetrySeconds: 2,
    longestRetrySeconds: 300,
  },
  /** News for a lender's own system. */
  webhook: {
    payload: z.object({ uuid: z.string() }),
    concurrency: 4,
    timeoutSeconds: 30,
    retries: 20,
    firstRetrySeconds: 2,
    longestRetrySeconds: 3600,
  },
} as const satisfies Record<string, QueuePolicy>;

export type QueueName = keyof typeof queues;
export type Payload<Name extends QueueName> = z.infer<(typeof queues)[Name]["payload"]>;
