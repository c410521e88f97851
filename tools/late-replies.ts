import { buildBrowserApps } from "./running/build-browser-apps.ts";
import { finish, runPlaywright } from "./running/checks.ts";

// npm run test:late: every journey in a browser to which each reply comes late, by up to 1.2 s and each by another time. Finds pages, and
// tests of them, that take for granted when a reply comes.

const LATEST_MS = "1200";

await buildBrowserApps();
finish(await runPlaywright({ LATE_REPLIES_MS: LATEST_MS }));
