import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appendEvents, findBrokenEvent, hashOf, type NewEvent } from "./event-log.ts";

const actor: Actor = { kind: "staff", identityUuid: "5a3b4a2e-6f0e-4a48-9d40-3f1f0c2f7a11", role: "underwriter" };
const at = "2026-11-20T15:04:05.678Z";

/** What text may do to text on its way through a database. */
const events: readonly NewEvent[] = [
  { type: "noted", detail: {}, sealed: null },
  {
    type: "noted",
    detail: { z: 1, a: { y: [true, null, 1.5], b: "¿Qué? 🏡 – „ja“" } },
    sealed: Buffer.from([0, 255, 92, 34]),
  },
  {
    type: 'it\'s "so" \\ {,}',
    detail: { "k\\ey": "line\nbreak\ttab \\u0041 'quoted' {1,2} NULL" },
    sealed: Buffer.alloc(0),
  },
  { type: "noted", detail: { facts: ["a", "b"], long: "x".repeat(20_000) }, sealed: Buffer.alloc(70_000, 7) },
];

describe("the log of an application", () => {
  let product: TestProduct;
  let uuid: string;

  beforeAll(async () => {
    product = await startProduct();
    uuid = (await openBorrower(product)).applicationUuid;
  });
  afterAll(() => product.close());

  const db = () => product.ctx.database.kysely;
  const append = (given: readonly NewEvent[]) =>
    db()
      .transaction()
      .execute((trx) => appendEvents(trx, uuid, actor, at, given));
  const read = () =>
    db().selectFrom("events").selectAll().where("application_uuid", "=", uuid).orderBy("sequence").execute();

  it("binds every event to the one before, however many come at once and whatever they say", async () => {
    const before = await read();
    await append(events);
    await append(events.slice(1, 2));
    const rows = (await read()).slice(before.length);
    expect(await findBrokenEvent(db(), uuid)).toBeUndefined();
    const written = [...events, ...events.slice(1, 2)];
    expect(rows.map(({ type, detail, sealed }) => ({ type, detail, sealed }))).toEqual(written);
    expect(rows.map(({ sequence }) => sequence)).toEqual(written.map((_event, index) => before.length + index + 1));
    let previous = before.at(-1)?.hash ?? Buffer.alloc(32);
    for (const [index, row] of rows.entries()) {
      const event = written[index];
      if (!event) throw new Error("There are more events than were written.");
      previous = hashOf(previous, { ...event, log: uuid, sequence: row.sequence, at, actor });
      expect(row.hash.equals(previous)).toBe(true);
    }
  });

  it("stays as it is where there is nothing to add", async () => {
    const before = await read();
    await append([]);
    expect(await read()).toEqual(before);
  });
});
