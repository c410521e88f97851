import type { ReplyOf } from "@gable/contract/call.ts";
import type { fileReplay, fileReplays } from "@gable/contract/calls/telemetry-replays.ts";
import {
  MOST_REPLAY_BYTES,
  MOST_REPLAYS,
  MOST_REPLAYS_BYTES,
  MOST_WATCHED_BYTES,
  REPLAY_DAYS,
  type ReplayMoment,
  replayLink,
} from "@gable/domain/telemetry/session-replay.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { loadApplication } from "../../workflow/application-store.ts";

/** One replay of one application. */
interface Place {
  readonly uuid: string;
  readonly replay: string;
}

const DAY_MS = 86_400_000;
const oldest = (now: Date): string => new Date(now.getTime() - REPLAY_DAYS * DAY_MS).toISOString();
const contextOf = ({ replay }: Place, part: number): string => `session-replay:${replay}:${part}`;

/** Keeps a part; one that is there already stays as it came first. Throws a Refusal where the replay is full. */
export async function keepPart(
  ctx: Context,
  trx: Transaction,
  place: Place,
  part: number,
  moments: readonly ReplayMoment[],
): Promise<void> {
  const { uuid, replay } = place;
  await refuseErased(trx, uuid);
  const now = ctx.clock.now();
  const at = now.toISOString();
  const begun = await trx
    .insertInto("session_replays")
    .values({ uuid: replay, application_uuid: uuid, link: null, began_at: at, ended_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("uuid")
    .executeTakeFirst();
  if (!begun)
    await trx
      .updateTable("session_replays")
      .set({ ended_at: at })
      .where("uuid", "=", replay)
      .where("application_uuid", "=", uuid)
      .execute();
  await requireReplay(trx, place, now);
  // Others of its parts wait here until this one is kept.
  await refuseFull(trx, replay);
  const { seal } = await loadApplication(ctx, trx, uuid);
  await trx
    .insertInto("session_replay_parts")
    .values({ replay_uuid: replay, part, sealed: seal.sealJson(moments, contextOf(place, part)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // With whichever part it began: the first may have been lost, or never been meant to come.
  if (!begun) return;
  await forgetOldReplays(trx, now);
  await forgetTooMany(trx, uuid);
}

const bytesOfParts = sql<string>`coalesce(sum(octet_length(sealed)), 0)`;

async function refuseFull(trx: Transaction, replay: string): Promise<void> {
  const { bytes } = await trx
    .selectFrom("session_replay_parts")
    .select(bytesOfParts.as("bytes"))
    .where("replay_uuid", "=", replay)
    .executeTakeFirstOrThrow();
  if (Number(bytes) >= MOST_REPLAY_BYTES) throw new Refusal(409, "not-replayed", "This replay is full.");
}

/** Deletes the oldest of an application's replays beyond how many, and how large, they may be together. */
async function forgetTooMany(trx: Transaction, uuid: string): Promise<void> {
  const replays = await trx
    .selectFrom("session_replays")
    .leftJoin("session_replay_parts", "replay_uuid", "session_replays.uuid")
    .select(["session_replays.uuid", bytesOfParts.as("bytes")])
    .where("application_uuid", "=", uuid)
    .groupBy(["session_replays.uuid", "began_at"])
    .orderBy("began_at", "desc")
    .execute();
  let together = 0;
  const tooMany = replays.filter(({ bytes }, place) => {
    together += Number(bytes);
    return place >= MOST_REPLAYS || together > MOST_REPLAYS_BYTES;
  });
  if (tooMany.length === 0) return;
  const theirs = tooMany.map((replay) => replay.uuid);
  await trx.deleteFrom("session_replays").where("uuid", "in", theirs).execute();
}

/** Keeps the link of a replay of the same application; staff follow no other. */
export async function keepLink(ctx: Context, trx: Transaction, uuid: string, link: string): Promise<void> {
  const replay = /[^/]*$/.exec(link)?.[0] ?? "";
  if (!UUID.test(replay) || link !== replayLink(uuid, replay)) throw notFound();
  await requireReplay(trx, { uuid, replay }, ctx.clock.now());
  await trx.updateTable("session_replays").set({ link }).where("uuid", "=", replay).execute();
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function listReplays(ctx: Context, db: Database, uuid: string): Promise<ReplyOf<typeof fileReplays>> {
  const rows = await db
    .selectFrom("session_replays")
    .select(["uuid", "began_at as beganAt", "ended_at as endedAt", "link"])
    .where("application_uuid", "=", uuid)
    .where("began_at", ">", oldest(ctx.clock.now()))
    .orderBy("began_at", "desc")
    .execute();
  return { replays: rows.flatMap(({ link, ...row }) => (link === null ? [] : [{ ...row, link }])) };
}

export async function readReplay(ctx: Context, db: Database, place: Place): Promise<ReplyOf<typeof fileReplay>> {
  const { began_at } = await requireReplay(db, place, ctx.clock.now());
  const parts = await db
    .selectFrom("session_replay_parts")
    .select(["part", "sealed"])
    .where("replay_uuid", "=", place.replay)
    .orderBy("part")
    .execute();
  const { seal } = await loadApplication(ctx, db, place.uuid);
  const moments: ReplayMoment[] = [];
  let left = MOST_WATCHED_BYTES;
  for (const { part, sealed } of parts) {
    if (left <= 0) break;
    const more = seal.openJson(sealed, contextOf(place, part)) as ReplayMoment[];
    left -= JSON.stringify(more).length;
    moments.push(...more);
  }
  return { beganAt: began_at, moments };
}

/** Deletes every replay of somebody who does not want any more that there are some. */
export async function forgetReplaysOf(trx: Transaction, identityUuid: string): Promise<void> {
  const theirs = trx.selectFrom("applications").select("uuid").where("identity_uuid", "=", identityUuid);
  await trx.deleteFrom("session_replays").where("application_uuid", "in", theirs).execute();
}

/** Deletes what is older than replays are kept. */
export async function forgetOldReplays(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("session_replays").where("began_at", "<=", oldest(now)).execute();
}

async function requireReplay(db: Database, { uuid, replay }: Place, now: Date) {
  const row = await db
    .selectFrom("session_replays")
    .select("began_at")
    .where("uuid", "=", replay)
    .where("application_uuid", "=", uuid)
    .where("began_at", ">", oldest(now))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** An erasure waits for this lock, and takes the replays with it. */
async function refuseErased(trx: Transaction, uuid: string): Promise<void> {
  const application = await trx
    .selectFrom("applications")
    .select("erased_at")
    .where("uuid", "=", uuid)
    .forKeyShare()
    .executeTakeFirst();
  if (!application || application.erased_at !== null) throw notFound();
}
