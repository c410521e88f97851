import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBucket, type TestBucket } from "@gable/testkit/open-bucket.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadConfig } from "../../config.ts";
import { createSealing } from "../../sealing/sealing.ts";
import { openDocumentStore } from "./document-store.ts";
import { openShelf } from "./shelf/open-shelf.ts";
import type { Shelf } from "./shelf/shelf.ts";

/** More than a bucket lists at once. */
const many = 105;
const large = 6 * 1024 * 1024;

async function namesOf(shelf: Shelf): Promise<string[]> {
  const names: string[] = [];
  for await (const name of shelf.names()) names.push(name);
  return names;
}

describe.each([
  ["a disk", () => ({})],
  ["a bucket", ({ environment }: TestBucket) => environment],
  ["a part of a bucket", ({ environment }: TestBucket) => ({ ...environment, S3_PREFIX: "lending/gable" })],
])("documents on %s", (_where, settings) => {
  let folder: string;
  let bucket: TestBucket;
  let shelf: Shelf;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gable-documents-"));
    bucket = await openBucket();
    shelf = await openShelf(loadConfig({ DATA_DIR: folder, ...settings(bucket) }));
  });
  afterAll(async () => {
    await bucket.sandbox.close();
    await rm(folder, { recursive: true, force: true });
  });

  const { seal } = createSealing(loadConfig({}).masterKeys).createKey();

  it("are given back as they were put, a large and an empty one too, and nobody else can read them", async () => {
    const store = openDocumentStore(shelf);
    const before = await namesOf(shelf);
    for (const bytes of [Buffer.from("signed by Ada Example"), randomBytes(large), Buffer.alloc(0)]) {
      const key = await store.put(seal, bytes);
      expect(key).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f-]{34}$/);
      expect((await store.get(seal, key)).equals(bytes)).toBe(true);
      const lying = Buffer.from(await shelf.read(key));
      expect(lying.includes("Ada Example")).toBe(false);
    }
    expect((await namesOf(shelf)).length).toBe(before.length + 3);
  });

  it("open under their own name alone, and not once a byte of them is another", async () => {
    const store = openDocumentStore(shelf);
    const [one, other] = [await store.put(seal, Buffer.from("one")), await store.put(seal, Buffer.from("other"))];
    await shelf.write(other, await shelf.read(one));
    await expect(store.get(seal, other)).rejects.toThrow(/seal/);
    const bytes = Buffer.from(await shelf.read(one));
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await shelf.write(one, bytes);
    await expect(store.get(seal, one)).rejects.toThrow(/seal/);
  });

  it("are gone once they were removed, which may be asked again", async () => {
    const store = openDocumentStore(shelf);
    const key = await store.put(seal, Buffer.from("to be erased"));
    await store.remove(key);
    await expect(store.get(seal, key)).rejects.toThrow(/Cannot read/);
    await store.remove(key);
    expect(await namesOf(shelf)).not.toContain(key);
    expect(store.isServing()).toBe(true);
  });

  it("are all named, however many they are, and nothing else is", async () => {
    const before = await namesOf(shelf);
    const names = Array.from({ length: many }, (_, number) => `ab/${String(number).padStart(3, "0")}`);
    await Promise.all(names.map((name) => shelf.write(name, Buffer.from(name))));
    bucket.sandbox.bucket.objects.set("lending/gable2/ab/000", Buffer.from("of somebody else"));
    const named = (await namesOf(shelf)).filter((name) => !before.includes(name));
    expect(named.filter((name) => !name.startsWith("lending/gable2")).toSorted()).toEqual(names);
  });
});
