import { createHash, hash } from "node:crypto";
import { createReadStream, type ReadStream, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, type Gunzip } from "node:zlib";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { startListener } from "../database/listen.ts";
import { migrate, migrateUpTo } from "../database/migrate.ts";
import { startJobs } from "../jobs/open.ts";
import { createLogger } from "../log.ts";
import { StartRefused } from "../start-refused.ts";
import { DOCUMENTS_FOLDER, MANIFEST_FILE, type Manifest, manifest, tableFile } from "./manifest.ts";
import { eachOfMany, type Source } from "./save-backup.ts";
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
  await fillTables(folder, backup, target.url);
  await eachOfMany(backup.documents, async ({ path }) =>
    target.documents.write(path, await readFile(join(folder, DOCUMENTS_FOLDER, path))),
  );
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

/** Compares every file with the manifest. */
async function checkBackup(folder: string, { tables, documents }: Manifest): Promise<void> {
  for (const table of tables) await checkFile(join(folder, tableFile(table)), table.sha256, hashUnpacked);
  for (const { path, sha256 } of documents) await checkFile(join(folder, DOCUMENTS_FOLDER, path), sha256, hashFile);
}

async function checkFile(path: string, sha256: string, hashOf: (path: string) => Promise<string>): Promise<void> {
  const found = await hashOf(path).catch(() => undefined);
  if (found !== sha256) throw new StartRefused(`The backup is damaged: ${path} is missing, or not as it was written.`);
}

/** A document is small, and nothing else waits for this process: read without a turn of the pool, it takes a third of the time. */
const hashFile = async (path: string): Promise<string> => hash("sha256", readFileSync(path), "hex");

async function hashUnpacked(path: string): Promise<string> {
  const hashing = createHash("sha256");
  await pipeline(...unpacked(path), hashing);
  return hashing.digest("hex");
}

/** In pieces of the size below: in those that zlib takes by itself, most of the time goes between one and the next. */
const unpacked = (path: string): [ReadStream, Gunzip] => [
  createReadStream(path, { highWaterMark: PIECE_BYTES }),
  createGunzip({ chunkSize: PIECE_BYTES }),
];

const PIECE_BYTES = 256 * 1024;

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
    await client.query("commit");
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
