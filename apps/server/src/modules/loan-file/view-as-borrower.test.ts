import { status } from "@gable/contract/calls/application.ts";
import { borrowerView } from "@gable/contract/calls/loan-file-borrower.ts";
import { auditTrail } from "@gable/contract/calls/staff-audit.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { untilQuiet } from "@gable/testkit/until-quiet.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("what the borrower sees, shown to staff", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, {
      persona: "straight-approval",
      until: "INCOME_VERIFICATION",
    });
  });
  afterAll(() => product.close());

  it("is the screen they are on, their line, what they were told and their papers, and nothing is changed by it", async () => {
    const params = { uuid: walked.uuid };
    await untilQuiet(product.ctx, walked.uuid);
    const before = await walked.client.send(status, { params });
    const { client } = await openStaff(product, "processor");
    const view = await client.send(borrowerView, { params });
    expect(view).toMatchObject({
      language: "en",
      screen: "/income/review",
      step: "INCOME_VERIFICATION",
      row: 13,
      tasks: [],
    });
    expect(view.line?.line).toBeGreaterThan(0);
    expect(view.timeline.find(({ moment }) => moment === "offer-chosen")?.state).toBe("done");
    expect(view.notices.map(({ title }) => title)).toContain("Your offers are ready");
    expect(view.papers?.length).toBeGreaterThan(0);
    expect(await walked.client.send(status, { params })).toEqual(before);
  });

  it("hides what a role does not see, shows nobody's numbers, and is on record", async () => {
    const params = { uuid: walked.uuid };
    const agent = await openStaff(product, "support-agent");
    const view = await agent.client.send(borrowerView, { params });
    expect(view.papers).toBeNull();
    const { ssn, dateOfBirth } = walked.persona.fill;
    for (const secret of [ssn, ssn.replaceAll("-", ""), dateOfBirth])
      expect(JSON.stringify(view)).not.toContain(secret);
    const { client } = await openStaff(product, "auditor");
    const { actions } = await client.send(auditTrail, { query: {} });
    expect(actions.find(({ call }) => call === "borrowerView")).toMatchObject({
      member: agent.name,
      outcome: "allowed",
      application: { uuid: walked.uuid },
    });
    const stranger = await openStaff(product, "processor", "harbor-pine");
    await expect(stranger.client.send(borrowerView, { params })).rejects.toMatchObject({ status: 404 });
  });
});
