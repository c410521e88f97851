import { openDocumentStore } from "@gable/server/modules/documents/document-store.ts";
import { openShelf } from "@gable/server/modules/documents/shelf/open-shelf.ts";
import { eraseDue } from "@gable/server/modules/privacy/erase-due.ts";
import { createSealing } from "@gable/server/sealing/sealing.ts";
import { besideProduct, runCommand } from "./running/command.ts";

// npm run privacy:erase: deletes what people asked to have deleted, where the time for which it must be kept is over. Run it daily.

await runCommand("npm run privacy:erase", async () => {
  await besideProduct(async (db, config) => {
    const ground = {
      db,
      sealing: createSealing(config.masterKeys),
      documents: openDocumentStore(await openShelf(config)),
    };
    const { applications, identities, held } = await eraseDue(ground, new Date());
    console.log(`Deleted ${applications} applications and ${identities} accounts; ${held} more are on hold.`);
  });
});
