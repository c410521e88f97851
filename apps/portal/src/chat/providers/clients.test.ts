import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ChatView, Pending } from "@gable/contract/chat-connection.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { KeptChat } from "../kept-chat.ts";
import { type LiveConnection, type LiveTerms, PrivateNumberFound } from "../live-connection.ts";
import { carryByNice } from "./nice/nice.ts";
import { carryByTalk } from "./talkjs/talk.ts";
import { playNice } from "./testing/played-nice.ts";
import { AGENT, BORROWER, type PlayedRoom, playRoom } from "./testing/played-room.ts";
import { playTalk } from "./testing/played-talk.ts";
import { playTwilio } from "./testing/played-twilio.ts";
import { carryByTwilio } from "./twilio/twilio.ts";

const THREAD = "5b6fb0ac-2f5b-4ed4-8a0d-0a51f0a3a9b0";

type Carry = (room: PlayedRoom, terms: LiveTerms) => Promise<LiveConnection>;
const niceThat =
  (is: { isLivechat?: boolean; isUnknown?: boolean }): Carry =>
  async (room, terms) =>
    carryByNice(playNice(room, { threadId: THREAD, ...is }), terms);
const providers: [KeptChat["provider"], Carry][] = [
  ["twilio", (room, terms) => carryByTwilio(playTwilio(room), terms)],
  ["talkjs", (room, terms) => carryByTalk(playTalk(room), terms)],
  ["nice", niceThat({})],
];

const keptAt = (provider: KeptChat["provider"], rights: object = {}, more: object = {}): KeptChat => ({
  provider,
  token: "token-of-ours",
  conversationSid: THREAD,
  omniProxyChannelId: THREAD,
  expiration: "2099-01-01T00:00:00.000Z",
  friendlyName: "Dana",
  emailAddress: "dana@example.com",
  loginTimestamp: "2026-01-01T00:00:00.000Z",
  customerId: BORROWER,
  threadId: THREAD,
  isOfAccount: false,
  ...more,
  rights: {
    providerChannelId: THREAD,
    providerUserId: BORROWER,
    providerUserToken: "good",
    client: { appId: "app", brandId: "1027", channelId: "chat_1", environment: "NA1" },
    ...rights,
  },
});

const opened: LiveConnection[] = [];
const onItsWay = (text: string): Pending => ({ clientId: crypto.randomUUID(), text, attachments: [], refused: null });

afterEach(() => {
  for (const connection of opened.splice(0)) connection.close();
});

async function connect(carry: Carry, kept: KeptChat, room = playRoom(), pending: readonly Pending[] = []) {
  const views: ChatView[] = [];
  const end = vi.fn<() => Promise<void>>(async () => undefined);
  const changed = (view: ChatView) => void views.push(view);
  const connection = await carry(room, { chat: () => kept, prove: async () => undefined, pending, end, changed });
  opened.push(connection);
  const view = () => views.at(-1);
  const said = () => view()?.messages.map(({ author, text }) => `${author}: ${text}`);
  const answer = (text: string) => room.say({ author: AGENT, clientId: "", text, files: [] });
  return { connection, room, view, said, answer, end };
}

describe.each(providers)("a chat that %s carries", (provider, carry) => {
  const kept = keptAt(provider);

  it("carries words both ways, in order, each once, and says who waits for whom", async () => {
    const dana = await connect(carry, kept);
    await expect.poll(dana.view).toMatchObject({ connection: "open", state: "waiting", hasEarlier: false });
    dana.connection.say("Hello", []);
    await expect.poll(dana.said).toEqual(["borrower: Hello"]);
    expect(dana.view()).toMatchObject({ pending: [], state: "waiting" });
    dana.room.type();
    expect(dana.view()?.isTyping).toBe(true);
    dana.answer("Good morning, Dana");
    await expect.poll(dana.said).toEqual(["borrower: Hello", "agent: Good morning, Dana"]);
    expect(dana.view()).toMatchObject({ state: "active", agentName: "Maria", isTyping: false });
  });

  it("begins with the last twenty messages and fetches those before", async () => {
    const room = playRoom();
    for (let number = 1; number <= 45; number += 1)
      room.say({ author: AGENT, clientId: "", text: `Answer ${number}`, files: [] });
    const dana = await connect(carry, kept, room);
    await expect.poll(() => dana.said()?.length).toBe(20);
    await expect.poll(() => dana.view()?.hasEarlier).toBe(true);
    expect(dana.said()?.[0]).toBe("agent: Answer 26");
    await dana.connection.showEarlier();
    await dana.connection.showEarlier();
    expect(dana.said()).toEqual(Array.from({ length: 45 }, (_, index) => `agent: Answer ${index + 1}`));
    expect(dana.view()?.hasEarlier).toBe(false);
  });

  it("says when it is lost, and goes on with everything that was said meanwhile, once", async () => {
    const dana = await connect(carry, kept);
    dana.connection.say("Before", []);
    await expect.poll(dana.said).toEqual(["borrower: Before"]);
    dana.room.goOffline();
    expect(dana.view()?.connection).toBe("lost");
    dana.answer("Meanwhile");
    dana.room.comeBack();
    await expect.poll(dana.said).toEqual(["borrower: Before", "agent: Meanwhile"]);
    expect(dana.view()).toMatchObject({ connection: "open", state: "active" });
  });

  it("is over when the lender’s people end it, and takes nothing more", async () => {
    const dana = await connect(carry, kept);
    dana.answer("Goodbye");
    dana.room.close();
    await expect.poll(() => dana.view()?.state).toBe("closed");
    dana.connection.say("One more thing", []);
    await expect.poll(() => dana.view()?.pending[0]?.refused).toBe("closed");
    const again = await connect(carry, kept, dana.room);
    await expect.poll(() => again.view()?.state).toBe("closed");
  });

  it("is ended by the borrower through the server", async () => {
    const dana = await connect(carry, kept);
    await dana.connection.end();
    expect(dana.view()?.state).toBe("closed");
    expect(dana.end).toHaveBeenCalledOnce();
    // Where the server cannot end it, the client has.
    expect(dana.room.isClosed()).toBe(provider === "nice");
  });

  it("says that a message was not sent, and sends it again when asked, once", async () => {
    const dana = await connect(carry, kept);
    dana.room.faults.push("not sent");
    dana.connection.say("Hello", []);
    await expect.poll(() => dana.view()?.pending[0]?.refused).toBe("failed");
    dana.connection.resend(dana.view()?.pending[0]?.clientId ?? "");
    await expect.poll(dana.said).toEqual(["borrower: Hello"]);
    expect(dana.view()?.pending).toEqual([]);
  });

  it("has a message once where only the answer to it was lost", async () => {
    const dana = await connect(carry, kept);
    dana.room.faults.push("answer lost");
    dana.connection.say("Hello", []);
    await expect.poll(() => dana.view()?.pending[0]?.refused).toBe("failed");
    dana.room.comeBack();
    dana.connection.resend(dana.view()?.pending[0]?.clientId ?? "");
    await expect.poll(() => dana.view()?.pending).toEqual([]);
    expect(dana.said()).toEqual(["borrower: Hello"]);
    expect(dana.room.said).toHaveLength(1);
  });

  it("takes files with their words and gives them back; never one with a number that must not travel", async () => {
    const dana = await connect(carry, kept);
    const file = new File(["pay stub of May"], "may.txt", { type: "text/plain" });
    dana.connection.say("Here it is", [await dana.connection.upload(file)]);
    await expect.poll(() => dana.view()?.pending).toEqual([]);
    const attachments = dana.view()?.messages.flatMap((message) => message.attachments) ?? [];
    expect(attachments).toMatchObject([{ name: "may.txt", mediaType: "text/plain" }]);
    expect(dana.said()?.join(" ")).toContain("Here it is");
    expect(await (await dana.connection.fetchFile(attachments[0] as never)).text()).toBe("may.txt");
    const secret = new File(["my ssn is 219-09-9999"], "notes.txt");
    await expect(dana.connection.upload(secret)).rejects.toThrow(PrivateNumberFound);
  });

  it("goes on when an end could not be told, and is ended when it can", async () => {
    const dana = await connect(carry, kept);
    const before = dana.view();
    dana.end.mockRejectedValueOnce(new Error("The line is lost."));
    await expect(dana.connection.end()).rejects.toThrow("The line is lost.");
    expect(dana.view()?.connection).toBe(before?.connection);
    await dana.connection.end();
    expect(dana.view()?.state).toBe("closed");
  });

  it("sends what was on its way when the page was left, and what had come already not again", async () => {
    const room = playRoom();
    const [come, left] = [onItsWay("It had come"), onItsWay("It was left")];
    room.say({ author: BORROWER, clientId: come.clientId, text: come.text, files: [] });
    const dana = await connect(carry, kept, room, [come, left]);
    await expect.poll(() => dana.view()?.pending).toEqual([]);
    expect(dana.said()).toEqual(["borrower: It had come", "borrower: It was left"]);
    expect(room.said).toHaveLength(2);
  });

  it("says what is missing where nothing was kept", async () => {
    const { rights: _, ...bare } = kept;
    await expect(async () => connect(carry, bare)).rejects.toThrow("Webchat session data not found");
  });
});

describe("a token that the provider does not accept", () => {
  it.each(providers.filter(([provider]) => provider !== "nice"))("is rejected at %s", async (provider, carry) => {
    const dana = await connect(carry, keptAt(provider, { providerUserToken: "forged" }));
    expect(dana.view()?.connection).toBe("rejected");
  });

  it("is no token at NICE, but a customer", async () => {
    const dana = await connect(niceThat({ isUnknown: true }), keptAt("nice"));
    expect(dana.view()?.connection).toBe("rejected");
  });
});

describe("a file at NICE, which does not say how large it is", () => {
  it("has its size from where it lies, and none where that does not say", async () => {
    const server = createServer((request, response) => {
      if (request.url === "/may.pdf") response.setHeader("content-length", 2048);
      else response.statusCode = 403;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const room = playRoom();
    const files = ["may.pdf", "june.pdf"].map((name) => ({ name, url: `${at}/${name}`, size: 0 }));
    room.say({ author: AGENT, clientId: "", text: "", files });
    const dana = await connect(niceThat({}), keptAt("nice"), room);
    const sizes = () => dana.view()?.messages.flatMap((message) => message.attachments.map((file) => file.sizeBytes));
    await expect.poll(sizes).toEqual([2048, null]);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe("NICE, in the specification’s words", () => {
  const [, , [, carry]] = providers as [unknown, unknown, [string, Carry]];
  it.each([
    ["Customer ID not present", { customerId: undefined }],
    ["NICE thread ID is unavailable", { threadId: "" }],
  ])("says: %s", async (words, missing) => {
    await expect(connect(carry, keptAt("nice", {}, missing))).rejects.toThrow(words);
  });

  it("carries nothing on a channel that is no live chat", async () => {
    await expect(connect(niceThat({ isLivechat: false }), keptAt("nice"))).rejects.toThrow(
      "Recovered thread is not livechat instance",
    );
  });
});
