import { conditions } from "@gable/contract/calls/conditions.ts";
import { income } from "@gable/contract/calls/income.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { incomeAnswer } from "@gable/vendors/income-link/protocol.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

const fetch = { kind: "income-link", act: "fetch-income" } as const;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function linked(email: string) {
  const walked = await walkIn(product, {
    persona: "straight-approval",
    email,
    until: "INCOME_VERIFICATION",
  });
  await moves.INCOME_VERIFICATION?.(walked);
  const standing = await until(
    () => walked.client.send(income, { params: { uuid: walked.uuid } }),
    ({ sources }) => sources.some(({ state }) => state !== "CONNECTING"),
  );
  return { ...walked, standing };
}

/** The payroll account's answer to the latest reading. */
function latestAnswer() {
  const order = product.sandbox.orders.list(fetch.kind).findLast(({ act }) => act === fetch.act);
  const answer = incomeAnswer.parse(order?.answer);
  if (answer.outcome !== "verified") throw new Error("no job was found");
  return answer;
}

it("a job whose last day the payroll account names is no income, though it is active", async () => {
  expect((await linked("going@example.com")).standing.verifiedMonthly).toBeGreaterThan(0);
  const answer = latestAnswer();
  const employments = answer.employments.map((job) => ({ ...job, standing: "active" as const, endedOn: "2027-01-31" }));
  product.sandbox.orders.force({ ...fetch, answer: { ...answer, employments }, next: 1, later: false });
  const { standing } = await linked("leaving@example.com");
  expect(standing).toMatchObject({ verifiedMonthly: 0, sources: [{ state: "UNUSABLE", reason: "job-ended" }] });
});

it("a job counts during a leave, and the employer's word for the return is asked for before documents", async () => {
  await linked("there@example.com");
  const answer = latestAnswer();
  const employments = answer.employments.map((job) => ({ ...job, standing: "on-leave" as const }));
  product.sandbox.orders.force({ ...fetch, answer: { ...answer, employments }, next: 1, later: false });
  const { client, uuid, standing } = await linked("away@example.com");
  expect(standing.verifiedMonthly).toBeGreaterThan(0);
  const asked = await client.send(conditions, { params: { uuid } });
  expect(asked).toMatchObject([
    { actionNeeded: true, commentsToBorrower: expect.stringContaining("you are on leave") as string },
  ]);
});
