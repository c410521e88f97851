import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { S3Client } from "@aws-sdk/client-s3";
import { createCircuitBreaker } from "@gable/vendors/circuit-breaker.ts";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import { StartRefused } from "../../../start-refused.ts";
import { eachOfMany } from "./each-of-many.ts";
import { listNames, type Shelf, type ShelfTrouble, ShelfUnavailable } from "./shelf.ts";

/** A bucket, and the key by which it is used. */
export interface S3Bucket {
  readonly name: string;
  readonly region: string;
  /** Undefined: where Amazon answers for the region. */
  readonly endpoint: string | undefined;
  readonly keyId: string;
  readonly secret: string;
  /** The bucket's name stands in the path, not in the host. */
  readonly inPath: boolean;
  /** What all our keys begin with, without a slash at the end; empty for none. */
  readonly prefix: string;
}

/** How patient we are. Who waits holds a transaction, so that the whole must end well before others give up waiting for it. */
interface Patience {
  readonly attempts: number;
  readonly attemptTimeOutMs: number;
  /** All attempts and the pauses between them. */
  readonly totalMs: number;
  /** Failures in a row after which the bucket is left alone, and for how long. */
  readonly breakerThreshold: number;
  readonly breakerRestMs: number;
}

const defaultPatience: Patience = {
  attempts: 3,
  attemptTimeOutMs: 7_000,
  totalMs: 15_000,
  breakerThreshold: 6,
  breakerRestMs: 10_000,
};

/** Below it lies what a start tries the bucket with; no document. */
const TRIALS = "starting";

/**
 * A shelf in a bucket of S3, or of a store that speaks as S3 does. Every object is written whole by one request, whose hash is signed with
 * it; that what is read is what was written, the seal of its bytes tells.
 * @throws StartRefused where the bucket cannot be written to, read and listed
 */
export async function openS3Shelf(bucket: S3Bucket, given: Partial<Patience> = {}): Promise<Shelf> {
  const patience = { ...defaultPatience, ...given };
  const client = openClient(bucket, patience);
  // Buckets have their lists of rights switched off today, and refuse who names one.
  const driver = new S3Driver({ client, bucket: bucket.name, visibility: "private", supportsACL: false });
  const disk = new Disk(driver);
  const breaker = createCircuitBreaker({ threshold: patience.breakerThreshold, restMs: patience.breakerRestMs });
  const place = `the bucket ${bucket.name}`;
  const keyOf = (name: string) => (bucket.prefix === "" ? name : `${bucket.prefix}/${name}`);

  async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (breaker.admit(Date.now()).open) throw new ShelfUnavailable(place, "resting", "it failed often a moment ago");
    try {
      const answer = await within(patience.totalMs, work());
      breaker.succeeded();
      return answer;
    } catch (error) {
      const failure = failureOf(error, place);
      if (failure instanceof ShelfUnavailable && failure.trouble !== "refused") breaker.failed(Date.now());
      else breaker.succeeded();
      throw failure;
    }
  }

  const write: Shelf["write"] = (name, bytes) => ask(() => disk.put(keyOf(name), bytes));
  const shelf: Shelf = {
    place,
    write,
    async takeFrom(folder, names) {
      await eachOfMany(names, async (name) => write(name, await readFile(join(folder, name))));
    },
    read: (name) => ask(() => disk.getBytes(keyOf(name))),
    remove: (name) => ask(() => disk.delete(keyOf(name))),
    async *names() {
      const before = keyOf("");
      try {
        for await (const key of listNames(disk, bucket.prefix || "/")) {
          const name = key.slice(before.length);
          if (key.startsWith(before) && !name.startsWith(`${TRIALS}/`)) yield name;
        }
      } catch (error) {
        throw failureOf(error, place);
      }
    },
  };
  try {
    await tryOut(shelf);
  } catch (cause) {
    if (!(cause instanceof ShelfUnavailable)) throw cause;
    const at = bucket.endpoint ?? bucket.region;
    throw new StartRefused(
      `The bucket ${bucket.name} at ${at} cannot be used (${cause.words}): check the settings S3_… and that its key may write, read, delete and list there.`,
      { cause },
    );
  }
  return shelf;
}

function openClient({ region, endpoint, keyId, secret, inPath }: S3Bucket, patience: Patience): S3Client {
  const { attempts, attemptTimeOutMs } = patience;
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: inPath,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    maxAttempts: attempts,
    // What other stores than Amazon's do not know, and what is signed says as much.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: attemptTimeOutMs,
      requestTimeout: attemptTimeOutMs,
      socketTimeout: attemptTimeOutMs,
      throwOnRequestTimeout: true,
    },
  });
  // A proxy that says yes to everything has kept nothing, and its list is not empty but none.
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (asked) => {
        const answer = await next(asked);
        const { ETag: object, Name: list } = answer.output as { readonly ETag?: string; readonly Name?: string };
        if (commandName !== "DeleteObjectCommand" && !object && !list) throw new Error("the answer names nothing");
        return answer;
      },
    { step: "initialize", name: "demandName" },
  );
  return client;
}

/** Whatever the product will do there. Each start under a name of its own: several begin at once. */
async function tryOut({ write, read, remove, names }: Shelf): Promise<void> {
  const name = `${TRIALS}/${randomUUID()}`;
  await write(name, Buffer.from("Gable starts."));
  await read(name);
  await remove(name);
  for await (const _ of names()) break;
}

async function within<Answer>(totalMs: number, work: Promise<Answer>): Promise<Answer> {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => over.reject(new DOMException("the time is over", "TimeoutError")), totalMs);
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the clients say of a failure; theirs may have others of the same kind within. */
interface Said {
  readonly name?: string;
  readonly code?: unknown;
  readonly cause?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** The trouble with the bucket, in names and codes alone; the error itself where there is no such object, as on a disk. */
function failureOf(error: unknown, place: string): unknown {
  const said = error as Said;
  const { name = "", code, $metadata } = String(said.code).startsWith("E_CANNOT_") ? (said.cause as Said) : said;
  if (name === "NoSuchKey") return error;
  const as = (trouble: ShelfTrouble, words: string) => new ShelfUnavailable(place, trouble, words, { cause: error });
  const status = $metadata?.httpStatusCode ?? 0;
  if (status >= 500 || status === 429) return as("server-error", `${name}, status ${status}`);
  if (status >= 400) return as("refused", `${name}, status ${status}`);
  // The client calls a broken connection a time-out too.
  if (typeof code === "string" && code !== "ETIMEDOUT") return as("unreachable", code);
  if (name === "TimeoutError") return as("time-out", "no answer in time");
  return as("malformed-answer", "an answer that cannot be read");
}
