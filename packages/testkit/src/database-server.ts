import { randomBytes } from "node:crypto";
import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres, workingUrlOf } from "@gable/server/database/embedded/embedded-postgres.ts";
import { readOwner } from "@gable/server/database/embedded/owner-lock.ts";
import { findPostmaster, stopPostmaster } from "@gable/server/database/embedded/postmaster.ts";
import { isSameProcess } from "@gable/server/database/embedded/running-process.ts";
import { startListener } from "@gable/server/database/listen.ts";
import { migrate } from "@gable/server/database/migrate.ts";
import { handOver } from "@gable/server/database/working-role.ts";
import { startJobs } from "@gable/server/jobs/open.ts";
import { createLogger } from "@gable/server/log.ts";
import { Client } from "pg";

/** Where workers of the test run find the server and the migrated database that is copied for each test file. */
export const SERVER_VARIABLE = "GABLE_TEST_DATABASE_SERVER";
export const TEMPLATE_VARIABLE = "GABLE_TEST_DATABASE_TEMPLATE";

/** Whether the run has its server: what was set up is told to every process that the run starts. */
export const isServerThere = (): boolean => process.env[SERVER_VARIABLE] !== undefined;

const FOLDER_PREFIX = "gable-tests-";

/** Linux keeps these files in memory. A database is a thousand files: on a disk, to make one takes longer than most tests. */
const MEMORY = "/dev/shm";
/** A whole run takes a fraction of it. */
const ROOM_BYTES = 4 * 1024 ** 3;
/** What the tests themselves, browsers included, want besides. */
const REST_BYTES = 4 * 1024 ** 3;

/** Vitest's global setup, and Playwright's: one server for the whole run, on `DATABASE_URL` or embedded. Returns its end. */
export async function setup(): Promise<() => Promise<void>> {
  const given = process.env["DATABASE_URL"];
  const server = given ? { url: given, close: async () => undefined } : await startTestServer();
  const template = `gable_template_${randomBytes(4).toString("hex")}`;
  await runOn(server.url, `create database ${template}`);
  await prepare(databaseUrl(server.url, template));
  process.env[SERVER_VARIABLE] = server.url;
  process.env[TEMPLATE_VARIABLE] = template;
  return async () => {
    for (const variable of [SERVER_VARIABLE, TEMPLATE_VARIABLE]) delete process.env[variable];
    // A connection that has ended here may not yet have ended there.
    await runOn(server.url, `drop database ${template} with (force)`);
    await server.close();
  };
}

/** Everything that a start of the product makes in an empty database. */
async function prepare(ownerUrl: string): Promise<void> {
  await migrate(ownerUrl);
  const url = workingUrlOf(ownerUrl);
  await handOver({ url, ownerUrl });
  const listener = await startListener(url);
  const isSchemaThere = url !== ownerUrl;
  const jobs = await startJobs({ url, isSchemaThere, listener, log: createLogger("silent"), isOnlyWorker: true });
  await jobs.close();
  await listener.close();
}

async function startTestServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const places = hasRoomInMemory() ? [MEMORY, tmpdir()] : [tmpdir()];
  for (const place of places) await removeLeftovers(place);
  const folder = mkdtempSync(join(places[0] ?? tmpdir(), FOLDER_PREFIX));
  const server = await startEmbeddedPostgres({ dataDir: folder, isDurable: false });
  const close = async () => {
    await server.close();
    // What the server had to be made to leave may still be writing its last.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  return { url: server.url, close };
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    // What is allowed there may be more than the machine, or the container, has left.
    return bavail * bsize >= ROOM_BYTES && process.availableMemory() >= ROOM_BYTES + REST_BYTES;
  } catch {
    return false;
  }
}

/** Servers of test runs that were killed. */
async function removeLeftovers(place: string): Promise<void> {
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    const folder = join(place, name);
    const owner = readOwner(join(folder, "owner.json"));
    if (!owner || isSameProcess(owner)) continue;
    const postmaster = findPostmaster(join(folder, "postgres"));
    if (postmaster) await stopPostmaster(postmaster);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one statement on a server's own database. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  return serverUrl.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}
