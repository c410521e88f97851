import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { openDiskShelf } from "@gable/server/modules/documents/shelf/disk-shelf.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { effectsOf, findLosses } from "@gable/testkit/reliability/effects.ts";
import { seededChance } from "@gable/testkit/reliability/seeded-chance.ts";
import { createUnreliableNetwork } from "@gable/testkit/reliability/unreliable-network.ts";
import { walkInPeace } from "@gable/testkit/reliability/walk-through-kills.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { Client } from "pg";
import { AWAY, lookIn } from "./look-in.ts";

const PERSONA = "straight-approval";
const LOOK_EVERY_MS = 100;
/** For the rows, and then for the log of PostgreSQL, there is no room for so long. */
const FULL_MS = 5_000;
/** A disk on which others have their things is not to be filled. */
const LARGEST_BYTES = 2_000_000_000;
const SEGMENTS = 8;

/**
 * A journey on a small disk of its own, which is filled to the last byte at a request that the seed chooses: first there is no room for
 * rows and documents, then none for PostgreSQL's log either, which stops it; then there is room again. False when anything is answered
 * otherwise than well or by 503 with a time to try again, or anything acknowledged is lost, or done twice.
 */
export async function liveOnFullDisk(seed: number, folder: string): Promise<boolean> {
  const { blocks, bsize } = statfsSync(folder);
  if (blocks * bsize > LARGEST_BYTES) {
    console.error(
      `${folder} is on a disk of more than 2 GB: mount a small one, as \`mount -t tmpfs -o size=500m tmpfs ${folder}\`.`,
    );
    return false;
  }
  process.env["TMPDIR"] = folder;
  const product = await startOwnProduct({ LOG_LEVEL: "silent" });
  const shelf = openDiskShelf(join(folder, "shelf"));
  const filler = join(folder, "filler");
  const wrong: string[] = [];
  const answers = new Map<string, number>();
  const look = async (): Promise<void> => {
    const end = performance.now() + FULL_MS;
    while (performance.now() < end) {
      const answer = await lookIn(product.url);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      await pause(LOOK_EVERY_MS);
    }
  };
  let backMs = 0;
  try {
    const peace = await walkInPeace(product, { persona: PERSONA });
    const at = 1 + Math.floor((seededChance(seed)() * peace.requests) / 2);
    const fall = async (): Promise<void> => {
      // As long as it runs: without room it may end at once.
      const url = product.databaseUrl();
      fill(filler);
      const kept = await shelf.write("ab/paper", Buffer.alloc(100_000)).then(() => true, isFull);
      if (kept) wrong.push("a document was kept on a full disk, or refused otherwise than as full");
      await look();
      if (!(await exhaustLog(url))) wrong.push("PostgreSQL always had room for its log");
      await look();
      rmSync(filler);
      const freeMs = performance.now();
      while ((await fetch(`${product.url}/readyz`)).status !== 200) await pause(10);
      backMs = performance.now() - freeMs;
      await shelf.write("ab/paper", Buffer.alloc(100_000, 1));
      if ((await shelf.read("ab/paper")).length !== 100_000) wrong.push("a document that was kept again is not whole");
    };
    const network = createUnreliableNetwork(new Map([[at, { afterMs: 0, fall }]]));
    const email = `full-${seed}@example.com`;
    const walked = await walk({ ...product, persona: PERSONA, email, timePasses: true, network: network.fetch });
    const { lost, brokenAt } = await findLosses(product, walked.uuid, network.acknowledged);
    if (walked.last.step !== peace.last) wrong.push(`ended at ${walked.last.step}`);
    if (!isDeepStrictEqual(await effectsOf(product, walked.uuid), peace.effects))
      wrong.push("its effects are not those of a journey in peace");
    if (brokenAt !== undefined) wrong.push(`its log breaks at ${brokenAt}`);
    if (!answers.has(AWAY)) wrong.push("nobody noticed");
    wrong.push(...network.faults, ...lost.map((key) => `${key} was acknowledged and lost`));
    wrong.push(
      ...[...answers.keys()].filter((one) => one !== AWAY && one !== "200").map((one) => `answered by ${one}`),
    );
    if (wrong.length > 0) console.log(wrong.join("\n"));
    console.log(
      `R2: the disk was full for ${(2 * FULL_MS) / 1000} s at request ${at} of ${peace.requests}; ${[...answers].map(([answer, times]) => `${times} times ${answer}`).join(", ")}; ready ${backMs.toFixed(0)} ms after there was room; ${wrong.length} faults; seed ${seed}.`,
    );
  } finally {
    rmSync(filler, { force: true });
    await product.close();
    rmSync(join(folder, "shelf"), { recursive: true, force: true });
  }
  return wrong.length === 0;
}

/** Takes every byte that is left. */
function fill(path: string): void {
  const file = openSync(path, "a");
  for (const size of [1_048_576, 4096, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if (!isRefusedAsFull(error)) throw error;
    }
  }
  closeSync(file);
}

const isRefusedAsFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOSPC";

/** False for a failure that says that the disk is full, itself or as its cause: nothing was kept, as it should be. */
const isFull = (error: unknown): boolean =>
  !isRefusedAsFull(error) && !(error instanceof Error && isRefusedAsFull(error.cause));

/** Begins segments of PostgreSQL's log until there is no room for the next. Returns whether that came. */
async function exhaustLog(url: string): Promise<boolean> {
  for (let count = 0; count < SEGMENTS; count += 1) {
    const client = new Client({ connectionString: url });
    // It ends in the middle of things.
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("select pg_switch_wal()");
      await client.query("select pg_logical_emit_message(true, 'gable', 'more')");
    } catch {
      return true;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}
