import { chatProviderChoice, chooseChatProvider, removeChatKeys } from "@gable/contract/calls/chat-provider.ts";
import { lenderLog } from "@gable/contract/calls/staff-audit.ts";
import { adaptedProviders, providerKeys } from "@gable/domain/chat/provider-keys.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { completeSettings } from "@gable/vendors/live-chat/open.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkSettings } from "./provider-choice.ts";

const INIT = "/service-omni-proxy/insecure/api/v1/stream/init-web-chat";

const refused = (problem: object) => ({ problem: expect.objectContaining(problem) as object });

describe("an administrator chooses who carries the lender's chats", () => {
  let product: TestProduct;
  let ruth: OpenStaff;
  let keys: { apiKey: string; apiSecret: string };
  beforeAll(async () => {
    product = await startProduct();
    ruth = await openStaff(product, "administrator");
    keys = { apiKey: "sandbox", apiSecret: product.config.vendorApiKey };
  });
  afterAll(() => product.close());

  const choice = () => ruth.client.send(chatProviderChoice, {});
  const choose = (body: { provider: "desk" | "stream"; keys?: Record<string, string> }) =>
    ruth.client.send(chooseChatProvider, { body });
  const begin = async () => {
    const payload = { friendlyName: "Dana", emailAddress: "dana@example.com" };
    const reply = await product.app.inject({ method: "POST", url: INIT, payload, headers: { host: "localhost" } });
    return reply.json<{ provider: string; token: string }>();
  };

  it("begins with the lender's own desk, and cannot go where there are no keys", async () => {
    const stream = { provider: "stream", keysSince: null, open: 0 };
    expect(await choice()).toEqual({ chosen: "desk", providers: expect.arrayContaining([stream]) });
    await expect(choose({ provider: "stream" })).rejects.toMatchObject(refused({ code: "no-chat-keys" }));
  });

  it("keeps no keys that the provider does not accept, that are not whole, or that lead elsewhere", async () => {
    const cases: [Record<string, string>, object][] = [
      [{ ...keys, apiSecret: "mistyped" }, { code: "keys-refused" }],
      [{ apiKey: "sandbox" }, { fields: { "keys.apiSecret": ["required"] } }],
      [{ ...keys, baseUrl: "http://169.254.169.254" }, { fields: { keys: ["invalid"] } }],
    ];
    for (const [given, problem] of cases)
      await expect(choose({ provider: "stream", keys: given })).rejects.toMatchObject(refused(problem));
    expect((await choice()).chosen).toBe("desk");
  });

  it("has the provider carry new chats, and shows no key to anybody again", async () => {
    const kept = await choose({ provider: "stream", keys });
    expect(kept.chosen).toBe("stream");
    expect(kept.providers).toContainEqual({ provider: "stream", keysSince: expect.any(String), open: 0 });
    const log = await ruth.client.send(lenderLog, { query: {} });
    expect(JSON.stringify([kept, await choice(), log])).not.toContain(keys.apiSecret);
    await expect.poll(async () => (await begin()).provider).toBe("stream");
    expect(log.events.map(({ type }) => type)).toContain("chat-provider-set");
  });

  it("deletes keys only where nothing needs them any more", async () => {
    const params = { provider: "stream" as const };
    await expect(ruth.client.send(removeChatKeys, { params })).rejects.toMatchObject(refused({ code: "keys-in-use" }));
    const { token } = await begin();
    await choose({ provider: "desk" });
    expect((await choice()).chosen).toBe("desk");
    await expect(ruth.client.send(removeChatKeys, { params })).rejects.toMatchObject(refused({ code: "chats-open" }));
    await product.app.inject({ method: "POST", url: INIT.replace("init-web-chat", "end"), payload: { token } });
    await product.ctx.adjustableClock?.advance(7 * 60 * 60 * 1000);
    const again = await openStaff(product, "administrator");
    const { providers } = await again.client.send(removeChatKeys, { params });
    expect(providers).toContainEqual({ provider: "stream", keysSince: null, open: 0 });
    await expect(again.client.send(removeChatKeys, { params })).rejects.toMatchObject(refused({ status: 404 }));
  });
});

describe("what is asked of an administrator", () => {
  it.each(adaptedProviders)("is what the adapter of %s needs, and all of it", (provider) => {
    const config = { deployment: "production" } as TestProduct["config"];
    const examples: Readonly<Record<string, string>> = { environment: "NA1", brandId: "1027" };
    const keys = Object.fromEntries(providerKeys[provider].map(({ name }) => [name, examples[name] ?? "anything"]));
    const given = completeSettings(provider, keys) as Record<string, string>;
    expect(checkSettings(config, provider, given)).toMatchObject({ ok: true });
    for (const { name } of providerKeys[provider]) {
      const { [name]: _, ...less } = given;
      expect(checkSettings(config, provider, less)).toEqual({ ok: false, wrong: [name] });
    }
  });
});
