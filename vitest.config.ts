import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "apps/*/src/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    globalSetup: "packages/testkit/src/database-server.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
