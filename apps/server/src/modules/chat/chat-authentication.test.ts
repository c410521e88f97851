import { chatCloseCodes } from "@gable/contract/chat-frames.ts";
import { SOCKET_LIFETIME_MS } from "@gable/domain/chat/limits.ts";
import { openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const STREAM = "/service-omni-proxy/insecure/api/v1/stream";
const BORROWER = "/service-csp/customer/secure/api/v1/webchat";
const MINUTE_MS = 60_000;

type Headers = Record<string, string>;

describe("a chat where borrowers prove who they are", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    product.ctx.flagOverrides?.set("fe-heloc-chat-authentication", { flagEnabled: true, variables: {} });
  });
  afterAll(() => product.close());

  const send = (method: "POST" | "PUT", url: string, headers: Headers = {}, payload: object = {}) =>
    product.app.inject({ method, url, payload, headers: { host: "localhost", ...headers } });
  const nonceOf = async (headers: Headers) =>
    (await send("POST", `${BORROWER}/authenticate`, headers)).json<{ nonce: string }>().nonce;
  const begin = async () => {
    const { headers } = await openBorrower(product);
    const who = { friendlyName: "Dana", emailAddress: "" };
    const nonce = await nonceOf(headers);
    const reply = await send("POST", `${STREAM}/init-web-chat`, headers, { ...who, nonce });
    return { headers, nonce, token: reply.json<{ token: string }>().token };
  };

  it("is begun with a nonce of the session alone, and opened with one", async () => {
    const { headers, token, nonce } = await begin();
    const bare = await send("POST", `${STREAM}/init-web-chat`, headers, { friendlyName: "Dana", emailAddress: "" });
    expect(bare.json()).toMatchObject({ status: 403, detail: "Token state is invalid." });
    const other = await begin();
    for (const shown of [undefined, "x", other.nonce]) {
      const socket = await openChatClient(product.url, token, shown === undefined ? {} : { nonce: shown });
      expect(await socket.closed).toBe(chatCloseCodes.token);
    }
    const dana = await openChatClient(product.url, token, { nonce });
    dana.say("Hello");
    await dana.until(() => dana.texts().includes("Hello"));
    dana.close();
  });

  it("takes no nonce that it did not give to this very session for this, and none that is over", async () => {
    const { headers, token, nonce } = await begin();
    const { currentId, keys } = product.ctx.config.sessionKeys;
    const { sub, exp } = decodeJwt(nonce);
    const forged = ({ alg = "HS256", kid = currentId, aud = "chat", key = keys.get(currentId) } = {}) =>
      new SignJWT()
        .setProtectedHeader({ alg, kid })
        .setAudience(aud)
        .setSubject(sub ?? "")
        .setExpirationTime(exp ?? 0)
        .sign(key ?? new Uint8Array());
    const [, claims] = nonce.split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
    const notOurs = {
      unsigned: unsigned,
      "of another key": await forged({ key: new Uint8Array(32).fill(7) }),
      "of a key that is not known": await forged({ kid: "another" }),
      "for something else": await forged({ aud: "borrower" }),
      "the session's own token": headers.authorization.replace(/^Bearer /, ""),
      "with another signature": `${nonce.slice(0, -4)}AAAA`,
    };
    // What is made here is as good as the server's own until something of it is wrong.
    const fair = await openChatClient(product.url, token, { nonce: await forged() });
    await fair.until(() => fair.state !== undefined);
    fair.close();
    const ask = { friendlyName: "Dana", emailAddress: "" };
    for (const [what, given] of Object.entries(notOurs)) {
      const begun = await send("POST", `${STREAM}/init-web-chat`, headers, { ...ask, nonce: given.slice(0, 400) });
      const next = await send("PUT", `${BORROWER}/refresh?nonce=${encodeURIComponent(given.slice(0, 400))}`, headers);
      expect([what, begun.statusCode, next.statusCode]).toEqual([what, 403, 403]);
      const socket = await openChatClient(product.url, token, { nonce: given.slice(0, 400) });
      expect([what, await socket.closed]).toEqual([what, chatCloseCodes.token]);
    }
    // One that is good opens the chat of whoever has it, and no other's.
    const other = await begin();
    const taken = await openChatClient(product.url, other.token, { nonce });
    expect(await taken.closed).toBe(chatCloseCodes.token);
    // Said on an open socket, a wrong one ends it too.
    const dana = await openChatClient(product.url, token, { nonce });
    await dana.until(() => dana.state !== undefined);
    dana.raw(JSON.stringify({ type: "nonce", nonce: other.nonce }));
    expect(await dana.closed).toBe(chatCloseCodes.token);
    // And with the log-out it is over, as is the token of the chat.
    await send("POST", "/identity-broker/customer/secure/api/v3/logout", headers);
    const late = await openChatClient(product.url, token, { nonce });
    expect(await late.closed).toBe(chatCloseCodes.token);
    for (const [path, body] of [
      ["/history", { token, before: 9 }],
      ["/end", { token }],
    ] as const) {
      const reply = await send("POST", `${STREAM}${path}`, {}, body);
      expect([path, reply.statusCode]).toEqual([path, 403]);
    }
  });

  it("goes on by a refreshed nonce, and after a long break by a new one", async () => {
    const { headers, token, nonce } = await begin();
    await product.ctx.adjustableClock?.advance(MINUTE_MS);
    const refresh = (given: string) => send("PUT", `${BORROWER}/refresh?nonce=${given}`, headers);
    const next = (await refresh(nonce)).json<{ nonce: string }>().nonce;
    await product.ctx.adjustableClock?.advance(2 * MINUTE_MS + 1000);
    expect((await refresh(nonce)).statusCode).toBe(403);
    const dana = await openChatClient(product.url, token, { nonce: next });
    await dana.until(() => dana.state !== undefined);
    dana.close();
    await product.ctx.adjustableClock?.advance(4 * MINUTE_MS);
    const late = await openChatClient(product.url, token, { nonce: next });
    expect(await late.closed).toBe(chatCloseCodes.token);
    const back = await openChatClient(product.url, token, { nonce: await nonceOf(headers) });
    await back.until(() => back.state !== undefined);
    back.close();
  });
});

it("a socket is open for twelve hours, and another after that", async () => {
  const product = await startProduct();
  const payload = { friendlyName: "Dana", emailAddress: "" };
  const begun = await product.app.inject({
    method: "POST",
    url: `${STREAM}/init-web-chat`,
    payload,
    headers: { host: "localhost" },
  });
  const dana = await openChatClient(product.url, begun.json<{ token: string }>().token);
  await dana.until(() => dana.state !== undefined);
  await product.ctx.adjustableClock?.advance(SOCKET_LIFETIME_MS - 1000);
  dana.raw('{"type":"ping"}');
  await dana.until(() => dana.pongs === 1);
  await product.ctx.adjustableClock?.advance(1000);
  dana.raw('{"type":"ping"}');
  expect(await dana.closed).toBe(chatCloseCodes.lifetime);
  await product.close();
});
