import { randomUUID } from "node:crypto";
import { answerNotary, notarySession } from "@gable/contract/calls/notary.ts";
import type { CallFailed } from "@gable/contract/problem.ts";
import { enterRoom } from "@gable/testkit/borrower/halfway.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("questions that only one person can answer", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("are answered once by whoever sends several answers at once: nobody tries more often than they may", async () => {
    const email = `${randomUUID()}@example.com`;
    const walked = await walkIn(product, { persona: "straight-approval", email, until: "NOTARY_DISCLOSURE" });
    await enterRoom(walked);
    const params = { uuid: walked.uuid };
    const asked = () => walked.client.send(notarySession, { params });
    const graded = () =>
      product.sandbox.orders.list("identity-verification").filter(({ act }) => act === "grade-answers").length;
    for (const [tries, state] of [
      [1, "QUESTIONS"],
      [2, "FAILED"],
    ] as const) {
      const { questions } = await asked();
      const guesses = [0, 1, 2, 3].map((choice) => questions.map(({ id }) => ({ id, choice })));
      const guessed = await Promise.allSettled(
        guesses.map((answers) => walked.client.send(answerNotary, { params, body: { answers } })),
      );
      const statuses = guessed.map((one) => (one.status === "rejected" ? (one.reason as CallFailed).status : 200));
      // One that came late is for questions that are asked no more.
      expect(statuses.map((status) => (status === 400 ? 409 : status)).toSorted((one, other) => one - other)).toEqual([
        200, 409, 409, 409,
      ]);
      expect([graded(), (await asked()).state]).toEqual([tries, state]);
    }
  });
});
