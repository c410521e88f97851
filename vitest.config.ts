import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "apps/*/src/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    // A worker keeps the modules it has loaded: nothing of ours holds state that a test could leave behind for the next file.
    isolate: false,
    // Vitest would leave a core idle: much of a test with a database or a server is waiting.
    maxWorkers: "100%",
    globalSetup: "packages/testkit/src/database-server.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
