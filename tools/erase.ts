import { loadConfig } from "@gable/server/config.ts";
import { connectToRunning } from "@gable/server/database/connect-to-running.ts";
import { openDocumentStore } from "@gable/server/modules/documents/document-store.ts";
import { openShelf } from "@gable/server/modules/documents/shelf/open-shelf.ts";
import { ShelfUnavailable } from "@gable/server/modules/documents/shelf/shelf.ts";
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
      documents: openDocumentStore(await openShelf(config)),
    };
    const { applications, identities, held } = await eraseDue(ground, new Date());
    console.log(`Deleted ${applications} applications and ${identities} accounts; ${held} more are on hold.`);
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof StartRefused || error instanceof ShelfUnavailable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
