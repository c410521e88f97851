import { type FileHandle, mkdtemp, open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDiskShelf } from "./disk-shelf.ts";

describe("a shelf on a disk", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gable-documents-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("has kept something once the bytes, and the names of file and folder, are on the disk", async () => {
    const synced: number[] = [];
    const sync = await watchSyncs(folder, synced);
    await openDiskShelf(folder).write("5f/5f0e", Buffer.from("signed"));
    sync.mockRestore();
    const places = [join(folder, "5f/5f0e"), join(folder, "5f"), folder];
    expect(synced).toEqual(await Promise.all(places.map(inodeOf)));
  });
});

const inodeOf = async (path: string): Promise<number> => (await stat(path)).ino;

/** Notes what is brought to the disk, by its inode, in the order in which it was. */
async function watchSyncs(folder: string, synced: number[]) {
  const probe = await open(folder, "r");
  const prototype = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  return vi.spyOn(prototype, "sync").mockImplementation(async function (this: FileHandle) {
    synced.push((await this.stat()).ino);
    await this.datasync();
  });
}
