import { createTestDatabase } from "@gable/testkit/database.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Listener, startListener } from "./listen.ts";
import type { Database } from "./open.ts";

describe("the listener", () => {
  let database: Database;
  let listener: Listener;
  const heard: string[] = [];
  const hear = (payload: string) => heard.push(payload);
  const tell = (channel: string, payload: string) =>
    database.pool.query("select pg_notify($1, $2)", [channel, payload]);

  beforeEach(async () => {
    heard.length = 0;
    database = await createTestDatabase();
    listener = await startListener(database.url);
  });
  afterEach(async () => {
    await listener.close();
    await database.close();
  });

  it("hears its channels in order, and no others", async () => {
    await listener.subscribe("steps", hear);
    await tell("chat", "x");
    await tell("steps", "1");
    await tell("steps", "2");
    await expect.poll(() => heard).toEqual(["1", "2"]);
  });

  it("tells every subscriber of a channel until that one leaves", async () => {
    const leave = await listener.subscribe("steps", (payload) => heard.push(`first ${payload}`));
    await listener.subscribe("steps", (payload) => heard.push(`second ${payload}`));
    await leave();
    await tell("steps", "1");
    await expect.poll(() => heard).toEqual(["second 1"]);
  });

  it("comes back after its connection broke, and says that something may have been missed", async () => {
    await listener.subscribe("steps", hear);
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gable listener' and datname = current_database()",
    );
    await expect.poll(() => heard).toEqual([""]);
    await tell("steps", "1");
    await expect.poll(() => heard).toEqual(["", "1"]);
  });
});
