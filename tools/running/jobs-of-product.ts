import { loadConfig } from "@gable/server/config.ts";
import { findRunningDatabase, workingUrlOf } from "@gable/server/database/embedded/embedded-postgres.ts";
import { startListener } from "@gable/server/database/listen.ts";
import { type Jobs, startJobs } from "@gable/server/jobs/open.ts";
import { createLogger } from "@gable/server/log.ts";
import { StartRefused } from "@gable/server/start-refused.ts";

/**
 * Works on the queues of a product that runs, and lets go of them.
 * @throws StartRefused when none runs
 */
export async function withJobsOfProduct(work: (jobs: Jobs) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = loadConfig(process.env);
  const running = databaseUrl ?? findRunningDatabase(dataDir);
  if (!running) throw new StartRefused(`No product runs on ${dataDir}. Start it first, or set DATABASE_URL.`);
  // As the product works: what the queue makes for itself meanwhile must be the product's.
  const url = workingUrlOf(running);
  const listener = await startListener(url);
  try {
    const jobs = await startJobs({
      url,
      isSchemaThere: true,
      listener,
      log: createLogger("silent"),
      isOnlyWorker: false,
    });
    await work(jobs);
    await jobs.close();
  } finally {
    await listener.close();
  }
}
