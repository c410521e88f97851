import { buildBrowserApps } from "./running/build-browser-apps.ts";
import { finish, runPlaywright, runVitest, sum } from "./running/checks.ts";

// npm run test:slow-hands: all that asks a server, by somebody who waits before each call and each touch. Finds tests that take for granted
// how things stood a moment ago, which fail on a slow machine alone.

const BEFORE_CALL_MS = "700";
const BEFORE_TOUCH_MS = "120";

await buildBrowserApps();
finish(
  sum([await runVitest({ SLOW_HANDS_MS: BEFORE_CALL_MS }), await runPlaywright({ SLOW_HANDS_MS: BEFORE_TOUCH_MS })]),
);
