import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Linux counts processor time in ticks of 10 ms. */
const TICK_MS = 10;

/** User and system time of a process with all its threads, from where Linux tells it; not a number elsewhere. */
export const cpuMs = (pid: number): number => timesOf(`${pid}`)?.ownMs ?? Number.NaN;

/** The same for each kind of its threads: `main`, and the others by the names that Node gives them. */
export function threadCpuMs(pid: number): Map<string, number> {
  const times = new Map<string, number>();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const name = thread === String(pid) ? "main" : readFileSync(`/proc/${pid}/task/${thread}/comm`, "utf8").trim();
    times.set(name, (times.get(name) ?? 0) + (timesOf(`${pid}/task/${thread}`)?.ownMs ?? 0));
  }
  return times;
}

/** That of every process PostgreSQL has, and of those that have ended. */
export function databaseCpuMs(dataDir: string): number {
  const postmaster = Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  const times = timesOf(`${postmaster}`);
  if (!times) return Number.NaN;
  const children = readdirSync("/proc").flatMap((name) => timesOf(name) ?? []);
  return children
    .filter(({ parent }) => parent === postmaster)
    .reduce((total, { ownMs }) => total + ownMs, times.ownMs + times.endedMs);
}

/** Processor time of a process, or of `PID/task/THREAD`, and of its children that have ended; undefined where there is none, or no Linux. */
function timesOf(
  path: string,
): { readonly parent: number; readonly ownMs: number; readonly endedMs: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${path}/stat`, "utf8").split(") ").at(-1)?.split(" ").map(Number) ?? [];
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, ownMs: (user + system) * TICK_MS, endedMs: (endedUser + endedSystem) * TICK_MS };
  } catch {
    return undefined;
  }
}

/** What a process has in memory, in bytes. */
export const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

/** Files, connections and the like that a process has open. */
export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
