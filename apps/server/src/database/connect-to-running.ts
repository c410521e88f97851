import { join } from "node:path";
import type { Config } from "../config.ts";
import { StartRefused } from "../start-refused.ts";
import { socketUrl } from "./embedded/embedded-postgres.ts";
import { chooseDatabaseHome, postgresAccount } from "./embedded/places.ts";
import { findPostmaster } from "./embedded/postmaster.ts";
import { connect } from "./open.ts";

/** Connections of a command beside the product. */
const POOL_SIZE = 2;

/**
 * Connects a command to the database of a running product: the server that is configured, or the embedded one.
 * @throws StartRefused when the product does not run
 */
export function connectToRunning(config: Pick<Config, "databaseUrl" | "dataDir">): ReturnType<typeof connect> {
  if (config.databaseUrl) return connect(config.databaseUrl, POOL_SIZE);
  const home = chooseDatabaseHome(config.dataDir, postgresAccount());
  const postmaster = findPostmaster(join(home, "postgres"));
  if (!postmaster) throw new StartRefused(`No product runs on ${config.dataDir}. Start it first, or set DATABASE_URL.`);
  return connect(socketUrl(postmaster.socketFolder), POOL_SIZE);
}
