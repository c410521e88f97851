import { CHAT_TOKEN_MS } from "@gable/domain/chat/limits.ts";
import { startAgent } from "@gable/testkit/chat/agent.ts";
import { openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { type StreamAgent, startStreamAgent } from "@gable/testkit/chat/stream-agent.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { jwtVerify } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { pagePolicyReaching } from "../../http/security-headers.ts";
import { StartRefused } from "../../start-refused.ts";
import { setChatProvider } from "./set-chat-provider.ts";

const STREAM = "/service-omni-proxy/insecure/api/v1/stream";
const contact = { friendlyName: "Dana Whitfield", emailAddress: "dana@example.com" };

type Begun = Record<"provider" | "token" | "conversationSid" | "omniProxyChannelId" | "providerChannelId", string> &
  Record<"providerUserId" | "providerUserToken" | "expiration", string> & { client: Record<string, string> };

describe("a chat that another provider carries", () => {
  let product: TestProduct;
  let maria: StreamAgent;
  beforeAll(async () => {
    product = await startProduct();
    maria = await startStreamAgent(product.sandbox, "Maria");
  });
  afterAll(() => product.close());
  afterEach(() => {
    product.config.deployment = "development";
  });

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    product.app.inject({ method: "POST", url, payload, headers: { host: "localhost", ...headers } });
  const begin = async (more: object = { chatMode: "stream" }, headers: Record<string, string> = {}) => {
    const reply = await post(`${STREAM}/init-web-chat`, { ...contact, ...more }, headers);
    const cookie = String(reply.headers["set-cookie"] ?? "").split(";")[0] ?? "";
    return { ...reply.json<Begun>(), cookie, reply };
  };
  const info = ({ omniProxyChannelId, cookie }: { omniProxyChannelId: string; cookie: string }) =>
    post("/service-csp/external/api/v1/stream/web-chat-info", { omniProxyChannelId }, { cookie });

  it("gives a browser rights to one channel for six hours, signed with a secret that no reply has", async () => {
    const begun = await begin();
    expect(begun).toMatchObject({
      provider: "stream",
      providerChannelId: `messaging:${begun.conversationSid}`,
      client: { apiKey: "sandbox", baseUrl: `${product.sandbox.url}/stream-chat` },
    });
    const secret = product.config.vendorApiKey;
    const { payload, protectedHeader } = await jwtVerify(begun.providerUserToken, Buffer.from(secret), {
      currentDate: product.ctx.clock.now(),
    });
    expect(protectedHeader.alg).toBe("HS256");
    expect(payload).toEqual({
      user_id: begun.providerUserId,
      exp: Math.floor(Date.parse(begun.expiration) / 1000),
    });
    expect(Date.parse(begun.expiration) - product.ctx.clock.now().getTime()).toBeLessThanOrEqual(CHAT_TOKEN_MS);
    expect(begun.reply.body).not.toContain(secret);
  });

  it("goes on with the same channel for the same browser, and with another for another", async () => {
    const first = await begin();
    const again = await begin({ chatMode: "stream" }, { cookie: first.cookie });
    expect(again.providerChannelId).toBe(first.providerChannelId);
    expect((await begin()).providerChannelId).not.toBe(first.providerChannelId);
    const twice = await Promise.all([1, 2].map(async () => begin({ chatMode: "stream" }, (await borrower()).headers)));
    expect(new Set(twice.map(({ providerChannelId }) => providerChannelId)).size).toBe(2);
  });
  const borrower = () => openBorrower(product);

  it("takes the place of a chat at the desk where the address asks for it, and is left to it where it does not", async () => {
    const { headers } = await borrower();
    const desk = await begin({}, headers);
    expect(desk.provider).toBe("desk");
    const stream = await begin({ chatMode: "stream" }, headers);
    expect(stream).toMatchObject({ provider: "stream" });
    expect(stream.conversationSid).not.toBe(desk.conversationSid);
    expect((await begin({}, headers)).conversationSid).toBe(stream.conversationSid);
  });

  it("is chosen by the address outside production only, and refused where the lender has no keys", async () => {
    expect((await begin({ chatMode: "twilio" })).reply.json()).toMatchObject({ code: "no-chat-provider" });
    product.config.deployment = "production";
    expect((await begin({ chatMode: "stream" })).provider).toBe("desk");
  });

  it("renews the rights, and is ended by its owner with whoever carries it", async () => {
    const begun = await begin();
    const renewed = await post("/service-csp/external/api/v1/stream/refreshToken", { token: begun.token });
    const { token, providerUserToken } = renewed.json<Begun>();
    expect(providerUserToken.split(".")).toHaveLength(3);
    expect((await info(begun)).json()).toMatchObject({ status: 404, detail: "Contact ID not available" });
    expect((await post(`${STREAM}/end`, { token })).statusCode).toBe(204);
    expect((await post(`${STREAM}/end`, { token })).statusCode).toBe(204);
    expect((await info(begun)).json()).toEqual({ contactId: begun.conversationSid });
    await expect(maria.say(begun.providerChannelId, "Hello?")).resolves.toBeUndefined();
    expect((await begin({ chatMode: "stream" }, { cookie: begun.cookie })).conversationSid).not.toBe(
      begun.conversationSid,
    );
  });

  it("has a survey when the lender's people ended it there", async () => {
    const begun = await begin();
    await maria.freeze(begun.providerChannelId);
    const { contactId } = (await info(begun)).json<{ contactId: string }>();
    const rated = await post(`${STREAM}/survey`, { contactId, rating: 4 }, { cookie: begun.cookie });
    expect(rated.statusCode).toBe(204);
  });

  it("is nothing of our own desk's: neither its socket, nor its files, nor its inbox", async () => {
    const begun = await begin();
    const socket = await openChatClient(product.url, begun.token);
    expect(await socket.closed).toBe(4001);
    const history = await post(`${STREAM}/history`, { token: begun.token, before: 5 });
    expect(history.json()).toMatchObject({ status: 409, code: "chat-elsewhere" });
    const desk = await startAgent(product.ctx, { orgCode: "gable", name: "Maria" });
    expect((await desk.inbox()).map(({ uuid }) => uuid)).not.toContain(begun.conversationSid);
    await expect(desk.take(begun.conversationSid)).rejects.toThrow("There is nothing here");
  });

  it.each([
    ["cannot be reached", 503, "http://127.0.0.1:9"],
    ["does not know the keys", 409, ""],
  ])("is not begun where the provider %s, and the reply has no word of the keys", async (_, status, baseUrl) => {
    const settings = {
      apiKey: "key",
      apiSecret: "very-secret",
      baseUrl: baseUrl || `${product.sandbox.url}/stream-chat`,
    };
    const given = { lender: "harbor-pine", provider: "stream", settings: JSON.stringify(settings) };
    await setChatProvider(product.ctx.database.kysely, product.config, given);
    const headers = { host: "harbor-pine.localhost" };
    await expect.poll(async () => (await begin({}, headers)).reply.statusCode).toBe(status);
    expect((await begin({}, headers)).reply.body).not.toMatch(/secret|127\.0\.0\.1/);
    const { conversation } = (
      await product.app.inject({ url: `${STREAM}/current`, headers: { host: "harbor-pine.localhost" } })
    ).json<{ conversation: unknown }>();
    expect(conversation).toBeNull();
  });
});

describe("a lender's keys at a provider", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());
  const SECRET = "a-very-particular-secret";
  const settings = (more: object = {}) => JSON.stringify({ apiKey: "public-key", apiSecret: SECRET, ...more });
  const set = (provider: string, given?: string, lender = "gable") =>
    setChatProvider(product.ctx.database.kysely, product.config, {
      lender,
      provider,
      ...(given !== undefined && { settings: given }),
    });

  it("are sealed, named in no log, and in force in every process at once", async () => {
    await set("stream", settings());
    await expect.poll(() => product.ctx.chatProviders.chosenBy("gable")).toBe("stream");
    expect(product.ctx.chatProviders.chosenBy("harbor-pine")).toBe("desk");
    const { rows } = await product.ctx.database.pool.query<{ row: string }>(
      `select lender_chat_providers::text || encode(sealed_settings, 'escape') || (select string_agg(detail::text, ' ') from lender_events) as row
        from lender_chat_providers`,
    );
    expect(rows[0]?.row).toContain('"hasNewKeys": true');
    expect(rows[0]?.row).not.toMatch(/particular|public-key/);
  });

  it("let the lender's pages reach the provider, and nothing else", () => {
    product.config.deployment = "production";
    const policyOf = (orgCode: string) =>
      pagePolicyReaching(product.config, product.ctx.chatProviders.reachedBy(orgCode));
    expect(policyOf("gable")).toContain(
      "connect-src 'self' https://chat.stream-io-api.com wss://chat.stream-io-api.com https://*.stream-io-cdn.com;",
    );
    expect(policyOf("gable")).toContain("script-src 'self';");
    product.config.deployment = "development";
  });

  it("stay when the desk answers again, and are refused where they cannot be", async () => {
    await set("desk");
    await expect.poll(() => product.ctx.chatProviders.chosenBy("gable")).toBe("desk");
    expect(product.ctx.chatProviders.reachedBy("gable")).toContain("https://chat.stream-io-api.com");
    await set("stream");
    await expect.poll(() => product.ctx.chatProviders.chosenBy("gable")).toBe("stream");
    await expect(set("stream", undefined, "harbor-pine")).rejects.toThrow(StartRefused);
    await expect(set("fax", settings())).rejects.toThrow("There is no adapter for fax.");
    await expect(set("stream", "no json")).rejects.toThrow("Check the settings: it is no JSON.");
    const wrong = await set("stream", settings({ apiSecret: 7 })).catch((error: Error) => error.message);
    expect(wrong).toBe("Check the settings: apiSecret.");
    product.config.deployment = "production";
    await expect(set("stream", settings({ baseUrl: "http://stream.example" }))).rejects.toThrow("https");
    product.config.deployment = "development";
  });
});
