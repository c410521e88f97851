import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { StartRefused } from "../start-refused.ts";
import { DOCUMENTS_FOLDER, MANIFEST_FILE, type Manifest, type TableEntry, tableFile } from "./manifest.ts";
import { copyOut, findSequences, findTables } from "./stored-tables.ts";

export interface Source {
  /** Of the database, which may be in use. */
  readonly url: string;
  /** Where documents are kept; it need not exist. */
  readonly documents: string;
}

/**
 * Writes everything that is stored into a new folder, while the product runs: the tables as they were at one instant, then the
 * documents, which are always stored before a row names them. Keys are not in it: without `MASTER_KEYS` it can be read by nobody.
 * @throws StartRefused when the folder exists, or nothing is stored yet
 */
export async function saveBackup(source: Source, folder: string, takenAt: Date): Promise<Manifest> {
  if (existsSync(folder)) throw new StartRefused(`${folder} exists: name a folder that a backup can make.`);
  const draft = `${folder}.${process.pid}.part`;
  await mkdir(join(draft, "tables"), { recursive: true, mode: 0o700 });
  try {
    const stored = await saveTables(source.url, draft);
    const documents = await saveDocuments(source.documents, join(draft, DOCUMENTS_FOLDER));
    const manifest: Manifest = { format: 1, takenAt: takenAt.toISOString(), ...stored, documents };
    await writeFile(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function saveTables(url: string, draft: string): Promise<Pick<Manifest, "migration" | "tables" | "sequences">> {
  const client = new Client({ connectionString: url, application_name: "gable backup" });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const { rows: migrated } = await client.query("select 1 where to_regclass('kysely_migration') is not null");
    if (migrated.length === 0) throw new StartRefused("The database is empty: there is nothing to save.");
    const tables: TableEntry[] = [];
    for (const table of await findTables(client)) {
      const stream = client.query(copyTo(copyOut(table)));
      const sha256 = await writeHashed(stream, join(draft, tableFile(table)));
      tables.push({ ...table, rows: stream.rowCount, sha256 });
    }
    const sequences = await findSequences(client);
    const { rows } = await client.query<{ name: string }>("select max(name) as name from kysely_migration");
    return { migration: rows[0]?.name ?? "", tables, sequences };
  } finally {
    await client.end();
  }
}

/** Compresses a stream into a file; returns the hash of what was not compressed yet. */
async function writeHashed(source: NodeJS.ReadableStream, path: string): Promise<string> {
  const hash = createHash("sha256");
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(source, hashing, createGzip({ level: 6 }), createWriteStream(path, { mode: 0o600 }));
  return hash.digest("hex");
}

async function saveDocuments(from: string, to: string): Promise<Manifest["documents"]> {
  if (!existsSync(from)) return [];
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)));
  const documents: Manifest["documents"] = [];
  for (const path of files.toSorted()) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(from, path), join(to, path));
    documents.push({ path, sha256: await hashFile(join(to, path)) });
  }
  return documents;
}

/** SHA-256 of a file, in lower-case hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
