// From a fresh clone to a product that serves, with npm's cache warm: packages, portal, database; and the second start of the same clone.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCommand } from "./start-command.ts";

const root = join(import.meta.dirname, "..");
const GOOD_FRESH_SECONDS = 30;
const GOOD_AGAIN_SECONDS = 3;

export async function benchStarts(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "gable-bench-clone-"));
  try {
    execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${root}`, folder]);
    const times: number[] = [];
    for (const _turn of ["fresh", "again"]) {
      const started = await startCommand("npm", ["start"], folder, {});
      times.push(started.tookMs);
      await started.stop();
    }
    const [fresh = 0, again = 0] = times.map((ms) => ms / 1000);
    return [
      `first start of a fresh clone   ${fresh.toFixed(1)} s (good: ${GOOD_FRESH_SECONDS} s)`,
      `second start                   ${again.toFixed(1)} s (good: ${GOOD_AGAIN_SECONDS} s)`,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
