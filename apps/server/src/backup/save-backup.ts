import { createHash, hash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { eachOfMany } from "../modules/documents/shelf/each-of-many.ts";
import { settleAll, settleName } from "../modules/documents/shelf/settle-files.ts";
import type { Shelf } from "../modules/documents/shelf/shelf.ts";
import { StartRefused } from "../start-refused.ts";
import { DOCUMENTS_FOLDER, MANIFEST_FILE, type Manifest, PIECE_BYTES, type TableEntry, tableFile } from "./manifest.ts";
import { copyOut, findSequences, findTables } from "./stored-tables.ts";

export interface Source {
  /** Of the database, which may be in use. */
  readonly url: string;
  /** Where documents are kept. */
  readonly documents: Shelf;
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
    await settleAll(draft);
    await rename(draft, folder);
    await settleName(dirname(folder));
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

/** Most of what is stored is sealed, and gets no smaller by more work. */
const GZIP_LEVEL = 1;

/** Compresses a stream into a file; returns the hash of what was not compressed yet. */
async function writeHashed(source: NodeJS.ReadableStream, path: string): Promise<string> {
  const sum = createHash("sha256");
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      sum.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(
    source,
    hashing,
    createGzip({ level: GZIP_LEVEL, chunkSize: PIECE_BYTES }),
    createWriteStream(path, { mode: 0o600 }),
  );
  return sum.digest("hex");
}

async function saveDocuments(from: Shelf, to: string): Promise<Manifest["documents"]> {
  const paths: string[] = [];
  for await (const name of from.names()) paths.push(name);
  for (const below of new Set(paths.map((path) => dirname(path))))
    await mkdir(join(to, below), { recursive: true, mode: 0o700 });
  return eachOfMany(paths.toSorted(), async (path) => {
    const bytes = await from.read(path);
    await writeFile(join(to, path), bytes, { mode: 0o600 });
    return { path, sha256: hash("sha256", bytes, "hex") };
  });
}
