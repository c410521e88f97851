// npm run mutations [-- FOLDER …]: changes one thing at a time in folders of packages/domain/src (money where none is named) and looks
// whether its tests notice (R14). Stryker is put into .cache for it, by npm, and is no package of ours.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./running/root.ts";

const STRYKER = "10.1.1";
const GOOD = 0.8;

type Json = Readonly<Record<string, Readonly<Record<string, string>>>>;
interface Mutant {
  readonly status: "Killed" | "Timeout" | "Survived" | "NoCoverage" | "RuntimeError" | "CompileError" | "Ignored";
  readonly mutatorName: string;
  readonly location: { readonly start: { readonly line: number } };
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : ["money"];
const place = join(root, ".cache/mutations");
layOut();
run(process.platform === "win32" ? "npm.cmd" : "npm", [
  "install",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
]);
run(process.execPath, [join(place, "node_modules/@stryker-mutator/core/bin/stryker.js"), "run"]);
process.exitCode = report() ? 0 : 1;

/** The rules alone, without what else tests them: a rule is to be held by the tests beside it, and by the vectors. */
function layOut(): void {
  rmSync(join(place, "packages"), { recursive: true, force: true });
  rmSync(join(place, "reports"), { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  cpSync(join(root, "packages/domain"), join(place, "packages/domain"), {
    recursive: true,
    filter: (path) => !path.includes("node_modules"),
  });
  cpSync(join(root, "tsconfig.base.json"), join(place, "tsconfig.base.json"));
  const { devDependencies = {} } = readJson("package.json");
  const { dependencies } = readJson("packages/domain/package.json");
  const ours = Object.fromEntries(["vitest", "fast-check", "typescript"].map((name) => [name, devDependencies[name]]));
  const stryker = { "@stryker-mutator/core": STRYKER, "@stryker-mutator/vitest-runner": STRYKER };
  const write = (name: string, value: unknown) => writeFileSync(join(place, name), JSON.stringify(value));
  write("package.json", {
    private: true,
    type: "module",
    workspaces: ["packages/domain"],
    dependencies: { ...dependencies, ...ours, ...stryker },
  });
  write("tsconfig.json", { extends: "./tsconfig.base.json", files: [] });
  writeFileSync(
    join(place, "vitest.config.ts"),
    `export default { test: { testTimeout: 120_000, include: ${JSON.stringify([...folders, "vectors"].map((folder) => `packages/domain/src/${folder}/**/*.test.ts`))} } };`,
  );
  write("stryker.config.json", {
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    mutate: [...folders.map((folder) => `packages/domain/src/${folder}/**/*.ts`), "!**/*.test.ts", "!**/testing/**"],
    reporters: ["json"],
    // It reads the settings of TypeScript by a library that TypeScript 7 has no more.
    tsconfigFile: "none.json",
    disableTypeChecks: false,
    tempDirName: ".stryker",
  });
}

function readJson(path: string): Json {
  return JSON.parse(readFileSync(join(root, path), "utf8")) as Json;
}

function run(command: string, words: readonly string[]): void {
  const { status } = spawnSync(command, words, { cwd: place, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

/** Prints what no test noticed, and the share that one did. */
function report(): boolean {
  const { files } = JSON.parse(readFileSync(join(place, "reports/mutation/mutation.json"), "utf8")) as {
    files: Record<string, { mutants: Mutant[] }>;
  };
  let [noticed, unnoticed] = [0, 0];
  for (const [file, { mutants }] of Object.entries(files)) {
    for (const { status, mutatorName, location } of mutants) {
      if (status === "Killed" || status === "Timeout") noticed += 1;
      else if (status === "Survived" || status === "NoCoverage") {
        unnoticed += 1;
        console.log(`${file}:${location.start.line} ${mutatorName}`);
      }
    }
  }
  const share = noticed / (noticed + unnoticed);
  console.log(
    `R14: ${noticed} of ${noticed + unnoticed} changes of ${folders.join(", ")} noticed: ${(share * 100).toFixed(1)} % (good: ${GOOD * 100} %).`,
  );
  return share >= GOOD;
}
