import { execFile } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { StartRefused } from "../../start-refused.ts";
import { type OwnerLock, takeOwnerLock } from "./owner-lock.ts";
import { type Account, chooseDatabaseHome, makeSocketFolder, postgresAccount } from "./places.ts";
import {
  findPostmaster,
  type Postmaster,
  type PostmasterOptions,
  startPostmaster,
  stopPostmaster,
} from "./postmaster.ts";
import { findPrograms, type Programs } from "./programs.ts";
import { isAlive } from "./running-process.ts";

export type EmbeddedPostgres = {
  /** Connects to database `gable` as its owner. */
  url: string;
  /** As the role that works on its rows. */
  workingUrl: string;
  /** Where the data is: below `dataDir` unless PostgreSQL's user cannot reach that. */
  dataFolder: string;
  /** Whether the server of a dead owner was taken over. */
  wasAdopted: boolean;
  /** Stops the server and gives the data folder free. */
  close(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  isDurable?: boolean;
  /** Called when the server died and runs again. */
  onRestart?: () => void;
  /** Called when the server died and could not be started again, as on a full disk; it is tried until it can. */
  onAway?: (error: unknown) => void;
};

/** Superuser and database are called this. */
const NAME = "gable";
/** The role that may not change tables (`working-role.ts`). */
const WORKING_ROLE = "gable_work";
const WATCH_EVERY_MS = 250;
/** Between two tries to start a server that did not. */
const AWAY_MS = 2_000;
/** A server on a busy machine is slow, and to stop it for that would take longer still. */
const ADOPTION_PATIENCE_MS = 15_000;

/**
 * Runs PostgreSQL on `dataDir`/postgres, reachable only through a private socket, and starts it again if it dies.
 * @throws StartRefused when another process owns the folder, or PostgreSQL does not start
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = postgresAccount();
  makeDataDir(options.dataDir, account);
  const lock = takeOwnerLock(options.dataDir);
  try {
    return await startOwned(options, account, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startOwned(
  options: EmbeddedPostgresOptions,
  account: Account,
  lock: OwnerLock,
): Promise<EmbeddedPostgres> {
  const home = chooseDatabaseHome(options.dataDir, account);
  const dataFolder = join(home, "postgres");
  const programs = findPrograms(account, home);
  await createCluster(programs, dataFolder, account);
  const postmasterOptions: PostmasterOptions = {
    program: programs.postgres,
    dataFolder,
    socketFolder: makeSocketFolder(home, account),
    logFile: join(options.dataDir, "postgres.log"),
    account,
    isDurable: options.isDurable ?? true,
  };
  const adopted = await adoptPostmaster(postmasterOptions, programs);
  let postmaster = adopted ?? (await startPostmaster(postmasterOptions));
  await createDatabase(postmasterOptions.socketFolder);

  let isRestarting = false;
  let triedAt = 0;
  const restartIfDead = async () => {
    if (isRestarting || isAlive(postmaster.pid) || performance.now() - triedAt < AWAY_MS) return;
    isRestarting = true;
    try {
      makeSocketFolder(home, account);
      postmaster = await startPostmaster(postmasterOptions);
      options.onRestart?.();
    } catch (error) {
      triedAt = performance.now();
      options.onAway?.(error);
    } finally {
      isRestarting = false;
    }
  };
  const watch = setInterval(() => void restartIfDead(), WATCH_EVERY_MS);
  watch.unref();

  return {
    url: socketUrl(postmasterOptions.socketFolder),
    workingUrl: workingUrlOf(socketUrl(postmasterOptions.socketFolder)),
    dataFolder,
    wasAdopted: adopted !== undefined,
    close: async () => {
      clearInterval(watch);
      await stopPostmaster(findPostmaster(dataFolder) ?? postmaster);
      rmSync(postmasterOptions.socketFolder, { recursive: true, force: true });
      lock.release();
    },
  };
}

/** Where the database of a data folder answers, when it runs just now, whoever runs it. */
export function findRunningDatabase(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  const found = findPostmaster(join(chooseDatabaseHome(dataDir, postgresAccount()), "postgres"));
  return found?.isReady ? socketUrl(found.socketFolder) : undefined;
}

function makeDataDir(dataDir: string, account: Account): void {
  try {
    // Another account than ours must be able to pass through to `postgres`, but not to look around.
    mkdirSync(dataDir, { recursive: true, mode: account ? 0o711 : 0o700 });
    if (account) chmodSync(dataDir, 0o711);
  } catch (cause) {
    throw new StartRefused(`The data folder ${dataDir} cannot be written: set DATA_DIR to a folder of your own.`, {
      cause,
    });
  }
}

/** Under another name first: a folder called `postgres` is always whole. */
async function createCluster(programs: Programs, dataFolder: string, account: Account): Promise<void> {
  if (existsSync(dataFolder)) return checkCluster(programs, dataFolder, account);
  const draft = `${dataFolder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (account) chownSync(draft, account.uid, account.gid);
  const flags = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--encoding=UTF8", "--no-instructions"];
  try {
    await promisify(execFile)(programs.initdb, ["-D", draft, "-U", NAME, "-A", "trust", ...flags], {
      cwd: draft,
      env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
      ...account,
    });
  } catch (cause) {
    const reason = (cause as { stderr?: string }).stderr?.trim().split("\n").at(-1) ?? String(cause);
    throw new StartRefused(`The embedded database could not be created: ${reason}.`, { cause });
  }
  renameSync(draft, dataFolder);
}

function checkCluster(programs: Programs, dataFolder: string, account: Account): void {
  const { uid } = statSync(dataFolder);
  if (uid !== (account?.uid ?? process.getuid?.())) {
    throw new StartRefused(
      `The database in ${dataFolder} belongs to another user (${uid}): start as that user, or set DATA_DIR to another folder.`,
    );
  }
  const found = readFileSync(join(dataFolder, "PG_VERSION"), "utf8").trim();
  const major = programs.version.split(".")[0];
  if (found !== major) {
    throw new StartRefused(
      `The database in ${dataFolder} was made by PostgreSQL ${found}, this is ${major}: dump and restore it, or move it away.`,
    );
  }
}

/** The server that a dead owner left behind: taken over if it is as ours would be, else stopped. */
async function adoptPostmaster(options: PostmasterOptions, programs: Programs): Promise<Postmaster | undefined> {
  const found = findPostmaster(options.dataFolder);
  if (!found) return undefined;
  const client = new Client({
    connectionString: socketUrl(found.socketFolder, "postgres"),
    connectionTimeoutMillis: ADOPTION_PATIENCE_MS,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; fsync: string }>(
      "select current_setting('server_version') as version, current_setting('fsync') as fsync",
    );
    const [server] = rows;
    const isAsOurs =
      server !== undefined &&
      programs.version.startsWith(server.version) &&
      server.fsync === (options.isDurable ? "on" : "off") &&
      found.socketFolder === options.socketFolder;
    if (isAsOurs) return found;
    await stopPostmaster(found);
  } catch {
    // It does not answer: it is going down, or its socket was cleaned away.
    await stopPostmaster(found);
  } finally {
    await client.end().catch(() => undefined);
  }
  return undefined;
}

async function createDatabase(socketFolder: string): Promise<void> {
  const client = new Client({ connectionString: socketUrl(socketFolder, "postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [NAME]);
    if (rowCount === 0) await client.query(`create database ${NAME}`);
    const { rowCount: roles } = await client.query("select 1 from pg_roles where rolname = $1", [WORKING_ROLE]);
    if (roles === 0) await client.query(`create role ${WORKING_ROLE} login`);
  } finally {
    await client.end();
  }
}

/** A connection string for a database behind a socket. */
export function socketUrl(socketFolder: string, database = NAME): string {
  // Everything is said here, so that PGPORT and PGSSLMODE of the person's own shell do not lead elsewhere.
  return `postgresql://${NAME}@/${database}?host=${encodeURIComponent(socketFolder)}&port=5432&sslmode=disable`;
}

/** The same database behind the same socket, as the role that works on it. A server that is not ours keeps the role it names. */
export const workingUrlOf = (ownerUrl: string): string =>
  ownerUrl.replace(new RegExp(`^postgresql://${NAME}@/`), `postgresql://${WORKING_ROLE}@/`);
