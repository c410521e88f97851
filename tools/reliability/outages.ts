import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { startEmbeddedPostgres } from "@gable/server/database/embedded/embedded-postgres.ts";
import { chooseDatabaseHome, makeSocketFolder, postgresAccount } from "@gable/server/database/embedded/places.ts";
import { findPostmaster, startPostmaster, stopPostmaster } from "@gable/server/database/embedded/postmaster.ts";
import { findPrograms } from "@gable/server/database/embedded/programs.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { effectsOf, findLosses } from "@gable/testkit/reliability/effects.ts";
import { seededChance } from "@gable/testkit/reliability/seeded-chance.ts";
import { createUnreliableNetwork } from "@gable/testkit/reliability/unreliable-network.ts";
import { walkInPeace } from "@gable/testkit/reliability/walk-through-kills.ts";
import { failToStartServer } from "@gable/testkit/server-process.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { AWAY, lookIn } from "./look-in.ts";

const PERSONA = "straight-approval";
const LOOK_EVERY_MS = 500;
const GOOD_REFUSAL_MS = 1000;

/**
 * A second server on the same folder; and a journey during which PostgreSQL is stopped for so many seconds, at a request that the seed
 * chooses. False when the second is not refused, anything is answered otherwise than by 503 with a time to try again, or anything is lost
 * or done twice.
 */
export async function liveThroughOutage(seed: number, seconds: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "gable-outage-"));
  const database = await startSeparatePostgres(folder);
  const own = await startOwnProduct({ DATABASE_URL: database.url, LOG_LEVEL: "fatal" });
  const product = { ...own, databaseUrl: () => database.url };
  const wrong: string[] = [];
  try {
    const peace = await walkInPeace(product, { persona: PERSONA });
    // A walk on a machine that is less busy looks less often: in its first half it has every request that this one had.
    const at = 1 + Math.floor((seededChance(seed)() * peace.requests) / 2);
    const answers = new Map<string, number>();
    let backMs = 0;
    const fall = async (): Promise<void> => {
      await database.stop();
      const end = performance.now() + seconds * 1000;
      while (performance.now() < end) {
        const answer = await lookIn(product.url);
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        await pause(LOOK_EVERY_MS);
      }
      await database.start();
      const startedMs = performance.now();
      while ((await fetch(`${product.url}/readyz`)).status !== 200) await pause(10);
      backMs = performance.now() - startedMs;
    };
    const network = createUnreliableNetwork(new Map([[at, { afterMs: 0, fall }]]));
    const walked = await walk({
      ...product,
      persona: PERSONA,
      email: `outage-${seed}@example.com`,
      timePasses: true,
      network: network.fetch,
    });
    const { lost, brokenAt } = await findLosses(product, walked.uuid, network.acknowledged);
    const effects = await effectsOf(product, walked.uuid);
    if (!answers.has(AWAY)) wrong.push("PostgreSQL was not away");
    if (walked.last.step !== peace.last) wrong.push(`ended at ${walked.last.step}`);
    if (!isDeepStrictEqual(effects, peace.effects)) wrong.push("its effects are not those of a journey in peace");
    if (brokenAt !== undefined) wrong.push(`its log breaks at ${brokenAt}`);
    wrong.push(...network.faults, ...lost.map((key) => `${key} was acknowledged and lost`));
    wrong.push(...[...answers.keys()].filter((answer) => answer !== AWAY).map((answer) => `answered by ${answer}`));
    if (wrong.length > 0) console.log(wrong.join("\n"));
    console.log(
      `R2: PostgreSQL was away for ${seconds} s at request ${at} of ${peace.requests}; ${[...answers].map(([answer, times]) => `${times} times ${answer}`).join(", ")}; ready ${backMs.toFixed(0)} ms after it was back; ${wrong.length} faults; seed ${seed}.`,
    );
  } finally {
    await own.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return (await isSecondRefused()) && wrong.length === 0;
}

async function isSecondRefused(): Promise<boolean> {
  const first = await startOwnProduct();
  try {
    const { code, said, tookMs } = await failToStartServer({ DATA_DIR: first.dataDir });
    console.log(
      `R2: a second server on the same folder ended with code ${code} after ${tookMs.toFixed(0)} ms (good: ${GOOD_REFUSAL_MS}): ${said.trim()}`,
    );
    return code === 1 && said.includes(String(first.pid()));
  } finally {
    await first.close();
  }
}

/** PostgreSQL that nobody starts again. */
async function startSeparatePostgres(dataDir: string) {
  const made = await startEmbeddedPostgres({ dataDir });
  await made.close();
  const account = postgresAccount();
  const home = chooseDatabaseHome(dataDir, account);
  const dataFolder = join(home, "postgres");
  const start = async (): Promise<void> => {
    await startPostmaster({
      program: findPrograms(account, home).postgres,
      dataFolder,
      socketFolder: makeSocketFolder(home, account),
      logFile: join(dataDir, "postgres.log"),
      account,
      isDurable: true,
    });
  };
  await start();
  return {
    url: made.url,
    start,
    stop: async () => {
      const running = findPostmaster(dataFolder);
      if (running) await stopPostmaster(running);
    },
  };
}
