import { pipeline, pipelineFile } from "@gable/contract/calls/pipeline.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const HOUR_MS = 3_600_000;

describe("what ends soon in the pipeline", () => {
  let product: TestProduct;
  let processor: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    processor = await openStaff(product, "processor");
  });
  afterAll(() => product.close());

  type Query = Parameters<typeof processor.client.send<typeof pipeline>>[1]["query"];
  const list = (query: Query) => processor.client.send(pipeline, { query });
  const found = async (query: Query) => (await list(query)).entries.map(({ uuid }) => uuid);
  const set = (uuid: string, dates: { offers_end_at?: string; closes_at?: string }) =>
    product.ctx.database.kysely.updateTable("pipeline").set(dates).where("application_uuid", "=", uuid).execute();
  const inHours = (hours: number) => new Date(product.ctx.clock.now().getTime() + hours * HOUR_MS).toISOString();

  it("is an offer that can still be taken, and no longer when the borrower has withdrawn", async () => {
    const { uuid } = await walkIn(product, { persona: "straight-approval", until: "OFFER_SELECTION" });
    const [entry] = (await list({ order: "OFFERS_END" })).entries;
    expect(entry).toMatchObject({ uuid, closesAt: null });
    const ends = Date.parse(entry?.offersEndAt ?? "");
    expect(ends).toBeGreaterThan(product.ctx.clock.now().getTime());
    const days = Math.ceil((ends - product.ctx.clock.now().getTime()) / (24 * HOUR_MS));
    expect(await found({ order: "OFFERS_END", within: String(days) })).toEqual([uuid]);
    expect(await found({ order: "OFFERS_END", within: String(days - 1) })).toEqual([]);
    const file = await (await processor.client.open(pipelineFile, { query: { order: "OFFERS_END" } })).text();
    expect(file).toContain(`,${entry?.offersEndAt},`);
  });

  it("is a closing whose hour is agreed, the earliest first and a page at a time, of that lender alone", async () => {
    const opened = [];
    for (let count = 0; count < 52; count += 1) opened.push((await openBorrower(product)).applicationUuid);
    for (const [index, uuid] of opened.entries()) await set(uuid, { closes_at: inHours(200 - index) });
    const first = await list({ order: "CLOSING" });
    const rest = await list({ order: "CLOSING", after: first.next ?? "" });
    expect([...first.entries, ...rest.entries].map(({ uuid }) => uuid)).toEqual(opened.toReversed());
    expect(rest.next).toBeNull();
    expect(await found({ order: "CLOSING", within: "7" })).toHaveLength(20);
    // A number of days says nothing of a list in another order.
    expect((await list({ order: "OPENED", within: "7" })).next).not.toBeNull();
    const other = await openStaff(product, "processor", "harbor-pine");
    expect((await other.client.send(pipeline, { query: { order: "CLOSING" } })).entries).toEqual([]);
  });
});
