import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Manifest } from "@gable/server/backup/manifest.ts";
import { restoreBackup } from "@gable/server/backup/restore-backup.ts";
import { type Source, saveBackup } from "@gable/server/backup/save-backup.ts";
import { startEmbeddedPostgres } from "@gable/server/database/embedded/embedded-postgres.ts";
import { connect } from "@gable/server/database/open.ts";
import { openDiskShelf } from "@gable/server/modules/documents/shelf/disk-shelf.ts";
import { findBrokenEvent } from "@gable/server/workflow/event-log.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { databaseCpuMs } from "@gable/testkit/processor-time.ts";
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";

const PERSONA = "straight-approval";
const MANY = 10_000;
const GOOD_SECONDS = 60;

/**
 * Funds so many lines, saves everything while another borrower is at it, and restores it into an empty PostgreSQL that syncs every commit.
 * False when a row, a document or a chain of events is not there as it was saved.
 */
export async function saveAndRestore(lines: number): Promise<boolean> {
  const product = await startOwnProduct({ LOG_LEVEL: "silent" });
  const folder = mkdtempSync(join(tmpdir(), "gable-restore-"));
  // PostgreSQL may run as another user, and is to have its data where it is looked for.
  chmodSync(folder, 0o711);
  const wrong: string[] = [];
  try {
    await fundLines(product, lines);
    const source = { url: product.databaseUrl(), documents: openDiskShelf(join(product.dataDir, "documents")) };
    const other = fundLine(product, "meanwhile");
    const [saved, saveSeconds] = await timed(() => saveBackup(source, join(folder, "taken"), new Date()));
    await other;

    const database = await startEmbeddedPostgres({ dataDir: join(folder, "restored") });
    try {
      const target = { url: database.url, documents: openDiskShelf(join(folder, "restored/documents")) };
      const processor = () =>
        process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000 + databaseCpuMs(join(folder, "restored"));
      const before = processor();
      const [, restoreSeconds] = await timed(() => restoreBackup(join(folder, "taken"), target));
      const processorSeconds = (processor() - before) / 1000;
      wrong.push(...(await differences(target, saved, join(folder, "again"))));
      const { read, broken } = await readChains(database.url);
      wrong.push(...broken.map((uuid) => `the chain of ${uuid} is broken`));
      if (read < lines) wrong.push(`${read} of ${lines} applications are there`);
      const forMany = (restoreSeconds * MANY) / lines;
      if (wrong.length > 0) console.log(wrong.join("\n"));
      const rows = saved.tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `R13: ${lines} funded lines, ${rows} rows and ${saved.documents.length} documents saved in ${saveSeconds.toFixed(1)} s while another borrower was at it, restored in ${restoreSeconds.toFixed(1)} s, of which ${processorSeconds.toFixed(1)} s of processor on ${availableParallelism()} cores: at that pace ${forMany.toFixed(0)} s for ${MANY} (good: ${GOOD_SECONDS}); ${read} chains read; ${wrong.length} faults.`,
      );
    } finally {
      await database.close();
    }
  } finally {
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return wrong.length === 0;
}

async function fundLines(product: OwnProduct, lines: number): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < lines) {
      next += 1;
      await fundLine(product, `line-${next}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function fundLine(product: OwnProduct, name: string): Promise<void> {
  const { last } = await walk({ ...product, persona: PERSONA, email: `${name}@example.com`, timePasses: true });
  if (last.step !== "COMPLETE") throw new Error(`A journey ended at ${last.step}.`);
}

/** PostgreSQL may put rows in another order than they were in: their number counts here, the hash of each document, and the chains. */
const counted = ({ tables }: Manifest) => tables.map(({ sha256: _ofRowsInTheirOrder, ...table }) => table);

/** Of what was restored, saved again, from what had been saved. */
async function differences(restored: Source, saved: Manifest, folder: string): Promise<string[]> {
  const again = await saveBackup(restored, folder, new Date());
  return [
    ...(isDeepStrictEqual(counted(again), counted(saved)) ? [] : ["tables differ"]),
    ...(isDeepStrictEqual(again.documents, saved.documents) ? [] : ["documents differ"]),
    ...(isDeepStrictEqual(again.sequences, saved.sequences) ? [] : ["sequences differ"]),
  ];
}

async function readChains(url: string): Promise<{ read: number; broken: string[] }> {
  const { kysely } = connect(url, 2);
  try {
    const all = await kysely.selectFrom("applications").select("uuid").execute();
    const broken: string[] = [];
    for (const { uuid } of all) {
      const at = await kysely.transaction().execute((trx) => findBrokenEvent(trx, uuid));
      if (at !== undefined) broken.push(uuid);
    }
    return { read: all.length, broken };
  } finally {
    await kysely.destroy();
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const startedAt = performance.now();
  const result = await work();
  return [result, (performance.now() - startedAt) / 1000];
}
