// Runs before `npm start` and `npm test`, on whatever Node the machine has (20 or newer) and with nothing installed yet: no
// dependencies, no TypeScript, no newer syntax. Installs what the lock file names, unless it is there, and makes sure that the
// next step finds Node 24. With --tests also what only tests need, and a browser.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const forTests = process.argv.includes("--tests");
const NEEDED_NODE = 24;

installPackages();
checkNode();
if (forTests) await findBrowser();

function installPackages() {
  const lock = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(join(root, "node_modules/.package-lock.json"));
  if (lock && installed && isInstalled(lock, installed)) return;
  const startedAt = Date.now();
  say(`Installing packages (${forTests ? "with those for tests" : "once"}, this takes some seconds) …`);
  const options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ["npm"];
  const { status } = spawnSync(command, [...first, ...options, ...(forTests ? [] : ["--omit=dev"])], {
    cwd: root,
    stdio: "inherit",
    shell: !npm && process.platform === "win32",
  });
  if (status !== 0) stop("The packages could not be installed: see npm's message above, then try again.");
  say(`Installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** npm notes in `node_modules` what it has put there: that must be what the lock says, packages of other systems aside. */
function isInstalled(lock, installed) {
  return Object.entries(lock).every(([path, wanted]) => {
    if (!path.includes("node_modules/") || (wanted.dev && !forTests)) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : Boolean(wanted.optional);
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** npm puts `node_modules/.bin` first on the path of what it runs next, and there is Node 24 where npm has one for this system. */
function checkNode() {
  const bundled = join(root, "node_modules/.bin/node");
  if (existsSync(bundled)) {
    if (majorOf(bundled) >= NEEDED_NODE) return;
    // It does not run here (another C library): it must not hide the machine's own.
    rmSync(bundled);
  }
  if (Number(process.versions.node.split(".")[0]) >= NEEDED_NODE) return;
  stop(
    `Node ${NEEDED_NODE} or newer is needed; this is ${process.version}, and npm has none for ${process.platform} on ${process.arch}. ` +
      "Install it from https://nodejs.org, then try again.",
  );
}

function majorOf(program) {
  try {
    return Number(/^v(\d+)/.exec(execFileSync(program, ["--version"], { encoding: "utf8" }))?.[1]);
  } catch {
    return 0;
  }
}

async function findBrowser() {
  const { findOrInstallBrowser } = await import("./browser.mjs");
  const found = findOrInstallBrowser(say);
  if (!found.ok) stop(found.reason);
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(join(root, ".cache/browser.json"), JSON.stringify(found.browser));
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function stop(line) {
  say(line);
  process.exit(1);
}
