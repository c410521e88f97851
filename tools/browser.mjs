// Finds a Chromium for the tests in a browser, in the syntax of Node 20.
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), ".cache");

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
];
const installedElsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * The browser of CHROME_PATH, else one from npm, else one of the system, else one that apt installs where it may. That of npm is the
 * same on every machine, and draws no window around the page: journeys take a quarter less of the processor than in a whole browser.
 * Answers `{ ok: true, browser: { executablePath, libraryPath? } }` or `{ ok: false, reason }`.
 */
export function findOrInstallBrowser(say) {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isProgram(chosen)) return found(chosen);
    return { ok: false, reason: `CHROME_PATH names ${chosen}, which is no program: correct it, or leave it out.` };
  }
  return (
    unpackBrowser(say) ??
    findInstalled() ??
    installWithApt(say) ?? {
      ok: false,
      reason: "The tests need Chromium, Chrome or Edge: install one, or set CHROME_PATH to the program.",
    }
  );
}

function findInstalled() {
  const executablePath = findSystemBrowser();
  return executablePath && found(executablePath);
}

function found(executablePath, libraryPath) {
  return { ok: true, browser: libraryPath ? { executablePath, libraryPath } : { executablePath } };
}

function findSystemBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...installedElsewhere].find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of the npm package, which is for Linux on x64, and brings the libraries and fonts that a bare system lacks. */
function unpackBrowser(say) {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = join(cache, "browser");
  if (!existsSync(folder)) {
    say("Unpacking a browser for the tests …");
    const draft = `${folder}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    const script = 'import("@sparticuz/chromium").then(({ default: chromium }) => chromium.executablePath())';
    // The package unpacks to the folder for temporary files, and its libraries only where it believes to be in this service.
    const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
    const { status } = spawnSync(process.execPath, ["--eval", script], { env, cwd: dirname(cache), stdio: "ignore" });
    if (status !== 0) {
      rmSync(draft, { recursive: true, force: true });
      return undefined;
    }
    renameSync(draft, folder);
  }
  const executablePath = join(folder, "chromium");
  const libraryPath = join(folder, "al2023/lib");
  if (canRun(executablePath)) return found(executablePath);
  return canRun(executablePath, libraryPath) ? found(executablePath, libraryPath) : undefined;
}

function canRun(executablePath, libraryPath) {
  try {
    execFileSync(executablePath, ["--version"], {
      env: libraryPath ? { ...process.env, LD_LIBRARY_PATH: libraryPath } : process.env,
      timeout: 20_000,
    });
    return true;
  } catch {
    return false;
  }
}

function installWithApt(say) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  say("Installing Chromium for the tests …");
  apt("update", "-q");
  apt("install", "-y", "-q", "--no-install-recommends", "chromium");
  return findInstalled();
}

function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", words, { stdio: ["ignore", "ignore", "inherit"], env });
}
