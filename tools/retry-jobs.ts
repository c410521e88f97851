import { loadConfig } from "@gable/server/config.ts";
import { findRunningDatabase, workingUrlOf } from "@gable/server/database/embedded/embedded-postgres.ts";
import { startListener } from "@gable/server/database/listen.ts";
import { startJobs } from "@gable/server/jobs/open.ts";
import { createLogger } from "@gable/server/log.ts";
import { StartRefused } from "@gable/server/start-refused.ts";
import { runCommand } from "./running/command.ts";

// npm run jobs:retry: sends jobs that failed for good back to their queues, while the product runs.

await runCommand("npm run jobs:retry", async () => {
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
    console.log(`Sent ${await jobs.redrive()} jobs back to their queues.`);
    await jobs.close();
  } finally {
    await listener.close();
  }
});
