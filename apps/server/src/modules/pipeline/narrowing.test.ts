import { pathOf } from "@gable/contract/call.ts";
import { pipeline, pipelineFile } from "@gable/contract/calls/pipeline.ts";
import { campaignReport } from "@gable/contract/calls/pipeline-campaigns.ts";
import { keepPipelineView, pipelineViews } from "@gable/contract/calls/pipeline-views.ts";
import { lastDays } from "@gable/domain/calendar/lender-days.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MARISOL = "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01";
const DAY_MS = 86_400_000;
const days = 90;

describe("the pipeline is narrowed", () => {
  let product: TestProduct;
  let chief: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    chief = await openStaff(product, "administrator");
  });
  afterAll(() => product.close());

  type Query = Parameters<typeof chief.client.send<typeof pipeline>>[1]["query"];
  const found = async (query: Query, staff = chief) =>
    (await staff.client.send(pipeline, { query })).entries.map(({ uuid }) => uuid);
  const set = (uuid: string, values: { waits_for?: string; opened_at?: string; standing?: string }) =>
    product.ctx.database.kysely.updateTable("pipeline").set(values).where("application_uuid", "=", uuid).execute();

  it("to those that wait for the borrower, for staff and for a service, whatever else is asked for", async () => {
    const { applicationUuid: begun } = await openBorrower(product);
    const { uuid: reviewed } = await walkIn(product, { persona: "fraud-alert", until: "FACTA_REVIEW" });
    const { applicationUuid: ordered } = await openBorrower(product);
    await set(ordered, { waits_for: "SERVICE" });
    const { applicationUuid: over } = await openBorrower(product);
    await set(over, { waits_for: "NOBODY", standing: "LAPSED" });
    expect(await found({ waitsFor: "BORROWER" })).toEqual([begun]);
    expect(await found({ waitsFor: "STAFF" })).toEqual([reviewed]);
    expect(await found({ waitsFor: "SERVICE" })).toEqual([ordered]);
    expect(await found({ waitsFor: "STAFF", standing: "ACTIVE", order: "OPENED" })).toEqual([reviewed]);
    expect(await found({ waitsFor: "STAFF", standing: "FUNDED" })).toEqual([]);
    expect(await found({ waitsFor: "STAFF", queue: "fraud-alert" })).toEqual([reviewed]);
    expect(await found({ waitsFor: "SERVICE", queue: "fraud-alert" })).toEqual([]);
    const file = await (await chief.client.open(pipelineFile, { query: { waitsFor: "SERVICE" } })).text();
    expect(file.trim().split("\r\n")).toHaveLength(2);
    expect(file).toContain(`,Service,`);
    expect(await found({ waitsFor: "BORROWER" }, await openStaff(product, "auditor", "harbor-pine"))).toEqual([]);
  });

  it("to what every row of the report on campaigns counts", async () => {
    const came = (email: string, campaign?: Readonly<Record<string, string>>, referrer?: string) =>
      walkIn(product, {
        persona: "straight-approval",
        email: `${email}@example.com`,
        until: "OFFER_SELECTION",
        ...(campaign && { campaign }),
        ...(referrer && { referrer }),
      });
    const { uuid: old } = await came("old", { utm_campaign: "spring", utm_source: "letter", utm_medium: "mail" });
    const { from, until } = lastDays(product.ctx.clock.now().toISOString(), days);
    await set(old, { opened_at: new Date(Date.parse(from) - 1).toISOString() });
    const { uuid: spring } = await came("new", { utm_campaign: "spring", utm_source: "letter", utm_medium: "mail" });
    await came("radio", { utm_campaign: "spring", utm_source: "radio" });
    await came("odd", { utm_campaign: " %_'\\  spring\n", utm_source: "‮radio" });
    await came("search", { utm_source: "search" }, MARISOL);
    await came("officer", undefined, MARISOL);
    const report = await chief.client.send(campaignReport, { query: { from, until } });
    expect(report.campaigns.length).toBeGreaterThan(4);
    for (const { name, source, medium, opened } of report.campaigns) {
      const [campaign, campaignSource, campaignMedium] = [name ?? "", source ?? "", medium ?? ""];
      const query: Query = { campaign, campaignSource, campaignMedium, opened: String(days), order: "OPENED" };
      expect([name, source, (await found(query)).length]).toEqual([name, source, opened]);
    }
    for (const { cameBy, opened } of report.channels)
      expect([cameBy, (await found({ cameBy, opened: String(days) })).length]).toEqual([cameBy, opened]);
    expect(await found({ opened: String(days) })).toHaveLength(report.opened);

    const letters = { campaign: "spring", campaignSource: "letter", campaignMedium: "mail" };
    expect(await found({ ...letters, opened: String(days) })).toEqual([spring]);
    expect((await found(letters)).toSorted()).toEqual([old, spring].toSorted());
    expect(await found({ campaign: "spring", campaignSource: "letter" })).toEqual([]);
    const file = await (await chief.client.open(pipelineFile, { query: { ...letters, opened: String(days) } })).text();
    expect(file).toContain("channel,utm_campaign,utm_source,utm_medium,");
    expect(file).toContain(",Own site,spring,letter,mail,");
  });

  it("by the lender's days, and by none that the list cannot have", async () => {
    const { applicationUuid: uuid } = await openBorrower(product);
    const { from } = lastDays(product.ctx.clock.now().toISOString(), 30);
    await set(uuid, { opened_at: from });
    expect(await found({ opened: "30" })).toContain(uuid);
    await set(uuid, { opened_at: new Date(Date.parse(from) - 30 * DAY_MS).toISOString() });
    expect(await found({ opened: "30" })).not.toContain(uuid);
    for (const wrong of [{ opened: "0" }, { opened: "733" }, { campaign: "a".repeat(101) }, { waitsFor: "NOBODY" }]) {
      const query = new URLSearchParams(wrong);
      const reply = await product.app.inject({ url: `${pathOf(pipeline)}?${query}`, headers: chief.headers });
      expect([reply.statusCode, wrong]).toEqual([400, wrong]);
    }
  });

  it("again by what a colleague has kept of it", async () => {
    const narrowing = { waitsFor: "SERVICE", cameBy: "OFFICER", campaign: "", opened: 30 } as const;
    await chief.client.send(keepPipelineView, { body: { name: "With vendors", narrowing } });
    expect((await chief.client.send(pipelineViews, {})).views).toMatchObject([{ name: "With vendors", narrowing }]);
  });
});
