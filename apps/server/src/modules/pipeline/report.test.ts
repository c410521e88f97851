import { pipelineReport, pipelineReportFile } from "@gable/contract/calls/pipeline-report.ts";
import { withdraw } from "@gable/contract/calls/application.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

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
    expect(report.standings).toEqual([
      { standing: "ACTIVE", count: 2 },
      { standing: "CANCELLED", count: 1 },
      { standing: "DECLINED", count: 1 },
    ]);
    const past = (row: number) => report.milestones.find((one) => one.row === row)?.reached;
    expect([past(1), past(6), past(13), past(28)]).toEqual([3, 3, 0, 0]);
    expect(report.weeks.reduce((sum, { decided }) => sum + decided, 0)).toBe(3);
    expect(report.weeks.every(({ funded, hoursToFunding }) => funded === 0 && hoursToFunding === null)).toBe(true);
    expect(report.declines).toEqual([{ reason: "DELINQUENT_OBLIGATIONS", count: 1 }]);
    const file = await (await client.open(pipelineReportFile, { query })).text();
    expect(file).toContain("\r\nopened,,4,\r\n");
    const other = await openStaff(product, "auditor", "harbor-pine");
    expect((await other.client.send(pipelineReport, { query })).opened).toBe(0);
  });
});
