import { readBrowser } from "@gable/testkit/browser.ts";
import { defineConfig } from "@playwright/test";

const browser = readBrowser();
/** A camera and a microphone that no machine needs to have, and leave to use them. */
const camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

export default defineConfig({
  testMatch: "**/*.spec.ts",
  globalSetup: "./database-server.ts",
  outputDir: "../test-results",
  // Node reads them as they are: only what holds JSX must be rewritten.
  build: { external: ["**/*.ts"] },
  forbidOnly: true,
  // A journey waits about half of its time: three keep two cores busy.
  workers: 3,
  // What is waited for comes in milliseconds, unless the machine has much else to do.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    // Whoever tests may be slower than what they test.
    launchOptions: {
      ...browser,
      args: [...browser.args, ...camera],
      slowMo: Number(process.env["SLOW_HANDS_MS"] ?? 0),
    },
    locale: "en-US",
    timezoneId: "America/Boise",
    // What cannot be pressed is named as soon as what is not there, and not when the whole test's time is over.
    actionTimeout: 120_000,
  },
});
