import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { createTestDatabase } from "@gable/testkit/database.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContext } from "../create-context.ts";
import type { Database } from "../database/open.ts";
import { openGround } from "../ground.ts";
import { createLogger } from "../log.ts";
import { openDiskShelf } from "../modules/documents/shelf/disk-shelf.ts";
import { loadApplication } from "../workflow/application-store.ts";
import { tableFile } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { type Source, saveBackup } from "./save-backup.ts";

const now = new Date("2026-11-20T18:00:00Z");

describe("a backup", () => {
  let product: TestProduct;
  let folder: string;
  let uuid: string;
  const empties: Database[] = [];
  const source = (): Source => ({
    url: product.ctx.database.ownerUrl,
    documents: openDiskShelf(join(product.config.dataDir, "documents")),
  });
  const emptyTarget = async (name: string): Promise<Source & { database: Database; dataDir: string }> => {
    const database = await createTestDatabase("nothing");
    empties.push(database);
    const dataDir = join(folder, name);
    return { database, url: database.url, dataDir, documents: openDiskShelf(join(dataDir, "documents")) };
  };

  beforeAll(async () => {
    product = await startProduct();
    folder = await mkdtemp(join(tmpdir(), "gable-backup-"));
    const walked = await walkIn(product, { persona: "straight-approval", until: "APP_SUBMISSION" });
    uuid = walked.uuid;
    // It was running on another day, too.
    await product.ctx.database.pool.query(
      "create table jobs.queue_stats_20200229 partition of jobs.queue_stats for values from ('2020-02-29') to ('2020-03-01')",
    );
    // Somebody else is at it while the backup is taken.
    const other = walkIn(product, { persona: "retired", email: "other@example.com", until: "COLLECT_ADDITIONAL_INFO" });
    await saveBackup(source(), join(folder, "taken"), now);
    await other;
  });
  afterAll(async () => {
    await Promise.all(empties.map((database) => database.close()));
    await product.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("gives back every row and every document, and the product reads them with its keys", async () => {
    const { database, dataDir, ...target } = await emptyTarget("restored");
    const { tables, documents, sequences } = await restoreBackup(join(folder, "taken"), target);
    expect(documents.length).toBeGreaterThan(0);
    expect(tables.find(({ name }) => name === "events")?.rows).toBeGreaterThan(5);
    const again = await saveBackup(target, join(folder, "again"), now);
    const named = (all: typeof tables) => all.map(({ sha256: _ofRowsInTheirOrder, ...table }) => table);
    expect(again).toMatchObject({ documents, sequences });
    expect(named(again.tables)).toEqual(named(tables));
    // PostgreSQL puts a small row before a large one where it finds room for it.
    const rowsIn = async (backup: string, table: (typeof tables)[number]) =>
      gunzipSync(await readFile(join(folder, backup, tableFile(table))))
        .toString("latin1")
        .split("\n")
        .toSorted();
    for (const table of tables) expect(await rowsIn("again", table)).toEqual(await rowsIn("taken", table));

    // Keys, references and indexes were away meanwhile.
    expect(await guardsOf(database)).toEqual(await guardsOf(product.ctx.database));

    const config = { ...product.config, dataDir, role: "api" as const };
    const ground = await openGround(config, { database, log: createLogger("silent") });
    const ctx = await createContext(ground);
    const restored = await loadApplication(ctx, ctx.database.kysely, uuid);
    const kept = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    // Meanwhile the application has gone on; what was entered has not changed.
    expect(restored.file.facts.answers).toEqual(kept.file.facts.answers);
    expect(restored.file.facts.ssn).toBe(kept.file.facts.ssn);
    await ctx.closeContext();
    await ground.close();
  });

  it("leaves out nothing but what migrations and the queue write for themselves", async () => {
    const { rows } = await product.ctx.database.pool.query<{ name: string }>(
      `select relnamespace::regnamespace || '.' || relname as name from pg_class
       where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'pg_toast', 'information_schema')
       order by 1`,
    );
    const { tables } = await saveBackup(source(), join(folder, "counted"), now);
    const saved = new Set(tables.map(({ schema, name }) => `${schema}.${name}`));
    const left = rows
      .map(({ name }) => name)
      .filter((name) => !saved.has(name) && !name.startsWith("jobs.queue_stats_"));
    expect(left).toEqual([
      "jobs.queue",
      "jobs.schedule",
      "jobs.version",
      "public.kysely_migration",
      "public.kysely_migration_lock",
    ]);
    expect(tables.find(({ schema }) => schema === "demographics")?.rows).toBeGreaterThan(0);
  });

  it("is refused when a byte of it is not as it was written, and nothing is touched", async () => {
    const target = await emptyTarget("untouched");
    await saveBackup(source(), join(folder, "damaged"), now);
    const [first = ""] = await readdir(join(folder, "damaged/documents"), { recursive: true }).then((names) =>
      names.filter((name) => name.length > 30),
    );
    const path = join(folder, "damaged/documents", first);
    const bytes = await readFile(path);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(path, bytes);
    await expect(restoreBackup(join(folder, "damaged"), target)).rejects.toThrow(
      `The backup is damaged: ${path} is missing`,
    );
    const { rows } = await target.database.pool.query("select 1 from pg_class where relname = 'applications'");
    expect(rows).toEqual([]);
  });

  it("of a newer version is refused in one sentence, and nothing is touched", async () => {
    const target = await emptyTarget("newer");
    const newer = await saveBackup(source(), join(folder, "newer-version"), now);
    const path = join(folder, "newer-version/manifest.json");
    await writeFile(path, JSON.stringify({ ...newer, migration: "999-tomorrow" }));
    await expect(restoreBackup(join(folder, "newer-version"), target)).rejects.toThrow("it has 999-tomorrow");
    const { rows } = await target.database.pool.query("select 1 from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([]);
  });

  it("never overwrites what is there", async () => {
    await expect(restoreBackup(join(folder, "taken"), source())).rejects.toThrow("restore into an empty");
    await expect(saveBackup(source(), join(folder, "taken"), now)).rejects.toThrow("exists");
    await expect(restoreBackup(folder, source())).rejects.toThrow("is no backup");
  });
});

/** Everything that PostgreSQL watches over rows with, and finds them by. */
async function guardsOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ guard: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as guard from pg_constraint
       where connamespace = any('{public,demographics}'::regnamespace[])
     union all
     select indexdef from pg_indexes where schemaname in ('public', 'demographics')
     order by 1`,
  );
  return rows.map(({ guard }) => guard);
}
