import { setTimeout as delay } from "node:timers/promises";
import { createTestDatabase } from "@gable/testkit/database.ts";
import { vendorKinds } from "@gable/vendors/protocols.ts";
import { VendorRefused, VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Listener, startListener } from "../database/listen.ts";
import { connect, type Database } from "../database/open.ts";
import { createLogger } from "../log.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { type Jobs, startJobs } from "./open.ts";

const log = createLogger("silent");
const order = (key: string) => ({ applicationUuid: "00000000-0000-4000-8000-000000000001", key, kind: "soft-pull" });

describe("jobs", () => {
  let database: Database;
  let listener: Listener;
  let jobs: Jobs;

  const start = async () => startJobs({ url: database.url, listener, log, isOnlyWorker: true });
  beforeEach(async () => {
    database = await createTestDatabase();
    listener = await startListener(database.url);
    jobs = await start();
  });
  afterEach(async () => {
    await jobs.close();
    await listener.close();
    await database.close();
  });

  it("runs a job once its transaction has committed", async () => {
    const ran: string[] = [];
    jobs.work("task", async ({ key }) => {
      ran.push(key);
    });
    await database.kysely.transaction().execute(async (trx) => {
      await jobs.enqueueIn(trx, "task", order("a"));
      await delay(50);
      expect(ran).toEqual([]);
    });
    await expect.poll(() => ran).toEqual(["a"]);
  });

  it("hears of a job, and does not come upon it when it looks, once in a second", async () => {
    let heard = Promise.withResolvers<number>();
    jobs.work("task", async () => heard.resolve(performance.now()));
    const tookMs: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      heard = Promise.withResolvers<number>();
      const began = performance.now();
      await jobs.enqueueIn(database.kysely, "task", order(String(index)));
      tookMs.push((await heard.promise) - began);
    }
    // The first may be met by chance; after it, each look would be a second away. A busy machine may delay some.
    expect(Math.min(...tookMs.slice(1))).toBeLessThan(100);
  });

  it("tells how long the oldest job waits, and what failed for good, which is sent back when it is asked for", async () => {
    const metrics = createMetrics(database.pool);
    const told = async () => (await metrics.read()).text.match(/^gable_(oldest_job_seconds|dead_letters) \S+$/gm);
    await jobs.enqueueIn(database.kysely, "task", order("a"));
    await jobs.enqueueIn(database.kysely, "webhook", { uuid: order("a").applicationUuid }, { startAfterSeconds: 60 });
    await database.pool.query(
      "update jobs.job set retry_limit = 0, start_after = now() - interval '600 s' where name = 'task'",
    );
    expect(await told()).toEqual([expect.stringMatching(/^gable_oldest_job_seconds 60\d/), "gable_dead_letters 0"]);
    let isMended = false;
    const ran: string[] = [];
    jobs.work("task", async ({ key }) => {
      if (!isMended) throw new Error("not yet");
      ran.push(key);
    });
    await expect.poll(told).toEqual(["gable_oldest_job_seconds 0", "gable_dead_letters 1"]);
    isMended = true;
    expect(await jobs.redrive()).toBe(1);
    await expect.poll(() => ran).toEqual(["a"]);
    expect(await told()).toEqual(["gable_oldest_job_seconds 0", "gable_dead_letters 0"]);
  });

  describe("that failed for good", () => {
    const patient = { timeout: 60_000 };

    /** Jobs of these keys, each tried once. */
    const failForGood = async (keys: readonly string[], faultOf: (key: string) => Error) => {
      for (const key of keys) await jobs.enqueueIn(database.kysely, "task", order(key));
      await database.pool.query("update jobs.job set retry_limit = 0 where name = 'task'");
      let isMended = false;
      const ran: string[] = [];
      jobs.work("task", async ({ key }) => {
        if (!isMended) throw faultOf(key);
        ran.push(key);
      });
      await expect.poll(() => jobs.failed(), patient).toHaveLength(keys.length);
      isMended = true;
      return { ran, failed: await jobs.failed() };
    };

    it("are seen with the reason, whichever vendor it was, and are done once they are sent back, one by one or all", async () => {
      const { ran, failed } = await failForGood(vendorKinds, (vendor) =>
        vendor === "mail"
          ? new VendorUnavailable(vendor, "time-out")
          : new VendorRefused(vendor, 401, "x", "Ada Lovelace", []),
      );
      const reasonOf = new Map(failed.map(({ payload, reason }) => [payload["key"], reason]));
      for (const vendor of vendorKinds)
        expect(reasonOf.get(vendor)).toBe(
          vendor === "mail" ? "VendorUnavailable: mail time-out" : `VendorRefused: ${vendor} 401`,
        );
      const [first] = failed;
      expect(first).toMatchObject({ queue: "task", payload: order(String(first?.payload["key"])), attempts: 1 });
      expect(JSON.stringify(failed)).not.toContain("Lovelace");

      expect(await jobs.redrive(["00000000-0000-4000-8000-000000000009"])).toBe(0);
      expect(await jobs.redrive([first?.id ?? ""])).toBe(1);
      await expect.poll(() => ran, patient).toEqual([first?.payload["key"]]);
      expect(await jobs.failed()).toEqual(failed.slice(1));
      expect(await jobs.redrive()).toBe(vendorKinds.length - 1);
      await expect.poll(() => ran.toSorted(), patient).toEqual(vendorKinds.toSorted());
      expect(await jobs.failed()).toEqual([]);
    });

    it("are all sent back, also where there are more than a thousand; of our own faults the kind alone is said", async () => {
      const { ran, failed } = await failForGood(["a"], () => new TypeError("Ada Lovelace"));
      expect(failed).toMatchObject([{ reason: "TypeError" }]);
      await database.pool.query(
        `insert into jobs.job (name, data, source_name)
          select 'dead-letter', data || jsonb_build_object('key', 'more ' || number), source_name
          from jobs.job, generate_series(1, 1200) as number where name = 'dead-letter'`,
      );
      expect(await jobs.redrive()).toBe(1201);
      expect(await jobs.failed()).toEqual([]);
      await expect.poll(() => ran.length, patient).toBe(1201);
    });
  });

  it("has no job when the transaction is rolled back", async () => {
    const transaction = database.kysely.transaction().execute(async (trx) => {
      await jobs.enqueueIn(trx, "task", order("a"));
      throw new Error("changed my mind");
    });
    await expect(transaction).rejects.toThrow("changed my mind");
    const { rows } = await database.pool.query("select 1 from jobs.job where name = 'task'");
    expect(rows).toEqual([]);
  });

  it("makes one job of two with the same key", async () => {
    await jobs.enqueueIn(database.kysely, "task", order("a"), { key: "a" });
    await jobs.enqueueIn(database.kysely, "task", order("a"), { key: "a" });
    const { rows } = await database.pool.query("select 1 from jobs.job where name = 'task'");
    expect(rows).toHaveLength(1);
  });

  it("drains a backlog without a pause, and never runs more at once than the queue allows", async () => {
    for (let index = 0; index < 200; index += 1) await jobs.enqueueIn(database.kysely, "task", order(String(index)));
    let atOnce = 0;
    let most = 0;
    const ran = new Set<string>();
    jobs.work("task", async ({ key }) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await delay(1);
      ran.add(key);
      atOnce -= 1;
    });
    await expect.poll(() => ran.size).toBe(200);
    expect(most).toBeLessThanOrEqual(16);
  });

  it("tries a failed job again, and says which attempt it is", async () => {
    const attempts: number[] = [];
    jobs.work("task", async (_, { number }) => {
      attempts.push(number);
      if (number === 1) throw new Error("the vendor is down");
    });
    await jobs.enqueueIn(database.kysely, "task", order("a"));
    await expect.poll(() => attempts).toEqual([1, 2]);
  });

  it("waits as long as it is told", async () => {
    const startedAt = performance.now();
    let waitedMs = 0;
    jobs.work("task", async () => {
      waitedMs = performance.now() - startedAt;
    });
    await jobs.enqueueIn(database.kysely, "task", order("a"), { startAfterSeconds: 1 });
    await expect.poll(() => waitedMs).toBeGreaterThan(900);
  });

  it("ends a job together with its effect", async () => {
    jobs.work("task", async (_, attempt) => {
      await database.kysely.transaction().execute(async (trx) => {
        await trx.insertInto("clock_offsets").values({ scope: "effect", offset_ms: attempt.number }).execute();
        await attempt.completeIn(trx);
      });
      throw new Error("fell over after the commit");
    });
    await jobs.enqueueIn(database.kysely, "task", order("a"));
    const states = async () => (await database.pool.query("select state from jobs.job where name = 'task'")).rows;
    await expect.poll(states).toEqual([{ state: "completed" }]);
    const effects = await database.kysely.selectFrom("clock_offsets").selectAll().execute();
    expect(effects).toEqual([{ scope: "effect", offset_ms: 1 }]);
  });

  it("takes back at its start what a killed worker had begun", async () => {
    await jobs.enqueueIn(database.kysely, "task", order("a"));
    await database.pool.query("update jobs.job set state = 'active', started_on = now(), heartbeat_on = now()");
    await jobs.close();
    jobs = await start();
    const attempts: number[] = [];
    jobs.work("task", async (_, { number }) => {
      attempts.push(number);
    });
    await expect.poll(() => attempts).toEqual([1]);
  });

  it("gives another process the job of a worker that has fallen silent", async () => {
    await jobs.enqueueIn(database.kysely, "task", order("a"));
    await database.pool.query(
      "update jobs.job set state = 'active', started_on = now() - interval '30 s', heartbeat_on = now() - interval '11 s'",
    );
    const other = await startJobs({ url: database.url, listener, log, isOnlyWorker: false, superviseSeconds: 1 });
    const attempts: number[] = [];
    other.work("task", async (_, { number }) => {
      attempts.push(number);
    });
    await expect.poll(() => attempts).toEqual([2]);
    await other.close();
  });

  it("finds its work again after the connection that announces it broke", async () => {
    const ran: string[] = [];
    jobs.work("task", async ({ key }) => {
      ran.push(key);
    });
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gable listener' and datname = current_database()",
    );
    await jobs.enqueueIn(database.kysely, "task", order("a"));
    await expect.poll(() => ran).toEqual(["a"]);
  });

  it("takes back what the database gave out and nobody received, when it is back", async () => {
    await jobs.enqueueIn(database.kysely, "task", order("a"));
    await database.pool.query("update jobs.job set state = 'active', started_on = now(), heartbeat_on = now()");
    const ran: string[] = [];
    jobs.work("task", async ({ key }) => {
      ran.push(key);
    });
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gable listener' and datname = current_database()",
    );
    await expect.poll(() => ran).toEqual(["a"]);
  });

  it("tells of a failure until the database has taken it", async () => {
    const { rows } = await database.pool.query<{ name: string }>("select current_database() as name");
    const name = rows[0]?.name ?? "";
    const { pool: owner } = connect(database.ownerUrl, 1);
    const attempts: number[] = [];
    jobs.work("task", async (_, { number }) => {
      attempts.push(number);
      if (number > 1) return;
      await owner.query(`alter database ${name} with allow_connections false`);
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gable jobs' and datname = current_database()",
      );
      setTimeout(() => void owner.query(`alter database ${name} with allow_connections true`), 300);
      throw new Error("the vendor is down");
    });
    await jobs.enqueueIn(database.kysely, "task", order("a"));
    await expect.poll(() => attempts).toEqual([1, 2]);
    await owner.end();
  });
});
