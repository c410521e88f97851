import { setup } from "@gable/testkit/database-server.ts";

/** Playwright's global setup: one database server for the whole run, with a migrated database to copy for each file that wants its own. */
export default setup;
