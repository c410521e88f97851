import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
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
    read: (name) => disk.getBytes(name),
    remove: (name) => disk.delete(name),
    names: () => listNames(disk),
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
