import { assignApplication } from "@gable/contract/calls/pipeline.ts";
import { fundedVolume, fundedVolumeFile, pipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { FEDERAL_RESERVE_ZONE } from "@gable/domain/calendar/federal-reserve-days.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** A loan officer of the seed. */
const MARISOL = "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01";

describe("the dollars that were funded", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, { persona: "straight-approval", timePasses: true });
  });
  afterAll(() => product.close());

  const around = () => {
    const now = product.ctx.clock.now().getTime();
    return { from: new Date(now - 60 * 86_400_000).toISOString(), until: new Date(now + 86_400_000).toISOString() };
  };

  it("are told by month, product, state and loan officer, from the day on which the money left", async () => {
    const officer = await openStaff(product, "loan-officer");
    const { client } = await openStaff(product, "administrator");
    await client.send(assignApplication, {
      params: { uuid: walked.uuid, role: "loan-officer" },
      body: { staffUuid: officer.staffUuid },
    });
    const row = await product.ctx.database.kysely
      .selectFrom("pipeline")
      .select(["line", "first_draw", "term_years", "state", "funded_at"])
      .where("application_uuid", "=", walked.uuid)
      .executeTakeFirstOrThrow();
    const sum = { count: 1, line: row.line, firstDraw: row.first_draw };
    const day = localDateAt(row.funded_at ?? "", FEDERAL_RESERVE_ZONE);
    const year = day.slice(0, 4);
    const volume = await client.send(fundedVolume, { params: { year } });
    expect(volume).toEqual({
      ...sum,
      months: [{ month: day.slice(0, 7), ...sum }],
      products: [{ termYears: row.term_years, ...sum }],
      states: [{ state: row.state, ...sum }],
      officers: [{ name: officer.name, ...sum }],
    });
    expect(volume.line).toBeGreaterThan(volume.firstDraw);
    expect(volume.firstDraw).toBeGreaterThan(0);
    const file = await (await client.open(fundedVolumeFile, { params: { year } })).text();
    expect(file).toContain(`loan officer,${officer.name},1,`);
    const before = { year: String(Number(year) - 1) };
    expect(await client.send(fundedVolume, { params: before })).toMatchObject({
      count: 0,
      line: 0,
      firstDraw: 0,
      states: [],
    });
    const other = await openStaff(product, "administrator", "harbor-pine");
    expect(await other.client.send(fundedVolume, { params: { year } })).toMatchObject({
      count: 0,
      line: 0,
      months: [],
    });
  });

  it("are the officer's whose link brought the borrower, as long as nobody else looks after the file", async () => {
    const [marisol, other] = [await openStaff(product, "loan-officer"), await openStaff(product, "loan-officer")];
    const { kysely } = product.ctx.database;
    await kysely
      .updateTable("staff")
      .set({ name: "Marisol Trevino", originator_uuid: MARISOL })
      .where("uuid", "=", marisol.staffUuid)
      .execute();
    const email = "brought@example.com";
    const { uuid } = await walkIn(product, { persona: "retired", email, referrer: MARISOL, timePasses: true });
    const { client } = await openStaff(product, "administrator");
    const { funded_at } = await kysely
      .selectFrom("pipeline")
      .select("funded_at")
      .where("application_uuid", "=", uuid)
      .executeTakeFirstOrThrow();
    const year = localDateAt(funded_at ?? "", FEDERAL_RESERVE_ZONE).slice(0, 4);
    const countOf = async (officer: string) =>
      (await client.send(fundedVolume, { params: { year } })).officers.find(({ name }) => name === officer)?.count;
    expect(await countOf("Marisol Trevino")).toBe(1);
    await kysely.updateTable("staff").set({ name: "Other" }).where("uuid", "=", other.staffUuid).execute();
    await client.send(assignApplication, {
      params: { uuid, role: "loan-officer" },
      body: { staffUuid: other.staffUuid },
    });
    expect(await countOf("Other")).toBe(1);
    expect(await countOf("Marisol Trevino")).toBeUndefined();
  });

  it("stand beside the counts of how applications stand", async () => {
    const { client } = await openStaff(product, "auditor");
    const { line } = await product.ctx.database.kysely
      .selectFrom("pipeline")
      .select("line")
      .where("application_uuid", "=", walked.uuid)
      .executeTakeFirstOrThrow();
    const { standings } = await client.send(pipelineReport, { query: around() });
    expect(standings).toMatchObject([{ standing: "FUNDED", count: 2 }]);
    expect(standings[0]?.line).toBeGreaterThan(line ?? 0);
  });
});
