import { status } from "@gable/contract/calls/application.ts";
import { advanceClock } from "@gable/contract/calls/development.ts";
import { answerIdentityQuestions, askIdentityQuestions } from "@gable/contract/calls/identity-check.ts";
import { answerSignerQuestions, askSignerQuestions } from "@gable/contract/calls/signers-identity.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import {
  identityNow,
  rightAnswers,
  showSignerWithoutFace,
  showWithoutFace,
  signersIdentityNow,
} from "@gable/testkit/borrower/without-face.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;

const ask = ({ client, uuid }: Walk) => client.send(askIdentityQuestions, { params: { uuid } });

async function answer(walked: Walk, as: "right" | "wrong") {
  const { client, uuid } = walked;
  const right = await rightAnswers(walked);
  const answers = as === "right" ? right : right.map(({ id, choice }) => ({ id, choice: (choice + 1) % 4 }));
  await client.send(answerIdentityQuestions, { params: { uuid }, body: { answers } });
}

describe("questions in the place of a face", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  /** Somebody who has shown a document, and no face. */
  async function faceless(email: string): Promise<Walk> {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      email,
      until: "IDENTITY_VERIFICATION",
    });
    await showWithoutFace(walked);
    return walked;
  }

  it("are offered where no face could be compared, asked once, and let who answers them go on", async () => {
    const walked = await faceless("knows@example.com");
    expect((await identityNow(walked)).questions).toEqual({
      isOffered: true,
      asked: [],
      secondsLeft: null,
      isLastTry: false,
    });
    await ask(walked);
    const { questions } = await identityNow(walked);
    expect(questions.asked).toHaveLength(5);
    expect(questions.asked.every(({ choices }) => choices.length === 4)).toBe(true);
    // Nobody is hurried.
    expect(questions.secondsLeft).toBeGreaterThan(9 * 60);
    await ask(walked);
    expect((await identityNow(walked)).questions.asked).toEqual(questions.asked);
    await answer(walked, "right");
    expect(await identityNow(walked)).toMatchObject({ state: "PASSED", questions: { isOffered: false, asked: [] } });
    const { client, uuid } = walked;
    expect((await client.send(status, { params: { uuid } })).step).not.toBe("IDENTITY_VERIFICATION");
    await expect(ask(walked)).rejects.toMatchObject({ status: 409 });
  });

  it("are asked once more where not enough was right or the time ran out, and then a person looks", async () => {
    const walked = await faceless("guesses@example.com");
    await ask(walked);
    const first = (await identityNow(walked)).questions.asked;
    await walked.client.send(advanceClock, { body: { byMs: 11 * MINUTE_MS, applicationUuid: walked.uuid } });
    expect((await identityNow(walked)).questions.secondsLeft).toBe(0);
    await answer(walked, "right");
    const again = await identityNow(walked);
    expect(again).toMatchObject({ state: "REVIEW", questions: { isLastTry: true } });
    expect(again.questions.asked).not.toEqual(first);
    await answer(walked, "wrong");
    expect(await identityNow(walked)).toMatchObject({
      state: "REVIEW",
      reason: "questions-failed",
      questions: { isOffered: false, asked: [] },
    });
    await expect(answer(walked, "right")).rejects.toMatchObject({ status: 409 });
  });

  it("are not asked before a document was shown", async () => {
    const { applicationUuid, headers } = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    await expect(client.send(askIdentityQuestions, { params: { uuid: applicationUuid } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it("are asked of who signs beside the borrower by their own", async () => {
    const { headers } = await openSigner(product, await openBorrower(product));
    const theo = createBorrowerClient(product.url, "gable", headers.authorization);
    await expect(theo.send(askSignerQuestions, {})).rejects.toMatchObject({ status: 409 });
    await showSignerWithoutFace(theo, "1983-12-11");
    const standing = () => signersIdentityNow(theo);
    await theo.send(askSignerQuestions, {});
    const { asked } = (await standing()).questions;
    expect(asked).toHaveLength(5);
    for (const isLastTry of [false, true]) {
      const { questions } = await standing();
      expect(questions.isLastTry).toBe(isLastTry);
      const answers = questions.asked.map(({ id }) => ({ id, choice: 3 }));
      await theo.send(answerSignerQuestions, { body: { answers } });
    }
    expect(await standing()).toMatchObject({ state: "REVIEW", reason: "questions-failed" });
  });
});
