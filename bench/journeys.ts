// Whole journeys a minute, from registration to the money, over HTTP with vendors that answer at once: as many scripted borrowers at a time
// as there are cores, on a server process and a PostgreSQL that write to disk; and what one of them costs in processor time.
import { availableParallelism } from "node:os";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { cpuMs, databaseCpuMs } from "@gable/testkit/processor-time.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";

const PERSONA = "straight-approval";
const GOOD_SECONDS = 10;
const GOOD_CPU_MS = 420;
const ROUNDS = 4;

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

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
