import { randomUUID } from "node:crypto";
import { chatCloseCodes } from "@gable/contract/chat-frames.ts";
import { CHAT_TOKEN_MS } from "@gable/domain/chat/limits.ts";
import { startAgent } from "@gable/testkit/chat/agent.ts";
import { openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { openChatter } from "@gable/testkit/chat/chatter.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const STREAM = "/service-omni-proxy/insecure/api/v1/stream";
const CSP = "/service-csp/external/api/v1/desk";
const HOUR_MS = 3_600_000;
const contact = { friendlyName: "Dana Whitfield", emailAddress: "dana@example.com" };

describe("a chat with people", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    product.app.inject({ method: "POST", url, payload, headers: { host: "localhost", ...headers } });
  const begin = async (headers: Record<string, string> = {}, more: object = {}) => {
    const reply = await post(`${STREAM}/init-web-chat`, { ...contact, ...more }, headers);
    return { reply, ...reply.json<{ token: string; conversationSid: string }>() };
  };

  it("refuses a name and an address that cannot be", async () => {
    const { reply } = await begin({}, { friendlyName: " ", emailAddress: "dana@" });
    expect(reply.json()).toMatchObject({
      status: 400,
      fields: { friendlyName: ["required"], emailAddress: ["email-invalid"] },
    });
    const long = await begin({}, { friendlyName: "x".repeat(129), emailAddress: `${"x".repeat(130)}@example.com` });
    expect(long.reply.json()).toMatchObject({
      fields: { friendlyName: ["too-long"], emailAddress: expect.arrayContaining(["too-long"]) },
    });
  });

  it.each([
    ["/account/heloc/register", "/account/heloc/register"],
    ["/account/heloc/register?token=secret&email=dana@example.com#123", "/account/heloc/register"],
    ["{origin}/account/heloc/terms?x=secret", "/account/heloc/terms"],
    ["https://dana:secret@evil.example/account/heloc", null],
    ["//evil.example/account/heloc", null],
    ["javascript:alert(1)", null],
  ])("keeps of the page %s the path of our own, and what stands behind it nowhere", async (pageUrl, kept) => {
    const { lenders } = product.ctx;
    const address = pageUrl.replace("{origin}", lenders.originOf(lenders.byOrgCode("gable")));
    const { token, conversationSid } = await begin({}, { pageUrl: address });
    const dana = await openChatClient(product.url, token);
    dana.say("Hello");
    await dana.until(() => dana.texts().length === 1);
    dana.close();
    const maria = await startAgent(product.ctx, { orgCode: "gable", name: "Maria" });
    const seen = (await maria.inbox()).find(({ uuid }) => uuid === conversationSid);
    expect(seen?.pageUrl).toBe(kept);
  });

  it("carries words both ways, in order, and says who answers and who ended it", async () => {
    const { token, conversationSid } = await begin();
    const dana = await openChatClient(product.url, token);
    dana.say("Hello");
    dana.say("Is anybody there?");
    await dana.until(() => dana.texts().length === 2);
    expect(dana.state).toMatchObject({ state: "waiting", agentName: null });

    const maria = await startAgent(product.ctx, { orgCode: "gable", name: "Maria" });
    expect((await maria.inbox()).find(({ uuid }) => uuid === conversationSid)).toMatchObject({ state: "waiting" });
    await maria.take(conversationSid);
    await maria.answer(conversationSid, "Good morning, Dana");
    await dana.until(() => dana.texts().includes("Good morning, Dana") && dana.state?.state === "active");
    expect(dana.state).toMatchObject({ agentName: "Maria" });
    expect(dana.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    expect(dana.messages.map(({ author, event }) => event ?? author)).toEqual([
      "borrower",
      "borrower",
      "joined",
      "agent",
    ]);

    await maria.close(conversationSid);
    await dana.until(() => dana.state?.state === "closed");
    const refused = dana.say("One more thing");
    await dana.until(() => dana.refused.has(refused));
    expect(dana.refused.get(refused)).toBe("closed");
    dana.close();
  });

  it("keeps what was said sealed", async () => {
    const { token, conversationSid } = await begin();
    const dana = await openChatClient(product.url, token);
    dana.say("a very particular sentence");
    await dana.until(() => dana.texts().length === 1);
    const { rows } = await product.ctx.database.pool.query<{ row: string }>(
      `select chat_messages::text || chat_conversations::text || encode(sealed, 'escape') || encode(sealed_visitor, 'escape') as row
        from chat_messages join chat_conversations on uuid = conversation_uuid where uuid = $1`,
      [conversationSid],
    );
    expect(rows[0]?.row).not.toMatch(/particular|Dana|dana@/);
    dana.close();
  });

  it("has the same message once, however often and from however many sockets it is sent", async () => {
    const { token } = await begin();
    const sockets = await Promise.all([1, 2, 3, 4].map(() => openChatClient(product.url, token)));
    const clientId = randomUUID();
    for (const socket of sockets) for (let time = 0; time < 3; time += 1) socket.say("once", clientId);
    sockets[0]?.say("last");
    for (const socket of sockets) await socket.until(() => socket.texts().includes("last"));
    for (const socket of sockets) {
      expect(socket.texts().toSorted()).toEqual(["last", "once"]);
      expect(socket.messages.map(({ sequence }) => sequence)).toEqual([1, 2]);
      socket.close();
    }
  });

  it("goes on after a break from the last message that was there", async () => {
    const { token, conversationSid } = await begin();
    const dana = await openChatClient(product.url, token);
    dana.say("before");
    await dana.until(() => dana.texts().length === 1);
    dana.close();
    const maria = await startAgent(product.ctx, { orgCode: "gable", name: "Maria" });
    await maria.take(conversationSid);
    for (let number = 1; number <= 25; number += 1)
      await maria.answer(conversationSid, `while you were away ${number}`);
    const back = await openChatClient(product.url, token, { after: 1 });
    await back.until(() => back.texts().at(-1) === "while you were away 25");
    expect(back.messages.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 26 }, (_, index) => index + 2));
    back.close();

    const fresh = await openChatClient(product.url, token);
    await fresh.until(() => fresh.state !== undefined);
    expect(fresh.messages.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, index) => index + 8));
    expect(fresh.state?.hasEarlier).toBe(true);
    const earlier = await post(`${STREAM}/history`, { token, before: 8 });
    expect(earlier.json<{ messages: object[] }>().messages).toHaveLength(7);
    fresh.close();
  });

  it.each(["219-09-9999", "my routing number is 011000015", "4111 1111 1111 1111"])(
    "does not take %s",
    async (text) => {
      const { token } = await begin();
      const dana = await openChatClient(product.url, token);
      const sent = dana.say(text);
      await dana.until(() => dana.refused.has(sent));
      expect(dana.refused.get(sent)).toBe("private-number");
      expect(dana.messages).toEqual([]);
      dana.close();
    },
  );

  it("takes thirty messages in ten seconds and no more", async () => {
    const { token } = await begin();
    const dana = await openChatClient(product.url, token);
    const sent = Array.from({ length: 40 }, (_, index) => dana.say(`message ${index}`));
    await dana.until(() => dana.messages.length + dana.refused.size === sent.length);
    expect(dana.messages).toHaveLength(30);
    expect(new Set(dana.refused.values())).toEqual(new Set(["too-many"]));
    dana.close();
  });

  it("hears nobody out who floods it with frames", async () => {
    const { token } = await begin();
    const dana = await openChatClient(product.url, token);
    await dana.until(() => dana.state !== undefined);
    for (let frame = 0; frame < 500; frame += 1) dana.raw('{"type":"ping"}');
    expect(await dana.closed).toBe(chatCloseCodes.tooMany);
    expect(dana.pongs).toBeLessThanOrEqual(300);
    const back = await openChatClient(product.url, token);
    await back.until(() => back.state !== undefined);
    back.close();
  });

  it("is one conversation for an account, on every device, and for a browser without one", async () => {
    const { headers } = await openBorrower(product);
    const [one, other] = await Promise.all([begin(headers), begin(headers)]);
    expect(one.conversationSid).toBe(other.conversationSid);
    expect(one.token).not.toBe(other.token);
    const current = await product.app.inject({ url: `${STREAM}/current`, headers: { host: "localhost", ...headers } });
    expect(current.json()).toMatchObject({ conversation: { conversationSid: one.conversationSid, ...contact } });

    const visitor = await begin();
    const cookie = String(visitor.reply.headers["set-cookie"]).split(";")[0] ?? "";
    expect(visitor.reply.headers["set-cookie"]).toMatch(/HttpOnly/);
    expect((await begin({ cookie })).conversationSid).toBe(visitor.conversationSid);
    expect((await begin()).conversationSid).not.toBe(visitor.conversationSid);
    expect((await begin({ cookie, ...headers })).conversationSid).toBe(one.conversationSid);
  });

  it("is nobody else's: foreign ids are not found, and foreign tokens open nothing", async () => {
    const one = await openBorrower(product);
    const other = await openBorrower(product);
    const { token, conversationSid } = await begin(one.headers, { applicationUuid: one.applicationUuid });
    const info = (id: string, headers: Record<string, string>) =>
      post(`${CSP}/web-chat-info`, { omniProxyChannelId: id }, headers);
    const foreign = await info(conversationSid, other.headers);
    const absent = await info(randomUUID(), other.headers);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json<{ detail: string }>().detail).toBe(absent.json<{ detail: string }>().detail);
    expect((await info(conversationSid, {})).statusCode).toBe(404);
    const rating = await post(`${STREAM}/survey`, { contactId: conversationSid, rating: 1 }, other.headers);
    expect(rating.statusCode).toBe(404);
    const theirs = await begin(other.headers, { applicationUuid: one.applicationUuid });
    expect(theirs.reply.statusCode).toBe(404);

    const stranger = await openChatClient(product.url, "x".repeat(43));
    expect(await stranger.closed).toBe(chatCloseCodes.token);
    const otherLender = await openChatClient(product.url, token, { host: "harbor-pine.localhost" });
    expect(await otherLender.closed).toBe(chatCloseCodes.token);
    const wrongLender = await post(`${STREAM}/history`, { token, before: 9 }, { host: "harbor-pine.localhost" });
    expect(wrongLender.json()).toMatchObject({ status: 403, detail: "Token state is invalid." });
  });

  it("refuses a socket that a page of somebody else opens", async () => {
    const { token } = await begin();
    for (const origin of ["https://evil.example", "null", ""]) {
      const foreign = await openChatClient(product.url, token, { origin });
      expect(await foreign.closed).toBe(1006);
    }
  });

  it("closes on frames that mean nothing", async () => {
    for (const frame of ["{", "[]", '{"type":"hello"}', '{"type":"message","text":"no hello before"}']) {
      const client = await openChatClient(product.url, null);
      client.raw(frame);
      expect(await client.closed).toBe(chatCloseCodes.malformed);
    }
  });

  it("ends the right to write with the session", async () => {
    const { headers } = await openBorrower(product);
    const { token, conversationSid } = await begin(headers);
    const dana = await openChatClient(product.url, token);
    await dana.until(() => dana.state !== undefined);
    await post("/identity-broker/customer/secure/api/v3/logout", {}, headers);
    dana.say("still here");
    expect(await dana.closed).toBe(chatCloseCodes.token);
    const { rows } = await product.ctx.database.pool.query(
      "select last_sequence from chat_conversations where uuid = $1",
      [conversationSid],
    );
    expect(rows).toEqual([{ last_sequence: 0 }]);
  });

  it("tells nobody what is answered once the session has ended, however quiet their socket keeps", async () => {
    const { headers } = await openBorrower(product);
    const { token, conversationSid } = await begin(headers);
    const [stays, leaves] = [await openBorrower(product), await openChatClient(product.url, token)];
    const other = await begin(stays.headers);
    const follows = await openChatClient(product.url, other.token);
    for (const one of [leaves, follows]) await one.until(() => one.state !== undefined);
    const maria = await startAgent(product.ctx, { orgCode: "gable", name: "Maria" });
    for (const uuid of [conversationSid, other.conversationSid]) await maria.take(uuid);
    await post("/identity-broker/customer/secure/api/v3/logout", {}, headers);
    // It says that it types, and never asks whether it is still there.
    leaves.raw('{"type":"typing"}');
    for (const uuid of [conversationSid, other.conversationSid]) await maria.answer(uuid, "For Dana alone");
    expect(await leaves.closed).toBe(chatCloseCodes.token);
    expect(leaves.texts()).toEqual([]);
    await follows.until(() => follows.texts().includes("For Dana alone"));
    follows.close();
  });

  it("asks the database twice for a message: to keep it, and to read it for whoever follows", async () => {
    const { token } = await begin();
    const dana = await openChatClient(product.url, token);
    await dana.until(() => dana.state !== undefined);
    let asked = 0;
    const count = () => {
      asked += 1;
    };
    product.ctx.database.pool.on("acquire", count);
    for (let said = 1; said <= 10; said += 1) {
      dana.say("Hello?");
      await dana.until(() => dana.messages.length === said);
    }
    product.ctx.database.pool.off("acquire", count);
    // Work in the background may ask for something meanwhile, but not that often.
    expect(asked).toBeLessThan(30);
    dana.close();
  });

  it("gives a new token for one that is good, and a survey once it is over", async () => {
    const { headers } = await openBorrower(product);
    const { token, conversationSid } = await begin(headers);
    const next = await post(`${CSP}/refreshToken`, { token });
    expect(next.json()).toMatchObject({ token: expect.any(String), expiration: expect.any(String) });
    expect((await post(`${CSP}/refreshToken`, { token: "x".repeat(43) })).json()).toMatchObject({
      status: 403,
      detail: "Token state is invalid.",
    });
    const asked = { omniProxyChannelId: conversationSid };
    expect((await post(`${CSP}/web-chat-info`, asked, headers)).json()).toMatchObject({
      status: 404,
      detail: "Contact ID not available",
    });
    const dana = await openChatClient(product.url, token);
    dana.end();
    await dana.until(() => dana.state?.state === "closed");
    const { contactId } = (await post(`${CSP}/web-chat-info`, asked, headers)).json<{ contactId: string }>();
    expect((await post(`${STREAM}/survey`, { contactId, rating: 5 }, headers)).statusCode).toBe(204);
    expect((await begin(headers)).conversationSid).not.toBe(conversationSid);
    dana.close();
  });

  it("is over six hours after the last word", async () => {
    const { headers } = await openBorrower(product);
    const { token, conversationSid } = await begin();
    const own = await begin(headers);
    await product.ctx.adjustableClock?.advance(CHAT_TOKEN_MS);
    const late = await openChatClient(product.url, token);
    expect(await late.closed).toBe(chatCloseCodes.token);
    const again = await openBorrower(product);
    expect((await begin(again.headers)).conversationSid).not.toBe(own.conversationSid);
    expect((await begin()).conversationSid).not.toBe(conversationSid);
  });

  it("goes on when the token with which its page connected ends, with the one that the page has by then", async () => {
    let { token } = await begin();
    const dana = openChatter(product.url, () => token);
    dana.say("one");
    await dana.until(({ messages }) => messages.length === 1);
    await product.ctx.adjustableClock?.advance(CHAT_TOKEN_MS - HOUR_MS);
    token = (await post(`${CSP}/refreshToken`, { token })).json<{ token: string }>().token;
    dana.say("two");
    await dana.until(({ messages }) => messages.length === 2);
    await product.ctx.adjustableClock?.advance(HOUR_MS);
    dana.say("three");
    await dana.until(({ messages, pending }) => messages.length === 3 && pending.length === 0);
    expect(dana.view().connection).toBe("open");
    await product.ctx.adjustableClock?.advance(CHAT_TOKEN_MS);
    dana.say("four");
    await dana.until(({ connection }) => connection === "rejected");
    dana.close();
  });

  it.each(["writes", "ends it"])(
    "tells a page that stayed open that six hours have passed, when somebody %s",
    async (act) => {
      let { token } = await begin();
      const dana = openChatter(product.url, () => token);
      dana.say("Hello");
      await dana.until(({ messages }) => messages.length === 1);
      await product.ctx.adjustableClock?.advance(CHAT_TOKEN_MS - HOUR_MS);
      token = (await post(`${CSP}/refreshToken`, { token })).json<{ token: string }>().token;
      await product.ctx.adjustableClock?.advance(HOUR_MS);
      if (act === "writes") dana.say("Is anybody there?");
      else dana.end();
      await dana.until(({ state }) => state === "closed");
      expect(dana.view().messages.map(({ text }) => text)).toEqual(["Hello"]);
      dana.close();
    },
  );
});
