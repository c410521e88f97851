import { resolve } from "node:path";
import { saveBackup } from "@gable/server/backup/save-backup.ts";
import { inStoredPlace } from "./running/stored-place.ts";

// npm run backup -- FOLDER: everything that is stored, in a new folder, also while the product runs.

const [folder] = process.argv.slice(2);
await inStoredPlace("npm run backup -- FOLDER", folder, "running", async (source) => {
  const { tables, documents } = await saveBackup(source, resolve(folder ?? ""), new Date());
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `Wrote ${rows} rows of ${tables.length} tables and ${documents.length} documents to ${folder}. The keys are not in it.`;
});
