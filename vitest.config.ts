import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They start and kill processes, wait for clocks or build: short files that take long. */
const LONG = /\/(kills|main|production-build|journey|tell-of-moments|chat-kills|planted)\.test\.ts$/;

/** What runs in the server and beside it: Node reads it as it does there. What Vite would make of it first is the same at more cost. */
const READ_BY_NODE = /\/(packages\/(contract|domain|testkit|vendors)|apps\/(sandbox|server))\/src\/(?!.*\.test\.ts$)/;

/**
 * Where nothing was measured yet Vitest begins with the largest files, and would come to these last: one of them would hold up the end of
 * the run alone.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "apps/*/{src,build}/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    // A worker keeps the modules it has loaded: nothing of ours holds state that a test could leave behind for the next file.
    isolate: false,
    server: { deps: { external: [READ_BY_NODE] } },
    // Much of a test with a database or a server is waiting: more workers than cores keep them busy. A percentage would end at the cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    globalSetup: "packages/testkit/src/database-server.ts",
    setupFiles: "packages/testkit/src/slow-hands.ts",
    // They stop only what hangs: a machine with much else to do is no fault of a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
