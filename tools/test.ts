import { buildBrowserApps } from "./running/build-browser-apps.ts";
import { finish, runPersonas, runPlaywright, runStaticChecks, runVitest, sum } from "./running/checks.ts";

// npm test: everything. The last line says how many checks and tests passed and failed.

const statics = await runStaticChecks();
// Tests of the server ask for the pages that are built.
await buildBrowserApps();
finish(sum([statics, await runVitest(), await runPersonas(), await runPlaywright()]));
