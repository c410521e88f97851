import { randomUUID } from "node:crypto";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Seal } from "../../sealing/sealing.ts";

/** Where the bytes of documents are: sealed, under random names that say nothing. */
export interface DocumentStore {
  /** Seals and stores; returns the name to keep. */
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
      await disk.put(storageKey, seal.sealBytes(bytes, contextOf(storageKey)));
      return storageKey;
    },
    async get(seal, storageKey) {
      return seal.openBytes(await disk.getBytes(storageKey), contextOf(storageKey));
    },
    remove: (storageKey) => disk.delete(storageKey),
  };
}
