import { readBrowser } from "@gable/testkit/browser.ts";
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  forbidOnly: true,
  workers: 2,
  use: { launchOptions: readBrowser(), locale: "en-US", timezoneId: "America/Boise" },
});
