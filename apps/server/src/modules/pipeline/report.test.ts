import { withdraw } from "@gable/contract/calls/application.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { pipelineReport, pipelineReportFile } from "@gable/contract/calls/pipeline-report.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const beginning = {
  platform: "WEB",
  libraryVersion: "1",
  appVersion: "test",
  referrer: "",
  queryParams: {},
  screen: { width: 1280, height: 800 },
  window: { width: 1280, height: 700 },
  sessionKey: null,
  trackerUuid: null,
};
const happening = {
  domain: "localhost",
  queryParams: {},
  event: "pageview",
  eventType: "PAGEVIEW",
  identityId: null,
  applicationUuid: null,
  productType: "HELOC",
  eventProperties: {},
  dontDedupe: true,
};

describe("the lender’s figures", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("count how far applications came, how long it took, and why some were declined", async () => {
    const at = { url: product.url, sandboxUrl: product.sandbox.url, orgCode: "gable" };
    await openBorrower(product);
    await walk({ ...at, persona: "straight-approval", until: "OFFER_SELECTION" });
    const gone = await walk({ ...at, persona: "no-value", until: "HMDA" });
    await gone.client.send(withdraw, { params: { uuid: gone.uuid }, body: {} });
    const { uuid } = await walk({ ...at, persona: "delinquency", until: "DELINQUENCY_REVIEW" });
    const underwriter = await openStaff(product, "underwriter");
    await underwriter.client.send(actOnFile, {
      params: { uuid },
      body: { act: "decline", reasons: ["DELINQUENT_OBLIGATIONS"] },
    });
    const { client } = await openStaff(product, "auditor");
    const now = product.ctx.clock.now().getTime();
    const query = { from: new Date(now - 86_400_000).toISOString(), until: new Date(now + 86_400_000).toISOString() };
    const report = await client.send(pipelineReport, { query });
    expect(report.opened).toBe(4);
    // The one with the late payments was sent off, and declined before its row was done.
    expect(report.submitted).toBe(1);
    expect(report.submittedLine).toBe(9_500_000);
    expect(report.milestones.every(({ hereLine }) => hereLine === 0)).toBe(true);
    expect(report.standings).toEqual([
      { standing: "ACTIVE", count: 2, line: 0 },
      { standing: "CANCELLED", count: 1, line: 14_400_000 },
      { standing: "DECLINED", count: 1, line: 9_500_000 },
    ]);
    const rowAt = (row: number) => report.milestones.find((one) => one.row === row);
    expect([1, 2, 7, 14, 29].map((row) => rowAt(row)?.came)).toEqual([4, 3, 3, 0, 0]);
    expect([rowAt(1)?.here, rowAt(7)?.here, rowAt(9)?.left, rowAt(12)?.left]).toEqual([1, 1, 1, 1]);
    expect(report.milestones.reduce((sum, { here, left }) => sum + here + left, 0)).toBe(4);
    expect(rowAt(6)?.hours).toBeGreaterThanOrEqual(0);
    expect(rowAt(6)?.slowHours).toBeGreaterThanOrEqual(rowAt(6)?.hours ?? 1);
    expect(rowAt(20)?.hours).toBeNull();
    // Who was declined in a row is not past it: how long they stood there says nothing of how long it takes.
    expect([rowAt(12)?.came, rowAt(12)?.hours]).toEqual([1, null]);
    expect(report.weeks.reduce((sum, { decided }) => sum + decided, 0)).toBe(3);
    expect(report.weeks.every(({ funded, hoursToFunding }) => funded === 0 && hoursToFunding === null)).toBe(true);
    expect(report.declines).toEqual([{ reason: "DELINQUENT_OBLIGATIONS", count: 1, line: 9_500_000 }]);
    const file = await (await client.open(pipelineReportFile, { query })).text();
    expect(file).toContain("\r\nopened,,4,,,\r\n");
    expect(file).toContain("\r\nended in,9. Demographic questions,1,,,\r\n");
    expect(file).toContain("\r\nsubmitted,,1,,,95000.00\r\n");
    const other = await openStaff(product, "auditor", "harbor-pine");
    expect((await other.client.send(pipelineReport, { query })).opened).toBe(0);
  });

  it("begin a week with the lender’s Monday, not with that of Greenwich", async () => {
    for (const opened of ["2024-07-15T03:59:59Z", "2024-07-15T04:00:00Z"]) {
      const { applicationUuid } = await openBorrower(product, "harbor-pine");
      await product.ctx.database.kysely
        .updateTable("pipeline")
        .set({ opened_at: opened })
        .where("application_uuid", "=", applicationUuid)
        .execute();
    }
    const { client } = await openStaff(product, "auditor", "harbor-pine");
    const query = { from: "2024-07-01T00:00:00Z", until: "2024-08-01T00:00:00Z" };
    const { weeks } = await client.send(pipelineReport, { query });
    expect(weeks.map(({ week, opened }) => [week, opened])).toEqual([
      ["2024-07-08", 1],
      ["2024-07-15", 1],
    ]);
  });

  it("count how far visits came in registration, and which of them went on with an account", async () => {
    const owner = await openBorrower(product);
    const visit = async (steps: readonly (string | null)[], goesOn: boolean) => {
      const session = await product.app.inject({
        method: "POST",
        url: "/ft/external/session",
        headers: { host: "localhost" },
        payload: beginning,
      });
      const { sessionKey } = session.json<{ sessionKey: object }>();
      const seen = (pagePath: string, more: object, headers: object = {}) =>
        product.app.inject({
          method: "POST",
          url: "/ft/external/event",
          headers: { host: "localhost", ...headers },
          payload: { ...happening, sessionKey, pagePath, ...more },
        });
      for (const step of steps) await seen("/register", { queryParams: step === null ? {} : { step: [step] } });
      if (goesOn) await seen("/account", { applicationUuid: owner.applicationUuid }, owner.headers);
    };
    await visit([null, "sale-status", "income-info", "sale-status"], false);
    await visit([null, "toString"], false);
    await visit(["login-info"], true);
    await visit([], true);
    const { client } = await openStaff(product, "administrator");
    const now = product.ctx.clock.now().getTime();
    const query = { from: new Date(now - 86_400_000).toISOString(), until: new Date(now + 86_400_000).toISOString() };
    const { visits, visitsWithAccount } = await client.send(pipelineReport, { query });
    expect(visits.map(({ came }) => came)).toEqual([3, 2, 2, 1, 1, 1, 1]);
    expect(visitsWithAccount).toBe(1);
  });
});
