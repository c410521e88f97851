import { createHash } from "node:crypto";
import { RECORDING_SILENT_MS } from "@gable/domain/notary/recording.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { Database, Transaction } from "../../../database/transaction.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Seal } from "../../../sealing/sealing.ts";
import { advance } from "../../../workflow/advance.ts";
import { loadApplication } from "../../../workflow/application-store.ts";
import { lengthOf, partsOf, readParts } from "./recording-parts.ts";

/** What is known of a recording's whole file. */
export interface Summed {
  readonly parts: number;
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/** Reads a whole recording and sums it up. */
export async function sumUp(
  ctx: Pick<Context, "documents">,
  db: Database,
  seal: Seal,
  recording: string,
): Promise<Summed> {
  const hash = createHash("sha256");
  const parts = await partsOf(db, recording);
  let bytes = 0;
  for await (const part of readParts(ctx, seal, parts)) {
    hash.update(part);
    bytes += part.length;
  }
  return { parts: parts.length, bytes, sha256: hash.digest("hex") };
}

/**
 * Nothing more comes of a recording: its length and its hash go into the log. Nothing happens to one that has ended. Throws a Refusal where
 * a part came after it was summed up.
 */
export async function endRecording(
  ctx: Context,
  trx: Transaction,
  applicationUuid: string,
  actor: Actor,
  { recording, isWhole, summed }: { readonly recording: string; readonly isWhole: boolean; readonly summed: Summed },
): Promise<void> {
  await advance(ctx, trx, applicationUuid, actor, ({ facts }, now) => {
    const { notaryRecordings = [] } = facts;
    if (!notaryRecordings.some(({ uuid, ended }) => uuid === recording && !ended)) return undefined;
    const { parts, ...file } = summed;
    const ended = { at: now.toISOString(), isWhole, ...file };
    return {
      event: isWhole ? "notary-recording-ended" : "notary-recording-broke-off",
      facts: { notaryRecordings: notaryRecordings.map((one) => (one.uuid === recording ? { ...one, ended } : one)) },
      detail: { recording, parts, ...file },
      alongside: async (within) => {
        if ((await lengthOf(within, recording)).parts !== parts)
          throw new Refusal(409, "part-out-of-turn", "Another part came meanwhile. Try again.");
        await within.updateTable("notary_recordings").set({ ended: true }).where("uuid", "=", recording).execute();
      },
    };
  });
}

/** Ends recordings whose page has gone without a word, with what had come. Returns how many. */
export async function endSilentRecordings(ctx: Context): Promise<number> {
  const { kysely: db } = ctx.database;
  const silent = await db
    .selectFrom("notary_recordings")
    .select(["uuid", "application_uuid"])
    .where("ended", "=", false)
    .where("heard_at", "<", sql<string>`now() - ${sql.lit(RECORDING_SILENT_MS)} * interval '1 millisecond'`)
    .limit(50)
    .execute();
  for (const { uuid: recording, application_uuid } of silent) {
    const { seal } = await loadApplication(ctx, db, application_uuid);
    const summed = await sumUp(ctx, db, seal, recording);
    const ending = { recording, isWhole: false, summed };
    await db.transaction().execute((trx) => endRecording(ctx, trx, application_uuid, { kind: "system" }, ending));
  }
  return silent.length;
}

const LOOK_EVERY_MS = 60_000;

/** Looks now and then. Returns the way to stop. */
export function keepEndingRecordings(ctx: Context): () => void {
  const look = () => {
    endSilentRecordings(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "a recording could not be ended"));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
