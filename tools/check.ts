import { finish, runStaticChecks, runVitest, sum } from "./running/checks.ts";

// npm run check: everything that needs no browser, before a commit.

finish(sum([await runStaticChecks(), await runVitest()]));
