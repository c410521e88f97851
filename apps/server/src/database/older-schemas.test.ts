import { application, status, timeline, withdraw } from "@gable/contract/calls/application.ts";
import { initStreamChat } from "@gable/contract/calls/chat.ts";
import { identity, logIn } from "@gable/contract/calls/identity.ts";
import { sessions } from "@gable/contract/calls/identity-settings.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import { complaints } from "@gable/contract/calls/privacy.ts";
import { type BorrowerClient, createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { createTestDatabase } from "@gable/testkit/database.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../modules/session/passwords.ts";
import { generateKeyRing, parseKeyRing } from "../sealing/key-ring.ts";
import { createSealing } from "../sealing/sealing.ts";
import { findBrokenEvent } from "../workflow/event-log.ts";
import { migrate, migrateUpTo, migrationNames } from "./migrate.ts";
import type { Database } from "./open.ts";
import { type OldRow, old, rowsOfVersions } from "./testing/rows-of-versions.ts";

const PASSWORD = "river stone lantern paper";
const NEWEST = migrationNames.at(-1) ?? "";

async function insert({ pool }: Database, { table, columns }: OldRow): Promise<void> {
  const places = Object.keys(columns).map((_, index) => `$${index + 1}`);
  await pool.query(
    `insert into ${table} (${Object.keys(columns).join(", ")}) values (${places.join(", ")})`,
    Object.values(columns),
  );
}

const masterKeys = generateKeyRing("2026");
const rows = async () => rowsOfVersions(createSealing(parseKeyRing(masterKeys)), await hashPassword(PASSWORD));

/** Lives through every version of the product up to one: what that version stored is there when the next changes the tables. */
async function liveUpTo(database: Database, last: string): Promise<void> {
  const stored = await rows();
  for (const name of migrationNames) {
    await migrateUpTo(database.url, name);
    for (const row of stored[name] ?? []) await insert(database, row);
    if (name === last) return;
  }
}

describe("what earlier versions stored", () => {
  let product: TestProduct;
  let client: BorrowerClient;
  const params = { uuid: old.application };

  beforeAll(async () => {
    const database = await createTestDatabase("nothing");
    await liveUpTo(database, NEWEST);
    product = await startProduct({ database, environment: { MASTER_KEYS: masterKeys } });
    client = createBorrowerClient(product.url, "gable");
  });
  afterAll(() => product.close());

  it("is all there in the present schema", async () => {
    const kept = await Promise.all(
      Object.values(await rows())
        .flat()
        .map(async ({ table }) => (await product.ctx.database.pool.query(`select 1 from ${table}`)).rowCount),
    );
    expect(kept.every((count) => count !== null && count > 0)).toBe(true);
    expect(await migrate(product.ctx.database.url)).toEqual([]);
  });

  it("lets its people in by their password, and keeps the sessions that they had", async () => {
    await client.send(logIn, { body: { email: old.email, password: PASSWORD } });
    expect(await client.send(identity, {})).toMatchObject({ email: old.email });
    const listed = await client.send(sessions, {});
    expect(listed.map(({ uuid, isPresent }) => [uuid === old.session, isPresent])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it("is read as an application, with what it says of its borrower and its whole log", async () => {
    const read = await client.send(application, { params });
    expect(read).toMatchObject({ uuid: old.application, name: { firstName: "Ann" } });
    expect((await client.send(timeline, { params })).entries.length).toBeGreaterThan(0);
    expect(await client.send(status, { params })).toMatchObject({ version: 1, status: { uwDecision: null } });
    expect(await findBrokenEvent(product.ctx.database.kysely, old.application)).toBeUndefined();
  });

  it("is in the pipeline as the present version shows it, and in the log of complaints", async () => {
    const una = await openStaff(product, "administrator");
    const { entries } = await una.client.send(pipeline, { query: {} });
    // Who looked after it when one person did, and is neither a loan officer nor an underwriter.
    const assignees = { "loan-officer": null, processor: { uuid: old.staff, name: "Una" }, underwriter: null };
    expect(entries).toMatchObject([{ uuid: old.application, borrower: "Ann Lindqvist", assignees }]);
    expect(await una.client.send(complaints, {})).toMatchObject({ complaints: [{ email: old.email, text: "Slow." }] });
  });

  it("goes on as a chat, and as an application that a command changes", async () => {
    const chat = await client.send(initStreamChat, { body: { friendlyName: "Ann", emailAddress: old.email } });
    expect(chat).toMatchObject({ conversationSid: old.conversation });
    await client.send(withdraw, { params, body: {} });
    expect(await client.send(status, { params })).toMatchObject({ step: "CANCELLED" });
    expect(await findBrokenEvent(product.ctx.database.kysely, old.application)).toBeUndefined();
  });
});

describe("a migration", () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase("nothing");
    await liveUpTo(database, "020-scans");
  });
  afterAll(() => database.close());

  const done = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.kysely)).rows.at(-1);

  it("that is cut off in the middle leaves everything as it was, and goes on at the next start", async () => {
    const other = await database.pool.connect();
    await other.query("begin; lock table sessions in access exclusive mode");
    const cutOff = migrate(database.url).catch((error: unknown) => error);
    // Some of them are done by then, and this one waits for the table.
    const cut = async () => {
      const { rowCount } = await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'gable migrations' and wait_event_type = 'Lock'`,
      );
      return rowCount;
    };
    await expect.poll(cut).toBe(1);
    expect(await cutOff).toBeInstanceOf(Error);
    await other.query("rollback");
    other.release();
    expect(await done()).toEqual({ name: "020-scans" });
    expect(await migrate(database.url)).toEqual(migrationNames.slice(migrationNames.indexOf("020-scans") + 1));
    expect(await done()).toEqual({ name: NEWEST });
  });

  it("that several processes ask for is done by one", async () => {
    const fresh = await createTestDatabase("nothing");
    await liveUpTo(fresh, "012-pipeline");
    const ran = await Promise.all([migrate(fresh.url), migrate(fresh.url), migrate(fresh.url)]);
    expect(ran.flat()).toEqual(migrationNames.slice(migrationNames.indexOf("012-pipeline") + 1));
    await fresh.close();
  });
});
