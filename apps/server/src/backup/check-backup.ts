import { createHash } from "node:crypto";
import { createReadStream, type ReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, type Gunzip } from "node:zlib";
import { onThreads } from "../modules/documents/shelf/on-threads.ts";
import { StartRefused } from "../start-refused.ts";
import { DOCUMENTS_FOLDER, type Manifest, PIECE_BYTES, tableFile } from "./manifest.ts";

export type DocumentEntry = Manifest["documents"][number];

/**
 * Compares every file with the manifest.
 * @throws StartRefused naming one that is missing or changed
 */
export async function checkBackup(folder: string, { tables, documents }: Manifest): Promise<void> {
  const part = { from: join(folder, DOCUMENTS_FOLDER), to: "", entries: documents };
  const [ofTables, ofDocuments] = await Promise.all([
    firstDamagedTable(folder, tables),
    onThreads<DocumentEntry, string | null>(new URL("./check-documents-worker.ts", import.meta.url), part),
  ]);
  const path = [ofTables, ...ofDocuments].find((damaged) => damaged !== null);
  if (path) throw new StartRefused(`The backup is damaged: ${path} is missing, or not as it was written.`);
}

async function firstDamagedTable(folder: string, tables: Manifest["tables"]): Promise<string | null> {
  for (const table of tables) {
    const path = join(folder, tableFile(table));
    if ((await hashUnpacked(path).catch(() => undefined)) !== table.sha256) return path;
  }
  return null;
}

async function hashUnpacked(path: string): Promise<string> {
  const hashing = createHash("sha256");
  await pipeline(...unpacked(path), hashing);
  return hashing.digest("hex");
}

/** What a table's file holds. */
export const unpacked = (path: string): [ReadStream, Gunzip] => [
  createReadStream(path, { highWaterMark: PIECE_BYTES }),
  createGunzip({ chunkSize: PIECE_BYTES }),
];
