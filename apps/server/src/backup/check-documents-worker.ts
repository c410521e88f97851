import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { ThreadsPart } from "../modules/documents/shelf/on-threads.ts";
import type { DocumentEntry } from "./check-backup.ts";

// A thread that compares a part of a backup's documents with its manifest, and says the path of one that is not as it was written, or null.
const { from, entries } = workerData as ThreadsPart<DocumentEntry>;
const damaged = entries.find(({ path, sha256 }) => hashOf(join(from, path)) !== sha256);
parentPort?.postMessage(damaged ? join(from, damaged.path) : null);

function hashOf(file: string): string | undefined {
  try {
    return hash("sha256", readFileSync(file), "hex");
  } catch {
    return undefined;
  }
}
