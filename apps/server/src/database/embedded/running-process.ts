import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A process and when it began: process ids are used again, so an id alone does not name a process. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** Whether a process with this id runs, whoever owns it. A dead one that nobody has waited for does not run. */
export function isAlive(pid: number): boolean {
  if (process.platform === "linux") return startInTicks(pid) !== undefined;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The process that has this id now; undefined when there is none. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === "linux" ? startInTicks(pid) : startByPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/** Its command line; empty when there is none to be read. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

export function isSameProcess(known: ProcessIdentity): boolean {
  return identify(known.pid)?.startedAt === known.startedAt;
}

/** Field 22 of /proc/PID/stat; the fields are counted behind the command, which may itself hold blanks and brackets. */
function startInTicks(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const isZombie = fields[0] === "Z";
    return isZombie ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function startByPs(pid: number): string | undefined {
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}
