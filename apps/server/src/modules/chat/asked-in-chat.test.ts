import { randomUUID } from "node:crypto";
import { answerChat, cannedAnswers, takeChat } from "@gable/contract/calls/chat-desk.ts";
import { asksOutrightForPrivateNumber } from "@gable/domain/chat/asks-for-number.ts";
import { openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("an agent's answer that asks for a number", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("is not sent, unless it only tells where the number is entered and its author says so", async () => {
    const reply = await product.app.inject({
      method: "POST",
      url: "/service-omni-proxy/insecure/api/v1/stream/init-web-chat",
      headers: { host: "localhost" },
      payload: { friendlyName: "Dana", emailAddress: "dana@example.com" },
    });
    const { token, conversationSid } = reply.json<{ token: string; conversationSid: string }>();
    const dana = await openChatClient(product.url, token);
    const { client } = await openStaff(product, "support-agent");
    const params = { conversation: conversationSid };
    await client.send(takeChat, { params });
    const say = (text: string, more: { tellsWhere?: boolean } = {}) =>
      client.send(answerChat, { params, body: { clientId: randomUUID(), text, ...more } });
    const refused = { status: 422, problem: { code: "asks-for-number" } };
    await expect(say("What is your SSN?")).rejects.toMatchObject(refused);
    await expect(say("¿Cuál es su número de cuenta?", { tellsWhere: true })).rejects.toMatchObject(refused);
    const where = "Do not send your account number; enter it on the page Accounts.";
    await expect(say(where)).rejects.toMatchObject(refused);
    await say(where, { tellsWhere: true });
    await say("We will never ask for your social security number.");
    await dana.until(() => dana.texts().length === 2);
    expect(dana.texts()).toEqual([where, "We will never ask for your social security number."]);
    dana.close();
  });

  it("is none of the answers that are written already", async () => {
    const { client } = await openStaff(product, "support-agent");
    const { answers } = await client.send(cannedAnswers, {});
    expect(answers.length).toBeGreaterThan(0);
    const asking = answers.filter(({ en, es }) => [en.text, es.text].some(asksOutrightForPrivateNumber));
    expect(asking.map(({ id }) => id)).toEqual([]);
  });
});
