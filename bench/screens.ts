// What registration, log-in, the offer, income and signing cost somebody whose browser was never here before: script and style as they come
// over the wire (bodies, compressed) and requests until the screen can be used; and on a phone, four times slower than this machine, on slow
// 4G (150 ms, 1.6 Mbit/s), the largest contentful paint, how long tasks block it and how much of it moves, each the middle one of several
// visits. Then the script that each of them brings to a browser that has been at those before it: its own, once what they share is there.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPage } from "./devtools.ts";
import { middle } from "./figures.ts";
import { namedScreens } from "./named-screens.ts";
import { startCommand } from "./start-command.ts";
import { type Goal, prepare, type Visit, visit, visitAnew } from "./visit.ts";

const root = join(import.meta.dirname, "..");
const VISITS = 3;

export async function benchScreens(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "gable-bench-"));
  const product = await startCommand(process.execPath, ["tools/start.ts"], root, {
    DATA_DIR: dataDir,
    SANDBOX_DELAYS: "off",
  });
  try {
    const goals = await namedScreens(product);
    const lines = [
      "                script      style  requests      LCP    usable      TBT    CLS",
      "good          150.0 kB    15.0 kB        12   1.80 s              50 ms  0.020",
    ];
    for (const goal of goals) {
      // The first visit of all makes the server read its files.
      await visitAnew(goal, false);
      const quick = await visitAnew(goal, false);
      const slow: Visit[] = [];
      while (slow.length < VISITS) slow.push(await visitAnew(goal, true));
      lines.push(lineOf(goal, quick, slow));
    }
    const own = await ownScripts(goals);
    return [...lines, `script that each brings after those before it (good: 25 kB): ${own.join(", ")}`];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function ownScripts(goals: readonly Goal[]): Promise<string[]> {
  const page = await openPage();
  const told: string[] = [];
  try {
    for (const goal of goals) {
      await prepare(page, goal, false);
      const { scriptBytes } = await visit(page, goal);
      told.push(`${goal.name} ${kilobytes(scriptBytes)}`);
    }
    return told;
  } finally {
    await page.close();
  }
}

function lineOf({ name }: Goal, { scriptBytes, styleBytes, requests }: Visit, slow: readonly Visit[]): string {
  const of = (figure: (one: Visit) => number) => middle(slow.map(figure));
  return [
    name.padEnd(12),
    kilobytes(scriptBytes).padStart(10),
    kilobytes(styleBytes).padStart(10),
    String(requests).padStart(9),
    seconds(of(({ paintedMs }) => paintedMs)).padStart(8),
    seconds(of(({ usableMs }) => usableMs)).padStart(9),
    `${of(({ blockedMs }) => blockedMs).toFixed(0)} ms`.padStart(8),
    of(({ shift }) => shift)
      .toFixed(3)
      .padStart(6),
  ].join(" ");
}

const kilobytes = (count: number): string => `${(count / 1000).toFixed(1)} kB`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
