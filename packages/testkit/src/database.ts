import { randomBytes } from "node:crypto";
import { workingUrlOf } from "@gable/server/database/embedded/embedded-postgres.ts";
import { connect, type Database } from "@gable/server/database/open.ts";
import { beginWhereFiguresAre } from "./begin-where-figures-are.ts";
import { databaseUrl, runOn, SERVER_VARIABLE, TEMPLATE_VARIABLE } from "./database-server.ts";

/**
 * A database of a test's own, on the server of the test run: migrated, without rows, and worked on by the role that may not change tables;
 * or with nothing, by its owner. `close` drops it.
 */
export async function createTestDatabase(content: "migrated" | "nothing" = "migrated"): Promise<Database> {
  const serverUrl = process.env[SERVER_VARIABLE];
  const template = content === "nothing" ? "template0" : process.env[TEMPLATE_VARIABLE];
  if (!serverUrl || !template) throw new Error("No test database server: add database-server.ts to the global setup.");
  const name = `gable_test_${randomBytes(6).toString("hex")}`;
  // Its files are copied as they are: the other way writes each of their pages to the log too, for twice the processor time.
  await runOn(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const ownerUrl = databaseUrl(serverUrl, name);
  const url = content === "nothing" ? ownerUrl : workingUrlOf(ownerUrl);
  const { pool, kysely } = connect(url, 10);
  const close = async () => {
    await kysely.destroy();
    await runOn(serverUrl, `drop database ${name} with (force)`);
  };
  const database = { pool, kysely, url, ownerUrl, embedded: undefined, close };
  if (content === "migrated") await beginWhereFiguresAre(database);
  return database;
}
