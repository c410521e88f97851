// What one funded loan costs, one after the other on a warm server: processor time of the server's main thread, its drawing threads, its
// other threads (garbage collection, compilation, passwords) and PostgreSQL, and the statements by verb and table.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { cpuMs, databaseCpuMs, threadCpuMs } from "@gable/testkit/processor-time.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { z } from "zod";

const PERSONA = "straight-approval";
const GOOD_CPU_MS = 420;
const WARM_UP = 4;
const ROUNDS = 10;
/** Kinds of statements that are shown. */
const MOST_SHOWN = 30;
/** What Node calls a thread that was started by `new Worker`. */
const WORKER = "WorkerThread";

export async function benchLoan(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "gable-bench-loan-"));
  const tally = join(folder, "statements.json");
  const product = await startOwnProduct({
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "tally-statements.ts")}`,
    STATEMENTS_FILE: tally,
  });
  const fund = async (name: string): Promise<void> => {
    const { url, sandboxUrl } = product;
    const { last } = await walk({ url, sandboxUrl, persona: PERSONA, email: `${name}@example.com`, timePasses: true });
    if (last.step !== "COMPLETE") throw new Error(`A journey ended at ${last.step}.`);
  };
  const takeTally = async (): Promise<Map<string, number>> => {
    rmSync(tally, { force: true });
    process.kill(product.pid(), "SIGUSR2");
    for (;;) {
      await pause(50);
      const counts = readTally(tally);
      if (counts) return counts;
    }
  };
  try {
    for (let round = 0; round < WARM_UP; round += 1) await fund(`warm-${round}`);
    await takeTally();
    const serverBefore = cpuMs(product.pid());
    const threadsBefore = threadCpuMs(product.pid());
    const databaseBefore = databaseCpuMs(product.dataDir);
    for (let round = 0; round < ROUNDS; round += 1) await fund(`loan-${round}`);
    const threads = threadCpuMs(product.pid());
    // With what threads did that have ended since.
    const serverMs = (cpuMs(product.pid()) - serverBefore) / ROUNDS;
    const databaseMs = (databaseCpuMs(product.dataDir) - databaseBefore) / ROUNDS;
    const spent = (name: string) => ((threads.get(name) ?? 0) - (threadsBefore.get(name) ?? 0)) / ROUNDS;
    const statements = await takeTally();
    const asked = [...statements].toSorted(([, a], [, b]) => b - a);
    return [
      `${line("processor time of a funded loan", serverMs + databaseMs)} (good: under ${GOOD_CPU_MS} ms)`,
      line("  server, main thread", spent("main")),
      line("  server, drawing threads", spent(WORKER)),
      line("  server, other threads", serverMs - spent("main") - spent(WORKER)),
      line("  PostgreSQL", databaseMs),
      `statements                               ${perLoan(asked.reduce((sum, [, count]) => sum + count, 0))}`,
      ...asked.slice(0, MOST_SHOWN).map(([kind, count]) => `  ${kind.padEnd(38)} ${perLoan(count)}`),
    ];
  } finally {
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const line = (words: string, ms: number): string => `${words.padEnd(40)} ${ms.toFixed(0).padStart(5)} ms`;
const perLoan = (count: number): string => (count / ROUNDS).toFixed(1).padStart(7);

/** Undefined as long as the server has not written it. */
function readTally(path: string): Map<string, number> | undefined {
  try {
    return new Map(Object.entries(z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(path, "utf8")))));
  } catch {
    return undefined;
  }
}
