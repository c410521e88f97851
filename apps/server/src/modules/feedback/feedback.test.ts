import { sendCeoFeedback, sendLeaveSurvey } from "@gable/contract/calls/feedback.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("feedback", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const send = (url: string, payload: object, headers: object = {}) =>
    product.app.inject({ method: "POST", url, headers: { host: "localhost", ...headers }, payload });
  const where = { applicationUuid: null, pathname: "/dashboard", productType: "HELOC" };
  const letter = { ...where, topic: "IMPROVE", message: "Tell me sooner what it costs.", marketingConsent: true };
  const kept = () => product.ctx.database.kysely.selectFrom("feedback").selectAll().orderBy("created_at").execute();

  it("to the chief executive is kept sealed, with the writer's own application and no other", async () => {
    const { headers, applicationUuid, identityUuid } = await openBorrower(product);
    const stranger = await openBorrower(product);
    expect((await send(sendCeoFeedback.path, { ...letter, applicationUuid }, headers)).statusCode).toBe(204);
    await send(sendCeoFeedback.path, { ...letter, applicationUuid }, stranger.headers);
    await send(sendCeoFeedback.path, letter);
    const rows = await kept();
    expect(rows.map((row) => row.application_uuid)).toEqual([applicationUuid, null, null]);
    expect(rows[0]).toMatchObject({ identity_uuid: identityUuid, topic: "IMPROVE", marketing_consent: true });
    expect(rows[0]?.sealed_message?.toString("latin1")).not.toContain("costs");
  });

  it.each([
    ["too short a message", { message: "short" }, "message"],
    ["no topic", { topic: undefined }, "topic"],
    ["no answer about marketing", { marketingConsent: undefined }, "marketingConsent"],
  ])("is refused with %s", async (_what, change, field) => {
    const reply = await send(sendCeoFeedback.path, { ...letter, ...change });
    expect(Object.keys(reply.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it("of somebody who leaves is one reason, from somebody with a log-in", async () => {
    const { headers, applicationUuid } = await openBorrower(product);
    const answer = { ...where, applicationUuid, reason: "LATER" };
    expect((await send(sendLeaveSurvey.path, answer)).statusCode).toBe(401);
    expect((await send(sendLeaveSurvey.path, { ...answer, reason: "BORED" }, headers)).statusCode).toBe(400);
    expect((await send(sendLeaveSurvey.path, answer, headers)).statusCode).toBe(204);
    expect((await kept()).at(-1)).toMatchObject({ addressee: "leaving", topic: "LATER", sealed_message: null });
  });
});
