import { createTestDatabase } from "@gable/testkit/database.ts";
import { runOn } from "@gable/testkit/database-server.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import type { Database } from "./open.ts";

describe("a migrated database", () => {
  let database: Database;
  const application = "00000000-0000-4000-8000-000000000001";

  beforeAll(async () => {
    database = await createTestDatabase();
    const { kysely } = database;
    const sealed = Buffer.from("sealed");
    const identity = "00000000-0000-4000-8000-000000000002";
    const key = { key_id: "k", data_key: sealed };
    await kysely.insertInto("lenders").values({ org_code: "OAK", record: "{}" }).execute();
    await kysely
      .insertInto("identities")
      .values({ uuid: identity, org_code: "OAK", identity_type: "BORROWER", email: "ann@example.com", ...key })
      .execute();
    await kysely
      .insertInto("applications")
      .values({
        uuid: application,
        org_code: "OAK",
        identity_uuid: identity,
        loan_number: "1",
        plan_version: 1,
        status: "{}",
        sealed_facts: sealed,
        ...key,
      })
      .execute();
    await kysely
      .insertInto("events")
      .values({
        application_uuid: application,
        sequence: 1,
        at: "2026-11-20T10:00:00.123Z",
        type: "started",
        actor: "{}",
        detail: "{}",
        previous_hash: sealed,
        hash: sealed,
      })
      .execute();
  });
  afterAll(() => database.close());

  it("has nothing left to migrate", async () => {
    expect(await migrate(database.ownerUrl)).toEqual([]);
  });

  it("is left alone by a version that does not know all of it", async () => {
    await runOn(database.ownerUrl, "insert into kysely_migration values ('999-later', '2030-01-01')");
    await expect(migrate(database.ownerUrl)).rejects.toThrow(
      "used by a newer version of the product (it has 999-later)",
    );
    await runOn(database.ownerUrl, "delete from kysely_migration where name = '999-later'");
  });

  it.each([
    ["changed", "update events set type = 'other'"],
    ["deleted", "delete from events"],
    ["emptied away", "truncate events"],
  ])("does not even let its owner have an event %s", async (_, statement) => {
    await expect(runOn(database.ownerUrl, statement)).rejects.toThrow("events is append-only");
  });

  it("gives an instant back exactly as it was written", async () => {
    const { at } = await database.kysely.selectFrom("events").select("at").executeTakeFirstOrThrow();
    expect(at).toBe("2026-11-20T10:00:00.123Z");
  });

  it("counts versions as numbers", async () => {
    const { version } = await database.kysely.selectFrom("applications").select("version").executeTakeFirstOrThrow();
    expect(version).toBe(1);
  });

  it("holds one account of a borrower for an e-mail address and lender", async () => {
    const insert = database.pool.query(
      `insert into identities (uuid, org_code, identity_type, email, key_id, data_key)
       values (gen_random_uuid(), 'OAK', 'BORROWER', 'ann@example.com', 'k', '')`,
    );
    await expect(insert).rejects.toThrow("identities_by_email");
  });

  it("takes e-mail addresses in lower case only", async () => {
    const insert = database.pool.query(
      `insert into identities (uuid, org_code, identity_type, email, key_id, data_key)
       values (gen_random_uuid(), 'OAK', 'BORROWER', 'Bob@example.com', 'k', '')`,
    );
    await expect(insert).rejects.toThrow("identities_email_check");
  });
});
