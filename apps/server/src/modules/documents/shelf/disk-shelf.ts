import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { onThreads } from "./on-threads.ts";
import { settle, settleAll, settleName } from "./settle-files.ts";
import { listNames, type Shelf } from "./shelf.ts";

/** A shelf on this machine's disk. The folder need not exist. */
export function openDiskShelf(folder: string): Shelf {
  const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
  return {
    place: folder,
    async write(name, bytes) {
      const path = join(folder, name);
      const isNewFolder = (await mkdir(dirname(path), { recursive: true })) !== undefined;
      await disk.put(name, bytes);
      await settle(path);
      await settleName(dirname(path));
      if (isNewFolder) await settleName(folder);
    },
    async takeFrom(from, names) {
      await mkdir(folder, { recursive: true });
      for (const below of new Set(names.map((name) => dirname(name))))
        await mkdir(join(folder, below), { recursive: true });
      await onThreads(new URL("./copy-worker.ts", import.meta.url), { from, to: folder, entries: names });
      await settleAll(folder);
      await settleName(dirname(folder));
    },
    read: (name) => disk.getBytes(name),
    remove: (name) => disk.delete(name),
    names: () => listNames(disk),
  };
}
