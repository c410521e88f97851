import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { OUTSIDE_TESTS, readOutsideTests } from "./outside-tests.ts";
import { root } from "./root.ts";
import { type Counts, readPlaywright, readVitest } from "./test-reports.ts";

/**
 * What reads our types is written in Go and holds nearly all that it has read until it ends: to look for garbage as often as Go does by itself
 * is an eighth of its processor time. From the limit on it looks for it as often as it must.
 */
const rareCollection = { GOGC: "400", GOMEMLIMIT: "4GiB" };

/** A command that passes or fails as a whole. What it says is shown only when it fails. */
async function runCheck(name: string, command: string, words: string[]): Promise<Counts> {
  const startedAt = performance.now();
  const { code, output } = await runTool(command, words, "pipe", rareCollection);
  const took = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  process.stdout.write(code === 0 ? `✓ ${name} (${took})\n` : `✗ ${name} (${took})\n${output}\n`);
  return code === 0 ? { passed: 1, failed: 0, faults: [] } : { passed: 0, failed: 1, faults: [name] };
}

/** A program that has not ended by then never will: it is stopped, and counts as failed. Several times what a slow machine needs. */
const LIMIT_MS = 60 * 60_000;

/** Every test that needs no browser. */
export async function runVitest(environment: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const report = join(root, ".cache/vitest.json");
  for (const file of [report, OUTSIDE_TESTS]) rmSync(file, { force: true });
  const reporters = ["default", "json", join(import.meta.dirname, "outside-tests.ts")];
  const { code } = await runTool(
    "vitest",
    ["run", ...reporters.map((reporter) => `--reporter=${reporter}`), `--outputFile.json=${report}`],
    "inherit",
    environment,
  );
  return countsOf("vitest", report, code, (text) => readVitest(text, readOutsideTests()));
}

/** Every persona's whole journey over HTTP, to the end that its story has. */
export async function runPersonas(): Promise<Counts> {
  const { code, output } = await runNode(join(root, "tools/personas.ts"));
  process.stdout.write(output);
  const [, passed = "0", failed = "0"] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  const faults = output.split("\n").flatMap((line) => (line.startsWith("✗ ") ? [line.slice(2)] : []));
  return endedWith("personas", code, { passed: Number(passed), failed: Number(failed), faults });
}

/** The journeys in a real browser. */
export async function runPlaywright(environment: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const report = join(root, ".cache/playwright.json");
  rmSync(report, { force: true });
  const { code } = await runTool("playwright", ["test", "--config", "e2e", "--reporter=line,json"], "inherit", {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
    ...environment,
  });
  return countsOf("playwright", report, code, readPlaywright);
}

function countsOf(tool: string, report: string, code: number | null, read: (report: unknown) => Counts): Counts {
  let counts: Counts = { passed: 0, failed: 0, faults: [] };
  try {
    counts = read(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    process.stderr.write(`There is no report in ${report}.\n`);
  }
  return endedWith(tool, code, counts);
}

/** A run that ends badly has failed, whatever its report says, and says so by its name where nothing else does. */
function endedWith(tool: string, code: number | null, counts: Counts): Counts {
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, faults: [...counts.faults, `${tool} ended with code ${code} and names nothing`] };
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

/** Types, lint, format, and what nothing uses, side by side. */
export async function runStaticChecks(): Promise<Counts> {
  return sum(
    await Promise.all([
      // Several checkers would each work out what they share; the other cores have the lint to do.
      runCheck("types", "tsc", ["-b", "--checkers", "1"]),
      runCheck("lint", "oxlint", ["--type-aware"]),
      runCheck("format", "biome", ["check", "."]),
      runCheck("dead code", "knip", ["--no-progress"]),
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
