import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { loadConfig } from "@gable/server/config.ts";
import { takeOwnerLock } from "@gable/server/database/embedded/owner-lock.ts";
import { chooseDatabaseHome, postgresAccount } from "@gable/server/database/embedded/places.ts";
import { findPostmaster, stopPostmaster } from "@gable/server/database/embedded/postmaster.ts";
import { StartRefused } from "@gable/server/start-refused.ts";
import { runCommand } from "./running/command.ts";

// npm run db:reset: throws away what DATA_DIR holds but its keys; the next start makes an empty database.

await runCommand("npm run db:reset", async () => {
  const { dataDir, databaseUrl } = loadConfig(process.env);
  if (databaseUrl) throw new StartRefused("DATABASE_URL is set, and this removes the embedded database only.");
  takeOwnerLock(dataDir);
  const home = chooseDatabaseHome(dataDir, postgresAccount());
  const orphan = findPostmaster(join(home, "postgres"));
  if (orphan) await stopPostmaster(orphan);
  rmSync(join(home, "postgres"), { recursive: true, force: true });
  const kept = new Set(["keys.json", "postgres-home.txt"]);
  for (const name of readdirSync(dataDir)) {
    if (!kept.has(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  console.log(`Emptied ${dataDir}.`);
});
