import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "apps/*/src/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    // A worker keeps the modules it has loaded: nothing of ours holds state that a test could leave behind for the next file.
    isolate: false,
    // Much of a test with a database or a server is waiting: more workers than cores keep them busy.
    maxWorkers: "150%",
    globalSetup: "packages/testkit/src/database-server.ts",
    // They stop only what hangs: a machine with much else to do is no fault of a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
