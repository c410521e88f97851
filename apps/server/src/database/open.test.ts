import { createTestDatabase } from "@gable/testkit/database.ts";
import { expect, it } from "vitest";
import { openDatabase } from "./open.ts";

it("a server that was opened, and asked nothing by the query builder, is let go of at once when it is closed", async () => {
  const test = await createTestDatabase("nothing");
  const opened = await openDatabase({ databaseUrl: test.url, dataDir: "unused" });
  await opened.close();
  // A pool that is left open keeps a command for the ten seconds that an idle connection may last.
  expect(opened.pool.ended).toBe(true);
  await test.close();
});
