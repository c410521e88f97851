import { randomBytes } from "node:crypto";
import { createTestDatabase } from "@gable/testkit/database.ts";
import { runOn } from "@gable/testkit/database-server.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { startJobs } from "../jobs/open.ts";
import { createLogger } from "../log.ts";
import { workingUrlOf } from "./embedded/embedded-postgres.ts";
import { startListener } from "./listen.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./open.ts";
import { handOver } from "./working-role.ts";

/** PostgreSQL's "insufficient privilege". */
const NOT_ALLOWED = "42501";

const runJobs = async (url: string, isSchemaThere: boolean): Promise<void> => {
  const listener = await startListener(url);
  try {
    const jobs = await startJobs({ url, isSchemaThere, listener, log: createLogger("silent"), isOnlyWorker: true });
    await jobs.close();
  } finally {
    await listener.close();
  }
};

describe("the role that works", () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    return () => database.close();
  });

  it("reads and writes rows, as itself", async () => {
    const { rows } = await database.pool.query("select current_user as role");
    expect(rows).toEqual([{ role: "gable_work" }]);
    const wrote = await database.pool.query("update applications set step = step");
    expect(wrote.command).toBe("UPDATE");
  });

  it.each([
    "alter table events disable trigger all",
    "drop trigger events_are_append_only on events",
    "create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$",
    "drop table events",
    "alter table applications add column more text",
    "create table more (id integer)",
    "update events set type = 'forged'",
    "delete from staff_actions",
    "truncate lender_events",
    "delete from signature_records",
    "update kysely_migration set name = '999-later'",
    "set session_replication_role = replica",
    "set role gable",
    "copy events to program 'cat'",
    "create role another superuser",
  ])("may not: %s", async (statement) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: NOT_ALLOWED });
  });
});

describe("handing over", () => {
  it("takes a database that one role had made whole, queue and all, and can be asked by processes that start together", async () => {
    const database = await createTestDatabase("nothing");
    const { ownerUrl } = database;
    const url = workingUrlOf(ownerUrl);
    try {
      await migrate(ownerUrl);
      await runJobs(ownerUrl, false);
      await expect(runOn(url, "select 1 from applications")).rejects.toMatchObject({ code: NOT_ALLOWED });

      await Promise.all([1, 2, 3].map(() => handOver({ url, ownerUrl })));

      await runOn(url, "select 1 from applications");
      await runJobs(url, true);
      const { rows } = await database.pool.query("select distinct tableowner from pg_tables where schemaname = 'jobs'");
      expect(rows).toEqual([{ tableowner: "gable_work" }]);
    } finally {
      await database.close();
    }
  });

  it("is possible to an owner who is no superuser but a member of the role, as docs/operations.md has it", async () => {
    const database = await createTestDatabase("nothing");
    const id = randomBytes(4).toString("hex");
    const [owner, work] = [`owner_${id}`, `work_${id}`];
    const as = (role: string) => database.ownerUrl.replace("//gable@/", `//${role}@/`);
    const { rows } = await database.pool.query<{ name: string }>("select current_database() as name");
    try {
      for (const role of [owner, work]) await database.pool.query(`create role ${role} login`);
      await database.pool.query(`grant ${work} to ${owner}`);
      await database.pool.query(`alter database ${rows[0]?.name} owner to ${owner}`);
      const roles = { ownerUrl: as(owner), url: as(work) };
      await migrate(roles.ownerUrl);
      await handOver(roles);
      await runJobs(roles.url, true);
      await expect(runOn(roles.url, "drop table events")).rejects.toMatchObject({ code: NOT_ALLOWED });
      await runOn(roles.url, "update applications set step = step");
    } finally {
      await database.pool.query(`drop owned by ${work} cascade`);
      await database.pool.query(`drop owned by ${owner} cascade`);
      await database.pool.query(`alter database ${rows[0]?.name} owner to gable`);
      for (const role of [owner, work]) await database.pool.query(`drop role ${role}`);
      await database.close();
    }
  });

  it("leaves a database alone in which one role is both", async () => {
    const database = await createTestDatabase("nothing");
    try {
      await handOver(database);
      const { rowCount } = await database.pool.query("select 1 from pg_namespace where nspname = 'jobs'");
      expect(rowCount).toBe(0);
    } finally {
      await database.close();
    }
  });
});
