import { buildBrowserApps } from "./running/build-browser-apps.ts";
import { finish, runStaticChecks, runVitest, sum } from "./running/checks.ts";

// npm run check: everything that needs no browser, before a commit.

const statics = await runStaticChecks();
// Tests of the server ask for the pages that are built.
await buildBrowserApps();
finish(sum([statics, await runVitest()]));
