import { join } from "node:path";
import { loadConfig } from "@gable/server/config.ts";
import { connectToRunning } from "@gable/server/database/connect-to-running.ts";
import { openDiskStore } from "@gable/server/modules/documents/document-store.ts";
import { eraseDue } from "@gable/server/modules/privacy/erase-due.ts";
import { createSealing } from "@gable/server/sealing/sealing.ts";
import { StartRefused } from "@gable/server/start-refused.ts";

// npm run privacy:erase: deletes what people asked to have deleted, where the time for which it must be kept is over. Run it daily.

try {
  const config = loadConfig(process.env);
  const { kysely: db } = connectToRunning(config);
  try {
    const ground = {
      db,
      sealing: createSealing(config.masterKeys),
      documents: openDiskStore(join(config.dataDir, "documents")),
    };
    const { applications, identities, held } = await eraseDue(ground, new Date());
    console.log(`Deleted ${applications} applications and ${identities} accounts; ${held} more are on hold.`);
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
