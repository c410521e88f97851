import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { startListener } from "../database/listen.ts";
import { migrate, migrateUpTo } from "../database/migrate.ts";
import { startJobs } from "../jobs/open.ts";
import { createLogger } from "../log.ts";
import { StartRefused } from "../start-refused.ts";
import { bareTables } from "./bare-tables.ts";
import { checkBackup, unpacked } from "./check-backup.ts";
import { DOCUMENTS_FOLDER, MANIFEST_FILE, type Manifest, manifest, tableFile } from "./manifest.ts";
import type { Source } from "./save-backup.ts";
import { copyIn, findTables, sqlName } from "./stored-tables.ts";

/**
 * Fills an empty database and an empty place for documents with what a backup holds, after every byte of it was checked, and brings
 * the tables up to this version of the product. The tables are filled in one transaction.
 * @throws StartRefused when something of the backup is missing or changed, or the target is not empty
 */
export async function restoreBackup(folder: string, target: Source): Promise<Manifest> {
  const backup = readManifest(folder);
  await checkBackup(folder, backup);
  await refuseUsed(target);
  await migrateUpTo(target.url, backup.migration);
  await makeQueue(target.url);
  await Promise.all([
    fillTables(folder, backup, target.url),
    target.documents.takeFrom(
      join(folder, DOCUMENTS_FOLDER),
      backup.documents.map(({ path }) => path),
    ),
  ]);
  await migrate(target.url);
  return backup;
}

function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, MANIFEST_FILE), "utf8");
  } catch (cause) {
    throw new StartRefused(`${folder} is no backup: it has no ${MANIFEST_FILE}.`, { cause });
  }
  const parsed = manifest.safeParse(parseJson(text));
  if (!parsed.success) throw new StartRefused(`${join(folder, MANIFEST_FILE)} is damaged, or of another version.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function refuseUsed({ url, documents }: Source): Promise<void> {
  for await (const _ of documents.names())
    throw new StartRefused(`There are documents in ${documents.place} already: restore into an empty place.`);
  await withClient(url, async (client) => {
    const { rows } = await client.query("select 1 where to_regclass('kysely_migration') is not null");
    if (rows.length > 0) throw new StartRefused("The database has been used: restore into an empty one.");
  });
}

/** The queue makes its tables itself. */
async function makeQueue(url: string): Promise<void> {
  const listener = await startListener(url);
  try {
    const jobs = await startJobs({ url, listener, log: createLogger("silent"), isOnlyWorker: true });
    await jobs.close();
  } finally {
    await listener.close();
  }
}

async function fillTables(folder: string, backup: Manifest, url: string): Promise<void> {
  await withClient(url, async (client) => {
    const known = new Set((await findTables(client)).map(sqlName));
    await client.query("begin");
    const putBack = await bareTables(client);
    for (const table of backup.tables) {
      if (!known.has(sqlName(table)))
        throw new StartRefused(
          `This version of the product has no table ${sqlName(table)}: restore with the one that has.`,
        );
      const rows = client.query(copyFrom(copyIn(table)));
      await pipeline(...unpacked(join(folder, tableFile(table))), rows);
      if (rows.rowCount !== table.rows)
        throw new Error(`${sqlName(table)} took ${rows.rowCount} of ${table.rows} rows.`);
    }
    for (const sequence of backup.sequences)
      await client.query("select setval($1::regclass, $2::bigint)", [sqlName(sequence), sequence.value]);
    await putBack();
    await client.query("commit");
    // What was never counted is read by plans made in the dark.
    await client.query("analyze");
  });
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: "gable restore" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
