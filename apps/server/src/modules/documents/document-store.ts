import { randomUUID } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Seal } from "../../sealing/sealing.ts";

/** Where the bytes of documents are: sealed, under random names that say nothing. */
export interface DocumentStore {
  /** Seals and stores; returns the name to keep, once the bytes outlive a loss of power as the rows that name them do. */
  readonly put: (seal: Seal, bytes: Uint8Array) => Promise<string>;
  readonly get: (seal: Seal, storageKey: string) => Promise<Buffer>;
  readonly remove: (storageKey: string) => Promise<void>;
}

const contextOf = (storageKey: string): string => `document:${storageKey}`;

/** A store on this machine's disk. */
export function openDiskStore(folder: string): DocumentStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
  return {
    async put(seal, bytes) {
      const name = randomUUID();
      const storageKey = `${name.slice(0, 2)}/${name}`;
      const path = join(folder, storageKey);
      const isNewFolder = (await mkdir(dirname(path), { recursive: true })) !== undefined;
      await disk.put(storageKey, seal.sealBytes(bytes, contextOf(storageKey)));
      await settle(path);
      await settleName(dirname(path));
      if (isNewFolder) await settleName(folder);
      return storageKey;
    },
    async get(seal, storageKey) {
      return seal.openBytes(await disk.getBytes(storageKey), contextOf(storageKey));
    },
    remove: (storageKey) => disk.delete(storageKey),
  };
}

/** Has what was written at a path reach the disk, and not its cache alone. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for the names in a folder. Windows keeps them by itself, and opens no folder. */
const settleName = async (folder: string): Promise<void> => {
  if (process.platform !== "win32") await settle(folder);
};
