import { income } from "@gable/contract/calls/income.ts";
import { visitIncome } from "@gable/testkit/borrower/income-visits.ts";
import type { WalkOptions } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describe("what is told of a way to show an income", () => {
  let product: TestProduct;
  beforeEach(async () => {
    product = await startProduct();
  });
  afterEach(() => product.close());

  const reachIncome = (more: Partial<WalkOptions> = {}) =>
    walkIn(product, { persona: "straight-approval", until: "INCOME_VERIFICATION", ...more });
  const ago = (ms: number) => new Date(product.ctx.clock.now().getTime() - ms);
  const payrollOf = async ({ client, uuid }: Awaited<ReturnType<typeof reachIncome>>) =>
    (await client.send(income, { params: { uuid } })).methods.find(({ source }) => source === "PAYROLL");

  it("is how many of this lender's borrowers finished it lately, each counted once, and how long it took them", async () => {
    const walked = await reachIncome();
    await visitIncome(product, walked, "income-link", { at: ago(DAY_MS), tried: 30, finished: 28, seconds: 240 });
    // Neither those of long ago nor who has just begun count.
    await visitIncome(product, walked, "income-link", { at: ago(91 * DAY_MS), tried: 20, finished: 0, seconds: 0 });
    await visitIncome(product, walked, "income-link", { at: ago(HOUR_MS / 2), tried: 20, finished: 0, seconds: 0 });
    expect(await payrollOf(walked)).toEqual({ source: "PAYROLL", typicalSeconds: 240, finishedOfTen: 9 });
    const { client, uuid } = walked;
    const { methods } = await client.send(income, { params: { uuid } });
    expect(methods.filter(({ source }) => source !== "PAYROLL").map(({ finishedOfTen }) => finishedOfTen)).toEqual([
      null,
      null,
    ]);
  });

  it("is what it takes as a rule, and no odds, as long as too few tried", async () => {
    const walked = await reachIncome();
    await visitIncome(product, walked, "income-link", { at: ago(DAY_MS), tried: 29, finished: 29, seconds: 240 });
    expect(await payrollOf(walked)).toEqual({ source: "PAYROLL", typicalSeconds: 60, finishedOfTen: null });
  });

  it("is nothing of another lender's borrowers", async () => {
    const walked = await reachIncome();
    await visitIncome(product, walked, "income-link", { at: ago(DAY_MS), tried: 40, finished: 40, seconds: 240 });
    const other = await reachIncome({ persona: "payoff", orgCode: "harbor-pine" });
    expect(await payrollOf(other)).toMatchObject({ finishedOfTen: null });
  });

  it("is asked of the database anew when an hour is over", async () => {
    const walked = await reachIncome();
    expect(await payrollOf(walked)).toMatchObject({ finishedOfTen: null });
    await visitIncome(product, walked, "income-link", { at: ago(DAY_MS), tried: 30, finished: 15, seconds: 240 });
    expect(await payrollOf(walked)).toMatchObject({ finishedOfTen: null });
    await product.ctx.adjustableClock?.advance(HOUR_MS);
    // Whoever was there an hour ago has to log in again.
    expect(await payrollOf(await reachIncome({ email: "an.hour.later@example.com" }))).toMatchObject({
      finishedOfTen: 5,
    });
  });
});
