import { type AdjustableClock, type Clock, startAdjustableClock, systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { type Listener, startListener } from "./database/listen.ts";
import { migrate } from "./database/migrate.ts";
import { type Database, openDatabase } from "./database/open.ts";
import { handOver } from "./database/working-role.ts";
import { type Jobs, startJobs } from "./jobs/open.ts";
import { createLogger, type Logger } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { createSealing, type Sealing } from "./sealing/sealing.ts";

/** What everything else stands on. */
export type Ground = {
  config: Config;
  log: Logger;
  metrics: Metrics;
  database: Database;
  listener: Listener;
  jobs: Jobs;
  clock: Clock;
  /** The same clock where it may be moved; undefined in production. */
  adjustableClock: AdjustableClock | undefined;
  sealing: Sealing;
  close(): Promise<void>;
};

export type GroundOverrides = {
  log?: Logger;
  /** An open database, which the caller closes. */
  database?: Database;
};

/**
 * Opens and migrates the database and starts what works on it.
 * @throws StartRefused when the person who starts it can mend what is wrong
 */
export async function openGround(config: Config, overrides: GroundOverrides = {}): Promise<Ground> {
  const log = overrides.log ?? createLogger(config.logLevel);
  const database = overrides.database ?? (await openConfigured(config, log));
  const opened: { close(): Promise<void> }[] = overrides.database ? [] : [database];
  const close = async () => {
    // What was opened last stands on what was opened first.
    for (const part of opened.toReversed()) await part.close();
  };
  try {
    const migrations = await migrate(database.ownerUrl);
    if (migrations.length > 0) log.info({ migrations }, "database migrated");
    await handOver(database);
    const listener = await startListener(database.url);
    opened.push(listener);
    const adjustableClock =
      config.deployment === "production" ? undefined : await startAdjustableClock(database.kysely, listener);
    if (adjustableClock) opened.push(adjustableClock);
    const metrics = createMetrics(database.pool);
    const jobs = await startJobs({
      url: database.url,
      isSchemaThere: database.ownerUrl !== database.url,
      listener,
      log,
      onEnded: metrics.worked,
      isOnlyWorker: database.embedded !== undefined,
    });
    opened.push(jobs);
    const sealing = createSealing(config.masterKeys);
    return {
      config,
      log,
      metrics,
      database,
      listener,
      jobs,
      clock: adjustableClock ?? systemClock,
      adjustableClock,
      sealing,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openConfigured(config: Config, log: Logger): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseOwnerUrl: config.databaseOwnerUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    onRestart: () => log.warn("the embedded database died and runs again"),
    onAway: (error) => log.error({ err: error }, "the embedded database died and cannot be started; it is tried again"),
  });
  const { embedded } = database;
  if (embedded?.wasAdopted) log.info("took over the database server of a run that was killed");
  return database;
}
