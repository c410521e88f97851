import { documents } from "@gable/contract/calls/documents.ts";
import { valuation } from "@gable/contract/calls/valuation.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { passageOf } from "@gable/testkit/borrower/passage.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { runTask } from "../../workflow/run-task.ts";
import { closingFiguresOf } from "../closing/closing-figures.ts";

describe("a lender that has homes evaluated", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    await sql`update lending_policies
      set policy = jsonb_set(policy, '{valuation,personalValuation}', '"EVALUATION"')`.execute(
      product.ctx.database.kysely,
    );
    await product.ctx.policies.reload();
  });
  afterAll(() => product.close());

  let walks = 0;
  const walkTo = (until: Step, persona = "no-value") => {
    walks += 1;
    const email = `evaluation-${walks}@example.com`;
    return walkIn(product, { persona, email, until });
  };
  const bpo = { kind: "bpo", act: "order" } as const;
  const factsOf = async (uuid: string) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;

  it("orders the evaluation, and the borrower sees that it is on its way", async () => {
    const fault = product.sandbox.faults.set({ ...bpo, fault: "held", next: 1000 });
    const walked = await walkTo("NAV_RESI_EVAL_ORDERED");
    const { client, uuid } = walked;
    const { opinion } = await client.send(valuation, { params: { uuid } });
    expect(opinion).toMatchObject({ kind: "EVALUATION", state: "ORDERED", fee: 18_000, paidBy: "borrower" });
    expect((await passageOf(walked, walked.last))?.routes[0]).toBe("bpoEstimateValue");
    const order = product.sandbox.orders.list("bpo").find(({ reference }) => reference === uuid);
    expect(order?.said).toMatchObject({ product: "evaluation" });
    fault.lift();
  });

  it("lends on the evaluator's figure, names it as what it is, and gives a copy of it", async () => {
    // The evaluator is assigned; the rest is told later.
    const faults = [
      product.sandbox.faults.set({ ...bpo, fault: "duplicate", next: 1000, ofEach: 1 }),
      product.sandbox.faults.set({ ...bpo, fault: "lost", next: 1000 }),
    ];
    const { client, uuid } = await walkTo("NAV_RESI_EVAL_PROCESSING");
    for (const fault of faults) fault.lift();
    const params = { uuid };
    expect((await client.send(valuation, { params })).opinion).toMatchObject({ kind: "EVALUATION", state: "ASSIGNED" });
    await runTask(product.ctx, { applicationUuid: uuid, key: "order-bpo:1", kind: "order-bpo" });
    expect(await client.send(valuation, { params })).toMatchObject({
      source: "EVALUATION",
      opinion: { kind: "EVALUATION", state: "COMPLETE" },
    });
    const { documents: papers } = await client.send(documents, { params });
    expect(papers.map(({ type }) => type)).toContain("RESIDENTIAL_EVALUATION");
    expect(papers.map(({ type }) => type)).not.toContain("BROKER_PRICE_OPINION");
    const facts = await factsOf(uuid);
    const charged = { ...facts, closingCosts: [{ cost: "VALUATION", amount: 18_000, paidFrom: "line" }] as const };
    const figures = closingFiguresOf(charged, product.ctx.lenders.byOrgCode("gable"));
    expect(JSON.stringify(figures)).toContain("Residential evaluation");
  });

  it("has a broker's opinion in Texas all the same", async () => {
    const fault = product.sandbox.faults.set({ ...bpo, fault: "held", next: 1000 });
    const { client, uuid } = await walkTo("NAV_BPO_ORDERED", "texas-bpo");
    expect((await client.send(valuation, { params: { uuid } })).opinion.kind).toBe("BROKER_OPINION");
    fault.lift();
  });
});
