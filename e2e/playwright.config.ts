import { readBrowser } from "@gable/testkit/browser.ts";
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  forbidOnly: true,
  workers: 2,
  // What is waited for comes in milliseconds, unless the machine has much else to do.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: readBrowser(), locale: "en-US", timezoneId: "America/Boise" },
});
