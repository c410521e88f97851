import { randomUUID } from "node:crypto";
import { chatAttachment, initWebChat } from "@gable/contract/calls/chat.ts";
import { addChatFile, answerChat, chatFile, chatTranscript, takeChat } from "@gable/contract/calls/chat-desk.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ordinaryFiles, refusedFiles } from "../documents/testing/hostile-files.ts";

const bytesOf = (files: typeof ordinaryFiles, what: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(files.find((file) => file.what === what)?.bytes ?? []);
const page = bytesOf(ordinaryFiles, "a PDF with packed objects");

const add = (staff: OpenStaff, params: { conversation: string }, bytes = page) =>
  staff.client.send(addChatFile, { params, file: new Blob([bytes]), fileName: "what we need.pdf" });

describe("a file that an agent sends in a chat", () => {
  let product: TestProduct;
  let agent: OpenStaff;
  let colleague: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    agent = await openStaff(product, "support-agent");
    colleague = await openStaff(product, "support-agent");
  });
  afterAll(() => product.close());

  async function begin() {
    const visitor = createBorrowerClient(product.url, "gable");
    const { token, conversationSid: conversation } = await visitor.send(initWebChat, {
      params: { provider: "desk" },
      body: { friendlyName: "Dana", emailAddress: `${randomUUID()}@example.com` },
    });
    return { visitor, token, params: { conversation } };
  }
  it("comes to the borrower with the answer, once, and without words where none are needed", async () => {
    const { visitor, token, params } = await begin();
    const chat = await openChatClient(product.url, token);
    await agent.client.send(takeChat, { params });
    const file = await add(agent, params);
    expect(file).toMatchObject({ name: "what we need.pdf", mediaType: "application/pdf", sizeBytes: page.length });
    const body = { clientId: randomUUID(), text: "", attachments: [file.uuid] };
    const sent = await agent.client.send(answerChat, { params, body });
    expect(await agent.client.send(answerChat, { params, body })).toEqual(sent);
    const { messages } = await agent.client.send(chatTranscript, { params, query: { after: 0 } });
    expect(messages.filter(({ attachments }) => attachments.length > 0)).toMatchObject([
      { author: "agent", text: "", attachments: [file] },
    ]);
    await expect.poll(() => chat.messages.flatMap(({ attachments }) => attachments)).toEqual([file]);
    const read = await visitor.open(chatAttachment, { params: { attachment: file.uuid }, body: { token } });
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(page);
    chat.close();
  });

  it("is taken from whoever has the chat alone, is looked at as a borrower’s is, and is nobody’s before it is sent", async () => {
    const { visitor, token, params } = await begin();
    await expect(add(agent, params)).rejects.toMatchObject({ status: 409, problem: { code: "chat-taken" } });
    await agent.client.send(takeChat, { params });
    await expect(add(colleague, params)).rejects.toMatchObject({ status: 409, problem: { code: "chat-taken" } });
    const active = bytesOf(refusedFiles, "a PDF that starts a program");
    await expect(add(agent, params, active)).rejects.toMatchObject({ status: 422, problem: { code: "file-active" } });
    const { uuid: attachment } = await add(agent, params);
    await expect(visitor.open(chatAttachment, { params: { attachment }, body: { token } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      agent.client.open(chatFile, { params: { ...params, attachment } }),
      "a file that was not sent",
    ).rejects.toMatchObject({ status: 404 });
  });

  it("is no file of another chat, and an answer has words or a file", async () => {
    const [one, other] = await Promise.all([begin(), begin()]);
    for (const { params } of [one, other]) await agent.client.send(takeChat, { params });
    const { uuid } = await add(agent, one.params);
    const say = (text: string, attachments: string[]) =>
      agent.client.send(answerChat, { params: other.params, body: { clientId: randomUUID(), text, attachments } });
    await expect(say("Here it is.", [uuid])).rejects.toMatchObject({ status: 422, problem: { code: "attachment" } });
    await expect(say("  ", [])).rejects.toMatchObject({ status: 422, problem: { code: "empty" } });
  });
});
