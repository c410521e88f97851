import { createTestDatabase } from "@gable/testkit/database.ts";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "./open.ts";

describe("statements that are asked often", () => {
  let database: Database;

  beforeAll(async () => {
    database = await createTestDatabase("nothing");
    await database.pool.query("create table doors (house int, colour text check (colour <> 'none'))");
    await database.pool.query("insert into doors values (1, 'red'), (2, 'blue')");
  });
  afterAll(() => database.close());

  /** Asks a statement twelve times on one connection and tells which statements that connection keeps. */
  const preparedAfter = (ask: (turn: number) => RawBuilder<unknown>): Promise<string[]> =>
    database.kysely.connection().execute(async (one) => {
      for (let turn = 0; turn < 12; turn += 1) await ask(turn).execute(one);
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
      return rows.map(({ statement }) => statement);
    });

  it("are prepared once for a connection, and answered by their values", async () => {
    const kept = await preparedAfter((turn) => sql`select colour from doors where house = ${turn}`);
    expect(kept.filter((text) => text.startsWith("select colour"))).toEqual([
      "select colour from doors where house = $1",
    ]);
    const { rows } = await sql`select colour from doors where house = ${2}`.execute(database.kysely);
    expect(rows).toEqual([{ colour: "blue" }]);
  });

  it("go on after one of them was refused", async () => {
    const paint = (colour: string) => sql`update doors set colour = ${colour} where house = 1`.execute(database.kysely);
    for (let turn = 0; turn < 12; turn += 1) await paint("green");
    await expect(paint("none")).rejects.toThrow("doors_colour_check");
    await paint("white");
    const { rows } = await sql`select colour from doors where house = ${1}`.execute(database.kysely);
    expect(rows).toEqual([{ colour: "white" }]);
  });

  it("are not kept where they ask for every column, so that a migration may add one", async () => {
    const ask = () => sql`select * from doors where house = ${1}`.execute(database.kysely);
    for (let turn = 0; turn < 12; turn += 1) await ask();
    await database.pool.query("alter table doors add column handle text default 'brass'");
    expect((await ask()).rows).toEqual([expect.objectContaining({ handle: "brass" })]);
  });

  it("are not kept either where parentheses stand around that", async () => {
    const both = sql`(select * from doors where house = ${1}) union all (select * from doors where house = ${9})`;
    for (let turn = 0; turn < 12; turn += 1) await both.execute(database.kysely);
    await database.pool.query("alter table doors add column number int default 7");
    expect((await both.execute(database.kysely)).rows).toEqual([expect.objectContaining({ number: 7 })]);
  });

  it("are kept where only a part within asks for every column, and answer the same after a migration", async () => {
    const found = sql`with found as (select * from doors where house = ${2}) select house from found`;
    const kept = await preparedAfter(() => found);
    expect(kept.filter((text) => text.startsWith("with found"))).toHaveLength(1);
    await database.pool.query("alter table doors add column bell boolean");
    expect((await found.execute(database.kysely)).rows).toEqual([{ house: 2 }]);
  });

  it("are not kept where a conflict is found by an index over some of the rows", async () => {
    await database.pool.query("create table keys (door int, lost boolean)");
    await database.pool.query("create unique index on keys (door) where lost");
    await preparedAfter(
      (turn) =>
        sql`insert into keys values (${turn % 3}, ${true}) on conflict ("door") where lost = ${true} do nothing`,
    );
    const { rows } = await sql`select door from keys order by door`.execute(database.kysely);
    expect(rows).toEqual([{ door: 0 }, { door: 1 }, { door: 2 }]);
  });

  it("are not kept where their plan hangs on the values", async () => {
    const kept = await preparedAfter((turn) => sql`select house from doors order by colour limit ${turn}`);
    expect(kept.filter((text) => text.includes("limit"))).toEqual([]);
  });

  it("are at most three hundred", async () => {
    const kept = await database.kysely.connection().execute(async (one) => {
      for (let kind = 0; kind < 320; kind += 1)
        for (let turn = 0; turn < 6; turn += 1) await sql`select ${1}::int + ${sql.lit(kind)}`.execute(one);
      const { rows } = await sql`select name from pg_prepared_statements`.execute(one);
      return rows.length;
    });
    expect(kept).toBeLessThanOrEqual(300);
  });
});
