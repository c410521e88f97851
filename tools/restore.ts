import { resolve } from "node:path";
import { restoreBackup } from "@gable/server/backup/restore-backup.ts";
import { inStoredPlace } from "./running/stored-place.ts";

// npm run restore -- FOLDER: what a backup holds, into an empty DATA_DIR or DATABASE_URL.

const [folder] = process.argv.slice(2);
await inStoredPlace("npm run restore -- FOLDER", folder, "stopped", async (target) => {
  const { tables, documents, takenAt } = await restoreBackup(resolve(folder ?? ""), target);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `Restored ${rows} rows of ${tables.length} tables and ${documents.length} documents as of ${takenAt}. Start with the keys of then.`;
});
