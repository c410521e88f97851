import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartRefused } from "../../start-refused.ts";
import { identify, isSameProcess, type ProcessIdentity } from "./running-process.ts";

export type OwnerLock = { release(): void };

/**
 * Makes this process the only owner of a data folder, until `release` or its death. A lock left by a dead owner is taken over.
 * @throws StartRefused when a running process owns the folder
 */
export function takeOwnerLock(folder: string): OwnerLock {
  const path = join(folder, "owner.json");
  const draft = join(folder, `owner.${process.pid}.json`);
  writeFileSync(draft, JSON.stringify(identify(process.pid)));
  try {
    // A link appears at once and whole, and only if no lock is there: nobody can read a half-written lock.
    while (!linked(draft, path)) {
      const owner = readOwner(path);
      if (owner && isSameProcess(owner)) {
        throw new StartRefused(
          `The data folder ${folder} is in use by process ${owner.pid}: stop that one, or set DATA_DIR to another folder.`,
        );
      }
      removeDeadLock(path, owner, folder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return { release: () => rmSync(path, { force: true }) };
}

/** The process that a folder's lock names, running or dead; undefined without a readable lock. */
export function readOwner(path: string): ProcessIdentity | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isIdentity(owner) ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isIdentity(value: unknown): value is ProcessIdentity {
  return typeof value === "object" && value !== null && "pid" in value && "startedAt" in value;
}

/** Two starters may find the same dead lock; the slower of them must not remove the lock that the faster has taken meanwhile. */
function removeDeadLock(path: string, dead: ProcessIdentity | undefined, folder: string): void {
  const aside = join(folder, `owner.${process.pid}.dead.json`);
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const removed = readOwner(aside);
  if (removed && removed.startedAt !== dead?.startedAt) linked(aside, path);
  rmSync(aside, { force: true });
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
