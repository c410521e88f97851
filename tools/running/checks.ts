import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";
import { type Counts, readPlaywright, readVitest } from "./test-reports.ts";

/** A command that passes or fails as a whole. What it says is shown only when it fails. */
async function runCheck(name: string, command: string, words: string[]): Promise<Counts> {
  const startedAt = performance.now();
  const { code, output } = await runTool(command, words, "pipe");
  const took = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  process.stdout.write(code === 0 ? `✓ ${name} (${took})\n` : `✗ ${name} (${took})\n${output}\n`);
  return code === 0 ? { passed: 1, failed: 0, faults: [] } : { passed: 0, failed: 1, faults: [name] };
}

/** A program that has not ended by then never will: it is stopped, and counts as failed. Several times what a slow machine needs. */
const LIMIT_MS = 20 * 60_000;

/** Every test that needs no browser. */
export async function runVitest(): Promise<Counts> {
  const report = join(root, ".cache/vitest.json");
  rmSync(report, { force: true });
  const { code } = await runTool(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    "inherit",
  );
  return countsOf(report, code, readVitest);
}

/** Every persona's whole journey over HTTP, to the end that its story has. */
export async function runPersonas(): Promise<Counts> {
  const { code, output } = await runNode(join(root, "tools/personas.ts"));
  process.stdout.write(output);
  const [, passed = "0", failed = "0"] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  const faults = output.split("\n").flatMap((line) => (line.startsWith("✗ ") ? [line.slice(2)] : []));
  return { passed: Number(passed), failed: code === 0 ? Number(failed) : Math.max(Number(failed), 1), faults };
}

/** The journeys in a real browser. */
export async function runPlaywright(): Promise<Counts> {
  const report = join(root, ".cache/playwright.json");
  rmSync(report, { force: true });
  const { code } = await runTool("playwright", ["test", "--config", "e2e", "--reporter=line,json"], "inherit", {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return countsOf(report, code, readPlaywright);
}

function countsOf(report: string, code: number | null, read: (report: unknown) => Counts): Counts {
  let counts: Counts = { passed: 0, failed: 0, faults: [] };
  try {
    counts = read(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    process.stderr.write(`There is no report in ${report}.\n`);
  }
  // A run that ends badly has failed, whatever its report says.
  return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

/** Runs a script of ours on the Node that runs this one. */
const runNode = (script: string) => runProgram(process.execPath, [script], "pipe");

/** Runs a program of `node_modules/.bin`. */
const runTool = (tool: string, words: string[], output: "pipe" | "inherit", environment: NodeJS.ProcessEnv = {}) =>
  runProgram(join(root, "node_modules/.bin", tool), words, output, environment);

function runProgram(
  program: string,
  words: string[],
  output: "pipe" | "inherit",
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: root,
      stdio: ["ignore", output, output],
      env: { ...process.env, ...environment },
      shell: process.platform === "win32",
    });
    const limit = setTimeout(() => {
      process.stdout.write(`\n${program} did not end within ${LIMIT_MS / 60_000} minutes: it is stopped.\n`);
      child.kill("SIGKILL");
    }, LIMIT_MS);
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(limit);
      resolve({ code, output: text });
    });
  });
}

/** Types, lint and format, side by side. */
export async function runStaticChecks(): Promise<Counts> {
  return sum(
    await Promise.all([
      runCheck("types", "tsc", ["-b"]),
      runCheck("lint", "oxlint", ["--type-aware"]),
      runCheck("format", "biome", ["format", "."]),
    ]),
  );
}

export function sum(all: Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    faults: all.flatMap(({ faults }) => faults),
  };
}

/** What failed, the closing line, and the exit code. */
export function finish({ passed, failed, faults }: Counts): never {
  for (const name of faults) process.stdout.write(`✗ ${name}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
