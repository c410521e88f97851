import { globSync } from "node:fs";
import { buildBrowserApps } from "./running/build-browser-apps.ts";
import { type Counts, finish, runPlaywright, runStaticChecks, runVitest, sum } from "./running/checks.ts";
import { root } from "./running/root.ts";

// npm test: everything. The last line says how many checks and tests passed and failed.

const results: Counts[] = [await runStaticChecks(), await runVitest()];
if (globSync("e2e/**/*.spec.ts", { cwd: root }).length > 0) {
  await buildBrowserApps();
  results.push(await runPlaywright());
}
finish(sum(results));
