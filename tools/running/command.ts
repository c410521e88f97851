import { type Config, loadConfig } from "@gable/server/config.ts";
import { connectToRunning } from "@gable/server/database/connect-to-running.ts";
import { isDatabaseOutage, reasonOf } from "@gable/server/database/database-outage.ts";
import { ShelfUnavailable } from "@gable/server/modules/documents/shelf/shelf.ts";
import { StartRefused } from "@gable/server/start-refused.ts";

/** A command was typed without what it needs: its usage is said. */
export class Misused extends Error {
  override readonly name = "Misused";
}

/**
 * Does a command's work. What whoever typed it can mend is said in a sentence, with code 1: words that it does not know, a setting, a
 * database or a store of documents that does not answer. `usage` begins with the command.
 */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const sentence = mendable(error, usage);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}

type Connection = ReturnType<typeof connectToRunning>["kysely"];

/**
 * Works on the database of a product that runs, and lets go of it.
 * @throws StartRefused when none runs
 */
export async function besideProduct(work: (db: Connection, config: Config) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env);
  const { kysely } = connectToRunning(config);
  try {
    await work(kysely, config);
  } finally {
    await kysely.destroy();
  }
}

function mendable(error: unknown, usage: string): string | undefined {
  if (error instanceof Misused || isUnknownWord(error)) return `Usage: ${usage}`;
  if (error instanceof StartRefused || error instanceof ShelfUnavailable) return error.message;
  return isDatabaseRefused(error)
    ? `The database cannot be used (${reasonOf(error)}): check DATABASE_URL and that the server runs.`
    : undefined;
}

/** It is away, or takes neither the user (SQLSTATE class 28) nor the name (3D). A file that is not there is nothing of the database's. */
function isDatabaseRefused(error: unknown): boolean {
  if (!(error instanceof Error) || ("syscall" in error && error.syscall === "open")) return false;
  return isDatabaseOutage(error) || ("code" in error && /^(28|3D)/.test(String(error.code)));
}

const isUnknownWord = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
