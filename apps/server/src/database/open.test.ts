import { createTestDatabase } from "@gable/testkit/database.ts";
import { expect, it, vi } from "vitest";
import { openDatabase } from "./open.ts";

it("a server that was opened, and asked nothing by the query builder, is let go of at once when it is closed", async () => {
  const test = await createTestDatabase("nothing");
  const opened = await openDatabase({ databaseUrl: test.url, dataDir: "unused" });
  await opened.close();
  // A pool that is left open keeps a command for the ten seconds that an idle connection may last.
  expect(opened.pool.ended).toBe(true);
  await test.close();
});

it("a server that could not be heard in time, because this process was busy reading itself, is asked again", async () => {
  const test = await createTestDatabase("nothing");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const opening = openDatabase({ databaseUrl: test.url, dataDir: "unused" });
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  const opened = await opening;
  expect((await opened.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await opened.close();
  await test.close();
});
