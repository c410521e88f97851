import type { Source } from "@gable/server/backup/save-backup.ts";
import { loadConfig } from "@gable/server/config.ts";
import { findRunningDatabase } from "@gable/server/database/embedded/embedded-postgres.ts";
import { openDatabase } from "@gable/server/database/open.ts";
import { openShelf } from "@gable/server/modules/documents/shelf/open-shelf.ts";
import { Misused, runCommand } from "./command.ts";

/**
 * Does a command's work on what DATA_DIR and DATABASE_URL name, says what came of it, and ends with code 1 and one sentence where it
 * could not be done. A `running` database is joined where there is one; what must be `stopped` is opened by nobody else.
 */
export async function inStoredPlace(
  usage: string,
  argument: string | undefined,
  expected: "running" | "stopped",
  work: (place: Source) => Promise<string>,
): Promise<void> {
  await runCommand(usage, async () => {
    if (argument === undefined) throw new Misused();
    const config = loadConfig(process.env);
    const { dataDir, databaseUrl, databaseOwnerUrl } = config;
    const documents = await openShelf(config);
    const running =
      expected === "running" ? (databaseOwnerUrl ?? databaseUrl ?? findRunningDatabase(dataDir)) : undefined;
    if (running !== undefined) {
      console.log(await work({ url: running, documents }));
      return;
    }
    const database = await openDatabase({ databaseUrl, databaseOwnerUrl, dataDir });
    try {
      console.log(await work({ url: database.ownerUrl, documents }));
    } finally {
      await database.close();
    }
  });
}
