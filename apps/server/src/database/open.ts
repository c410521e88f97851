import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { StartRefused } from "../start-refused.ts";
import { reasonOf } from "./database-outage.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import { parsers } from "./parsers.ts";
import { prepareOftenAsked } from "./prepare-often-asked.ts";
import type { Tables } from "./tables.ts";

export type DatabaseConfig = {
  /** A PostgreSQL server; undefined starts the embedded one. */
  databaseUrl?: string | undefined;
  /** The same server as the role that owns the tables; undefined where `databaseUrl` names it. */
  databaseOwnerUrl?: string | undefined;
  /** Holds the embedded database. */
  dataDir: string;
  /** Connections of this process at most. */
  poolSize?: number;
  onRestart?: () => void;
  onAway?: (error: unknown) => void;
};

export type Database = {
  pool: Pool;
  kysely: Kysely<Tables>;
  /** For connections outside the pool (notifications, jobs). */
  url: string;
  /** As the role that owns the tables and may change them; the same as `url` where there is only one. */
  ownerUrl: string;
  /** The embedded server, when this process runs it. */
  embedded: EmbeddedPostgres | undefined;
  close(): Promise<void>;
};

/** Generated columns in unique indexes, `nulls not distinct` and the like: what the migrations use exists from here on. */
const OLDEST_SERVER = 150_000;
/** So often a server is asked for its version that does not answer in time. */
const ATTEMPTS = 3;

/**
 * Opens the database that the configuration names: a server by URL, or the embedded one.
 * @throws StartRefused when there is no usable database; the message says what to do
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl, dataDir, poolSize = 20, onRestart, onAway } = config;
  const embedded = databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir, ...(onRestart && { onRestart }), ...(onAway && { onAway }) });
  const url = databaseUrl ?? embedded?.workingUrl ?? "";
  const ownerUrl = embedded?.url ?? databaseOwnerUrl ?? url;
  const { pool, kysely } = connect(url, poolSize);
  const close = async () => {
    await kysely.destroy();
    // It leaves a pool that was asked beside it alone, and that would keep a command from ending.
    if (!pool.ended) await pool.end();
    await embedded?.close();
  };
  try {
    if (databaseUrl) await checkServer(pool, databaseUrl);
  } catch (error) {
    await close();
    throw error;
  }
  return { pool, kysely, url, ownerUrl, embedded, close };
}

/** A pool and a query builder on a database that is known to be there. */
export function connect(url: string, poolSize: number): { pool: Pool; kysely: Kysely<Tables> } {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types: parsers,
    application_name: "gable",
    options: "-c timezone=UTC",
    connectionTimeoutMillis: 10_000,
    // The server gives up first; the client when there is no server left to do so.
    statement_timeout: 15_000,
    query_timeout: 17_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  outliveConnections(pool);
  return { pool, kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepareOftenAsked(pool) }) }) };
}

/**
 * A connection that breaks (the server restarts) is replaced by the pool. Without listeners it ends the process, and the pool's own
 * does not hear those that it is just closing.
 */
export function outliveConnections(pool: Pool): void {
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
}

async function checkServer(pool: Pool, databaseUrl: string): Promise<void> {
  let version: number;
  try {
    version = await versionOf(pool);
  } catch (cause) {
    throw new StartRefused(
      `The database ${nameOf(databaseUrl)} cannot be used (${reasonOf(cause)}): check DATABASE_URL and that the server runs.`,
      { cause },
    );
  }
  if (version < OLDEST_SERVER) {
    throw new StartRefused(
      `The database ${nameOf(databaseUrl)} is PostgreSQL ${Math.floor(version / 10_000)}: version 15 or newer is needed.`,
    );
  }
}

/**
 * The server's version as a number. On a slow machine a process that starts may be so busy with reading itself that it hears of the
 * connection too late: then it asks again.
 */
async function versionOf(pool: Pool): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await pool.query<{ version: number }>(
        "select current_setting('server_version_num')::int as version",
      );
      return rows[0]?.version ?? 0;
    } catch (cause) {
      if (attempt === ATTEMPTS || !(cause instanceof Error && /time-?out/i.test(cause.message))) throw cause;
    }
  }
}

/** Host and database of a URL, without user and password. */
function nameOf(databaseUrl: string): string {
  try {
    const { host, pathname, searchParams } = new URL(databaseUrl.replace("@/", "@socket/"));
    return `${searchParams.get("host") ?? host}${pathname}`;
  } catch {
    return "in DATABASE_URL";
  }
}
