import { randomUUID } from "node:crypto";
import { signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { failNotaryQuestions } from "@gable/testkit/borrower/closing-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it("whoever signs beside the borrower learns why a session broke off, and from when on another is possible", async () => {
  const walked = await walkIn(product, {
    persona: "joint-owner",
    email: `${randomUUID()}@example.com`,
    until: "DEED_SIGNING",
  });
  const [signer] = walked.others;
  const desk = async () => signer?.client.send(signerDesk, {});
  expect(await desk()).toMatchObject({ progress: { isStopped: false }, notaryFailure: null, notaryLockedUntil: null });
  await failNotaryQuestions(walked);
  expect(await desk()).toMatchObject({
    progress: { isStopped: true },
    notaryFailure: "questions-failed",
    notaryLockedUntil: expect.any(String) as string,
  });
});
