// Whole journeys a minute, from registration to the money, over HTTP with vendors that answer at once: as many scripted borrowers at a time
// as there are cores, on a server process and a PostgreSQL that write to disk; and what one of them costs in processor time.
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";

const PERSONA = "straight-approval";
const GOOD_SECONDS = 10;
const GOOD_CPU_MS = 420;
const ROUNDS = 4;
/** Linux counts processor time in ticks of 10 ms. */
const TICK_MS = 10;

export async function benchJourneys(): Promise<string[]> {
  const product = await startOwnProduct();
  const atOnce = availableParallelism();
  const walkOne = async (name: string): Promise<number> => {
    const startedAt = performance.now();
    const { last } = await walk({
      url: product.url,
      sandboxUrl: product.sandboxUrl,
      persona: PERSONA,
      email: `${name}@example.com`,
      timePasses: true,
    });
    if (last.step !== "COMPLETE") throw new Error(`A journey ended at ${last.step}.`);
    return performance.now() - startedAt;
  };
  try {
    const coldMs = await walkOne("cold");
    const warmMs = await walkOne("warm");
    const ownBefore = process.cpuUsage();
    const serverBefore = cpuMs(product.pid());
    const databaseBefore = databaseCpuMs(product.dataDir);
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: atOnce }, async (_, place) => {
        for (let round = 0; round < ROUNDS; round += 1) await walkOne(`borrower-${place}-${round}`);
      }),
    );
    const tookMs = performance.now() - startedAt;
    const journeys = atOnce * ROUNDS;
    const own = process.cpuUsage(ownBefore);
    const serverMs = (cpuMs(product.pid()) - serverBefore) / journeys;
    const databaseMs = (databaseCpuMs(product.dataDir) - databaseBefore) / journeys;
    return [
      `first journey of a fresh server      ${seconds(coldMs)} (good: under ${GOOD_SECONDS} s)`,
      `the next one alone                   ${seconds(warmMs)}`,
      `${atOnce} at a time                          ${((journeys * 60_000) / tookMs).toFixed(1)} a minute`,
      `processor time of one, server and PostgreSQL ${(serverMs + databaseMs).toFixed(0)} ms (good: under ${GOOD_CPU_MS} ms): ${serverMs.toFixed(0)} and ${databaseMs.toFixed(0)}`,
      `processor time of one, borrower and vendors  ${((own.user + own.system) / 1000 / journeys).toFixed(0)} ms`,
    ];
  } finally {
    await product.close();
  }
}

/** User and system time of a process with all its threads, from where Linux tells it; not a number elsewhere. */
const cpuMs = (pid: number): number => timesOf(pid)?.ownMs ?? Number.NaN;

/** That of every process PostgreSQL has, and of those that have ended. */
function databaseCpuMs(dataDir: string): number {
  const postmaster = Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  const times = timesOf(postmaster);
  if (!times) return Number.NaN;
  const children = readdirSync("/proc").flatMap((name) => timesOf(Number(name)) ?? []);
  return children
    .filter(({ parent }) => parent === postmaster)
    .reduce((total, { ownMs }) => total + ownMs, times.ownMs + times.endedMs);
}

/** Processor time of a process and of its children that have ended; undefined where there is none, or no Linux. */
function timesOf(
  pid: number,
): { readonly parent: number; readonly ownMs: number; readonly endedMs: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ").map(Number) ?? [];
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, ownMs: (user + system) * TICK_MS, endedMs: (endedUser + endedSystem) * TICK_MS };
  } catch {
    return undefined;
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
