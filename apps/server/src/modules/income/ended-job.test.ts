import { income } from "@gable/contract/calls/income.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { incomeAnswer } from "@gable/vendors/income-link/protocol.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function linked(email: string) {
  const walked = await walk({
    url: product.url,
    sandboxUrl: product.sandbox.url,
    persona: "straight-approval",
    email,
    until: "INCOME_VERIFICATION",
  });
  await moves.INCOME_VERIFICATION?.(walked);
  return until(
    () => walked.client.send(income, { params: { uuid: walked.uuid } }),
    ({ sources }) => sources.some(({ state }) => state !== "CONNECTING"),
  );
}

it("a job whose last day the payroll account names is no income, though it is active", async () => {
  const fetch = { kind: "income-link", act: "fetch-income" } as const;
  expect((await linked("going@example.com")).verifiedMonthly).toBeGreaterThan(0);
  const order = product.sandbox.orders.list(fetch.kind).findLast(({ act }) => act === fetch.act);
  const answer = incomeAnswer.parse(order?.answer);
  if (answer.outcome !== "verified") throw new Error("no job was found");
  const employments = answer.employments.map((job) => ({ ...job, standing: "active" as const, endedOn: "2027-01-31" }));
  product.sandbox.orders.force({ ...fetch, answer: { ...answer, employments }, next: 1, later: false });
  const standing = await linked("leaving@example.com");
  expect(standing).toMatchObject({ verifiedMonthly: 0, sources: [{ state: "UNUSABLE", reason: "job-ended" }] });
});
