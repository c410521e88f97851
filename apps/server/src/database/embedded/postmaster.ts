import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartRefused } from "../../start-refused.ts";
import type { Account } from "./places.ts";
import { commandOf, isAlive } from "./running-process.ts";

/** What PostgreSQL writes into `postmaster.pid`. */
export type Postmaster = { pid: number; socketFolder: string; isReady: boolean };

export type PostmasterOptions = {
  program: string;
  dataFolder: string;
  socketFolder: string;
  logFile: string;
  account: Account;
  /** False only for databases of tests: faster, and lost when the machine stops. */
  isDurable: boolean;
};

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const LOG_LIMIT_BYTES = 1_000_000;

/**
 * The server that runs on the folder, whoever started it; undefined when none does. After a restart of the machine the recorded
 * process may be any other: only a PostgreSQL of this folder counts.
 */
export function findPostmaster(dataFolder: string): Postmaster | undefined {
  const [pid = "", , , , socketFolder = "", , , state = ""] = readRecord(dataFolder);
  if (!commandOf(Number(pid)).includes(dataFolder)) return undefined;
  return { pid: Number(pid), socketFolder, isReady: state.trim() === "ready" };
}

/** The lines of `postmaster.pid`. */
function readRecord(dataFolder: string): string[] {
  try {
    return readFileSync(join(dataFolder, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

/**
 * Starts a server that outlives this process' Ctrl-C, and waits until it answers.
 * @throws StartRefused with PostgreSQL's own reason when it does not start
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const logStart = sizeOf(options.logFile);
    const hasExited = spawnPostmaster(options);
    while (!hasExited() && Date.now() < deadline) {
      const postmaster = findPostmaster(options.dataFolder);
      if (postmaster?.isReady) return postmaster;
      await delay(10);
    }
    const reason = readLog(options.logFile, logStart);
    // The children of a killed server hold its memory for a moment longer than it lives.
    const isPassing = /still in use|is starting up/.test(reason);
    if (Date.now() >= deadline || !isPassing) {
      throw new StartRefused(
        `The embedded database did not start: ${reason || "no answer in time"}. Its log is ${options.logFile}.`,
      );
    }
    await delay(100);
  }
}

/** Ends connections and stops the server; harder after a while. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (!send(signal, postmaster.pid)) return;
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (!isAlive(postmaster.pid)) return;
      await delay(10);
    }
  }
}

function send(signal: NodeJS.Signals, pid: number): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Returns a question: whether the started process has ended. */
function spawnPostmaster(options: PostmasterOptions): () => boolean {
  if (sizeOf(options.logFile) > LOG_LIMIT_BYTES) truncateSync(options.logFile);
  const log = openSync(options.logFile, "a", 0o600);
  const settings = {
    listen_addresses: "",
    port: "5432",
    unix_socket_directories: options.socketFolder,
    unix_socket_permissions: "0700",
    max_connections: "200",
    timezone: "UTC",
    log_timezone: "UTC",
    // After a crash: one call for the whole file system instead of one for each of a thousand files.
    ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
    // Statements and the details of errors hold what people entered: neither goes into the log.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    ...(options.isDurable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const child = spawn(
    options.program,
    ["-D", options.dataFolder, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      cwd: options.dataFolder,
      detached: true,
      env: {
        PATH: process.env["PATH"],
        LC_ALL: "C",
        TZ: "UTC",
        // PostgreSQL respects a lock whose process id is in use. The server that had it is dead, or we would not start another:
        // the number belongs to a stranger, or to a corpse. What that server shared in memory is still respected.
        PG_GRANDPARENT_PID: readRecord(options.dataFolder)[0],
      },
      stdio: ["ignore", log, log],
      ...options.account,
    },
  );
  closeSync(log);
  child.unref();
  let isRefused = false;
  child.once("error", () => {
    isRefused = true;
  });
  return () => isRefused || child.exitCode !== null || child.signalCode !== null;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** The fatal line that PostgreSQL wrote since `start` (bytes), without time and process. */
function readLog(file: string, start: number): string {
  try {
    const lines = readFileSync(file).subarray(start).toString("utf8").trim().split("\n");
    const fatal = lines.find((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? "";
    return fatal.replace(/^.*?(FATAL|PANIC):\s*/, "");
  } catch {
    return "";
  }
}
