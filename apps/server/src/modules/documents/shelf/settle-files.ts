import { execFile } from "node:child_process";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** Has what was written at a path reach the disk, and not its cache alone. */
export async function settle(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for the names in a folder. Windows keeps them by itself, and opens no folder. */
export const settleName = async (folder: string): Promise<void> => {
  if (process.platform !== "win32") await settle(folder);
};

/**
 * The same for all that lies in a folder, however much that is: Linux brings a whole file system to its disk at once, where files that
 * are settled one by one each wait for it. Node has no call for that, and so it is asked of a program.
 */
export async function settleAll(folder: string): Promise<void> {
  if (process.platform === "linux" && (await syncFileSystem(folder))) return;
  await settleEach(folder);
}

async function syncFileSystem(folder: string): Promise<boolean> {
  try {
    await promisify(execFile)("sync", ["-f", folder]);
    return true;
  } catch {
    return false;
  }
}

async function settleEach(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await settleEach(path);
    else await settle(path);
  }
  await settleName(folder);
}
