import { pathOf } from "@gable/contract/call.ts";
import { initWebChat } from "@gable/contract/calls/chat.ts";
import {
  answerChat,
  chatInbox,
  chatPerson,
  chatTranscript,
  type DeskSignal,
  deskStream,
  fileChats,
  takeChat,
  transferChat,
  typeInChat,
} from "@gable/contract/calls/chat-desk.ts";
import { chatWithAutobot } from "@gable/contract/calls/chatbot.ts";
import { assignApplication } from "@gable/contract/calls/pipeline.ts";
import { readEvents } from "@gable/contract/read-events.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { type ChatClient, openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** "Within a second" is what an agent is promised; a machine that has much else to do is given much more. */
const PROMPT_MS = 60_000;

async function listen({ client }: OpenStaff) {
  const hangUp = new AbortController();
  const signals: DeskSignal[] = [];
  const { body } = await client.open(deskStream, { signal: hangUp.signal });
  if (!body) throw new Error("The stream has no body.");
  const events = readEvents(body);
  return {
    hangUp: () => hangUp.abort(),
    /** The next signal of this kind. */
    async next(sign: DeskSignal["sign"]): Promise<DeskSignal> {
      const late = AbortSignal.timeout(PROMPT_MS);
      late.addEventListener("abort", () => hangUp.abort());
      for (;;) {
        const { value, done } = await events.next();
        if (done) throw new Error(`No ${sign} came; before that: ${JSON.stringify(signals)}`);
        const signal = JSON.parse(value) as DeskSignal;
        signals.push(signal);
        if (signal.sign === sign) return signal;
      }
    },
  };
}

describe("what comes to whose desk", () => {
  let product: TestProduct;
  let agent: OpenStaff;
  let officer: OpenStaff;
  let processor: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    agent = await openStaff(product, "support-agent");
    officer = await openStaff(product, "loan-officer");
    processor = await openStaff(product, "processor");
  });
  afterAll(() => product.close());

  async function begin(): Promise<{ uuid: string; chat: ChatClient; application: string }> {
    const borrower = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", borrower.headers.authorization);
    const { token, conversationSid } = await client.send(initWebChat, {
      params: { provider: "desk" },
      body: { friendlyName: "Dana", emailAddress: "dana@example.com", applicationUuid: borrower.applicationUuid },
    });
    const chat = await openChatClient(product.url, token);
    return { uuid: conversationSid, chat, application: borrower.applicationUuid };
  }

  it("tells an agent’s open page of a new chat, a message and of writing, and another lender’s of nothing", async () => {
    const [line, strangers] = await Promise.all([
      listen(agent),
      listen(await openStaff(product, "support-agent", "harbor-pine")),
    ]);
    const { uuid, chat } = await begin();
    chat.say("Hello");
    expect(await line.next("said")).toEqual({ conversation: uuid, sign: "said" });
    chat.raw(JSON.stringify({ type: "typing" }));
    expect(await line.next("typing")).toEqual({ conversation: uuid, sign: "typing" });
    line.hangUp();
    chat.close();
    await expect(listen(processor)).rejects.toMatchObject({ status: 403 });
    // The first that the other lender's page hears is of its own borrowers.
    const host = { host: "harbor-pine.localhost" };
    const reply = await product.app.inject({
      method: "POST",
      url: pathOf(initWebChat, { provider: "desk" }),
      headers: host,
      payload: { friendlyName: "Abel", emailAddress: "abel@example.com" },
    });
    const { conversationSid } = reply.json<{ conversationSid: string }>();
    expect(await strangers.next("said")).toEqual({ conversation: conversationSid, sign: "said" });
    strangers.hangUp();
  });

  /** Somebody who asks the assistant, then for a person, naming this conversation or their own, and then the assistant again. */
  const asks = async (message: string, conversationId?: string) => {
    const borrower = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", borrower.headers.authorization);
    const ask = (question: string, conversation?: string) =>
      client.send(chatWithAutobot, {
        body: { message: question, ...(conversation !== undefined && { conversationId: conversation }) },
      });
    const asked = await ask(message);
    const { conversationSid: uuid } = await client.send(initWebChat, {
      params: { provider: "desk" },
      body: {
        friendlyName: "Dana",
        emailAddress: "dana@example.com",
        assistantConversationId: conversationId ?? asked.conversationId,
      },
    });
    await ask("When does the money come?", asked.conversationId);
    const read = (after: number) =>
      agent.client.send(chatTranscript, { params: { conversation: uuid }, query: { after } });
    return { asked, read };
  };

  it("shows how the latest message begins, who writes in which application, and what was before", async () => {
    const { uuid, chat, application } = await begin();
    chat.say(`When is my money? ${"x".repeat(300)}`);
    await chat.until(() => chat.messages.length === 1);
    const { chats } = await agent.client.send(chatInbox, {});
    expect(chats.find((one) => one.uuid === uuid)).toMatchObject({
      lastSequence: 1,
      last: { author: "borrower", text: expect.stringMatching(/^When is my money\? x{122}$/) },
    });
    const person = await agent.client.send(chatPerson, { params: { conversation: uuid } });
    expect(person).toMatchObject({ applications: [{ uuid: application, standing: "ACTIVE" }], chats: [] });
    const ofFile = await agent.client.send(fileChats, { params: { uuid: application } });
    expect(ofFile.chats.map((one) => one.uuid)).toEqual([uuid]);
    chat.close();
  });

  it("shows what was asked of the assistant before, of nobody else’s and not what was asked later", async () => {
    const { asked, read } = await asks("What are the closing costs?");
    const { questionId, questionStr, responseStr, createdDt } = asked;
    expect((await read(0)).assistant).toEqual([{ questionId, questionStr, responseStr, createdDt }]);
    expect((await read(1)).assistant).toEqual([]);
    const stranger = await asks("Which fees are there?", asked.conversationId);
    expect((await stranger.read(0)).assistant).toEqual([]);
  });

  it("tells the borrower that the agent is writing, if it is the agent who has the chat", async () => {
    const { uuid, chat } = await begin();
    chat.say("Hello");
    const params = { conversation: uuid };
    const colleague = await openStaff(product, "support-agent");
    await agent.client.send(takeChat, { params });
    await colleague.client.send(typeInChat, { params });
    await agent.client.send(answerChat, { params, body: { clientId: crypto.randomUUID(), text: "One moment" } });
    await chat.until(() => chat.texts().includes("One moment"));
    expect(chat.isTyping).toBe(false);
    await agent.client.send(typeInChat, { params });
    await chat.until(() => chat.isTyping);
    const kept = await product.ctx.database.kysely
      .selectFrom("staff_actions")
      .select("call")
      .where("staff_uuid", "=", agent.staffUuid)
      .where("call", "=", "typeInChat")
      .execute();
    expect(kept).toEqual([]);
    chat.close();
  });

  it("keeps loan officers to the chats of their own borrowers, and to those that a colleague gave them", async () => {
    const [own, given, foreign] = [await begin(), await begin(), await begin()];
    for (const { chat } of [own, given, foreign]) {
      chat.say("Hello");
      await chat.until(() => chat.messages.length === 1);
    }
    await processor.client.send(assignApplication, {
      params: { uuid: own.application, role: "loan-officer" },
      body: { staffUuid: officer.staffUuid },
    });
    await agent.client.send(takeChat, { params: { conversation: given.uuid } });
    await agent.client.send(transferChat, {
      params: { conversation: given.uuid },
      body: { colleague: officer.staffUuid },
    });
    const { chats } = await officer.client.send(chatInbox, {});
    expect(chats.map(({ uuid }) => uuid).toSorted()).toEqual([own.uuid, given.uuid].toSorted());
    await officer.client.send(takeChat, { params: { conversation: own.uuid } });
    await officer.client.send(answerChat, {
      params: { conversation: own.uuid },
      body: { clientId: crypto.randomUUID(), text: "Good morning" },
    });
    const params = { conversation: foreign.uuid };
    for (const ask of [
      () => officer.client.send(chatTranscript, { params, query: {} }),
      () => officer.client.send(chatPerson, { params }),
      () => officer.client.send(takeChat, { params }),
      () => officer.client.send(fileChats, { params: { uuid: foreign.application } }),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 404 });
    // Given back, it is on their desk no more.
    await officer.client.send(transferChat, { params: { conversation: given.uuid }, body: { colleague: null } });
    await expect(
      officer.client.send(chatTranscript, { params: { conversation: given.uuid }, query: {} }),
    ).rejects.toMatchObject({ status: 404 });
    for (const { chat } of [own, given, foreign]) chat.close();
  });
});
