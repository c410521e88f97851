import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** What the bundles are made of, beside the app's own folder. */
const SHARED_SOURCES = ["packages/{ui,domain,contract}/src/**", "package-lock.json"];

/** The apps that run in a browser: those that Vite builds. */
export function browserApps(): string[] {
  return globSync("apps/*/vite.config.ts", { cwd: root }).map((path) => path.split(/[/\\]/)[1] ?? "");
}

/**
 * Builds the apps whose sources have changed since their last build.
 * @returns the names of those that were built
 * @throws Error when one does not build; Vite has said why
 */
export async function buildBrowserApps(): Promise<string[]> {
  const stale = browserApps().filter((app) => readStamp(app) !== stampOf(app) || !existsSync(bundleOf(app)));
  await Promise.all(stale.map(build));
  return stale;
}

/** Where each app's bundle lies, below its `dist`: the server looks for these folders when it starts. */
const assetFolders = ["assets", "console-assets"];

/**
 * Makes the folders of the bundles where nothing was ever built, so that the server can start while they are.
 * @returns whether nothing was
 */
export function prepareBundleFolders(): boolean {
  const apps = browserApps();
  if (apps.some((app) => existsSync(bundleOf(app)))) return false;
  for (const app of apps)
    for (const folder of assetFolders) mkdirSync(join(root, "apps", app, "dist", folder), { recursive: true });
  return true;
}

async function build(app: string): Promise<void> {
  const stamp = stampOf(app);
  const made = join(root, ".cache/bundles", app);
  const [code] = (await once(
    runVite(app, ["build", "--logLevel", "warn", "--outDir", made, "--emptyOutDir"]),
    "exit",
  )) as [number | null];
  if (code !== 0) throw new Error(`apps/${app} does not build: see Vite's message above.`);
  putInPlace(made, join(root, "apps", app, "dist"));
  mkdirSync(join(root, ".cache/builds"), { recursive: true });
  writeFileSync(stampFile(app), stamp);
}

/**
 * Puts a folder that was made elsewhere in the place of another. A server that runs meanwhile finds one of the two, never a page whose
 * parts are still being written.
 */
export function putInPlace(made: string, place: string): void {
  const former = `${made}-former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, former);
  renameSync(made, place);
  rmSync(former, { recursive: true, force: true });
}

/** Runs Vite in the app's folder. */
export function runVite(app: string, words: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [join(root, "node_modules/vite/bin/vite.js"), ...words], {
    cwd: join(root, "apps", app),
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
}

function stampOf(app: string): string {
  const hash = createHash("sha256").update(process.env["DEPLOYMENT"] ?? "");
  for (const path of globSync([`apps/${app}/**`, ...SHARED_SOURCES], { cwd: root, exclude: isMade }).toSorted()) {
    const found = statSync(join(root, path));
    // A folder's time changes when the bundle is put into it.
    if (found.isFile()) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function isMade(path: string): boolean {
  return /(^|[/\\])(dist|node_modules)$/.test(path) || /\.test\.tsx?$/.test(path);
}

function readStamp(app: string): string | undefined {
  return existsSync(stampFile(app)) ? readFileSync(stampFile(app), "utf8") : undefined;
}

const bundleOf = (app: string) => join(root, "apps", app, "dist/index.html");
const stampFile = (app: string) => join(root, ".cache/builds", `${app}.txt`);
