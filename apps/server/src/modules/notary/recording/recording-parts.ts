import { createHash } from "node:crypto";
import { beginsAs, PARTS_IN_PIECE, RECORDING_HEARD_MS } from "@gable/domain/notary/recording.ts";
import type { NotaryRecording } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { Database, Transaction } from "../../../database/transaction.ts";
import { invalid, notFound, Refusal } from "../../../http/refusal.ts";
import type { Seal } from "../../../sealing/sealing.ts";

type Shelved = Pick<Context, "documents">;

/** A recording of this application. Throws the refusal of an unknown one when there is none. */
export function findRecording({ facts }: LoanFile, uuid: string): NotaryRecording {
  const found = facts.notaryRecordings?.find((recording) => recording.uuid === uuid);
  if (!found) throw notFound();
  return found;
}

/** The parts of a recording in their order. */
export const partsOf = (db: Database, recording: string) =>
  db
    .selectFrom("notary_recording_parts")
    .selectAll()
    .where("recording_uuid", "=", recording)
    .orderBy("number")
    .execute();

/** What a recording amounts to so far. */
export async function lengthOf(db: Database, recording: string) {
  const { parts, bytes, until } = await db
    .selectFrom("notary_recording_parts")
    .select(({ fn }) => [
      fn.countAll<string>().as("parts"),
      fn.sum<string | null>("size_bytes").as("bytes"),
      fn.max("at").as("until"),
    ])
    .where("recording_uuid", "=", recording)
    .executeTakeFirstOrThrow();
  return { parts: Number(parts), bytes: Number(bytes ?? 0), until };
}

/**
 * Refuses an act before a notary of the lender's for as long as nothing is heard of their recording: nobody can record it afterwards. The
 * network records its own sessions.
 */
export async function demandRecorded(trx: Transaction, { facts }: LoanFile): Promise<void> {
  const { notarySession: session, notaryRecordings = [] } = facts;
  const { desk } = session ?? {};
  if (!session || !desk) return;
  const going = notaryRecordings.filter(
    ({ sessionId, staffUuid, ended }) => sessionId === session.sessionId && staffUuid === desk.staffUuid && !ended,
  );
  if (!(await isHeard(trx, going)))
    throw new Refusal(
      409,
      "not-recorded",
      "The session is not being recorded just now. Nothing may be signed meanwhile.",
    );
}

/** Whether a part of one of these came just now. */
async function isHeard(trx: Transaction, recordings: readonly NotaryRecording[]): Promise<boolean> {
  if (recordings.length === 0) return false;
  const heard = await trx
    .selectFrom("notary_recordings")
    .innerJoin("notary_recording_parts", "notary_recording_parts.recording_uuid", "notary_recordings.uuid")
    .select("notary_recordings.uuid")
    .where(
      "notary_recordings.uuid",
      "in",
      recordings.map(({ uuid }) => uuid),
    )
    .where("heard_at", ">", sql<string>`now() - ${sql.lit(RECORDING_HEARD_MS)} * interval '1 millisecond'`)
    .limit(1)
    .executeTakeFirst();
  return heard !== undefined;
}

export interface Part {
  readonly number: number;
  /** How many milliseconds ago it ended. */
  readonly endedMsAgo: number;
  readonly bytes: Buffer;
}

/** Keeps the next part; the same again is kept already. Throws a Refusal for one out of its turn, or of another kind than the recording. */
export async function keepPart(
  ctx: Shelved,
  trx: Transaction,
  { uuid: recording, mediaType }: NotaryRecording,
  { number, endedMsAgo, bytes }: Part,
  { seal, now }: { readonly seal: Seal; readonly now: Date },
): Promise<void> {
  const sha256 = createHash("sha256").update(bytes).digest();
  const parts = trx.selectFrom("notary_recording_parts").where("recording_uuid", "=", recording);
  const present = await parts.select("sha256").where("number", "=", number).executeTakeFirst();
  if (present?.sha256.equals(sha256)) return;
  const { parts: kept } = await lengthOf(trx, recording);
  if (number !== kept + 1) throw new Refusal(409, "part-out-of-turn", `Part ${kept + 1} is the next.`);
  if (bytes.length === 0 || (number === 1 && !beginsAs(mediaType, bytes))) throw invalid({ file: ["unreadable"] });
  const storage_key = await ctx.documents.put(seal, bytes);
  const at = new Date(now.getTime() - endedMsAgo).toISOString();
  await trx
    .insertInto("notary_recording_parts")
    .values({ recording_uuid: recording, number, sha256, storage_key, size_bytes: bytes.length, at })
    .execute();
  await trx
    .updateTable("notary_recordings")
    .set({ heard_at: sql<string>`now()` })
    .where("uuid", "=", recording)
    .execute();
}

/** The bytes of some parts, each as it came; throws where one is not any more what its hash says. */
export async function* readParts(ctx: Shelved, seal: Seal, parts: Awaited<ReturnType<typeof partsOf>>) {
  for (const { storage_key, sha256, recording_uuid, number } of parts) {
    const bytes = await ctx.documents.get(seal, storage_key);
    if (!createHash("sha256").update(bytes).digest().equals(sha256))
      throw new Error(`part ${number} of the recording ${recording_uuid} is not what was kept`);
    yield bytes;
  }
}

/** One piece of a recording; nothing of it where there are not so many. */
export async function readPiece(ctx: Shelved, db: Database, seal: Seal, recording: string, piece: number) {
  const parts = await partsOf(db, recording);
  const own = parts.slice(piece * PARTS_IN_PIECE, (piece + 1) * PARTS_IN_PIECE);
  if (own.length === 0) throw notFound();
  const bytes: Buffer[] = [];
  for await (const part of readParts(ctx, seal, own)) bytes.push(part);
  return Buffer.concat(bytes);
}
