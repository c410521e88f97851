import type { ReplyOf } from "@gable/contract/call.ts";
import { identity, logIn } from "@gable/contract/calls/identity.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  logInWithPasskey,
  passkeys,
  removePasskey,
} from "@gable/contract/calls/identity-passkeys.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { ownAccounts, PASSWORD } from "@gable/testkit/own-accounts.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAuthenticator } from "./testing/virtual-authenticator.ts";

const HERE = { rpId: "localhost", origin: "http://localhost" };

describe("a passkey", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const ask = (method: "GET" | "POST", url: string, authorization: string, payload?: object, host = "localhost") =>
    product.app.inject({ method, url, headers: { host, authorization }, ...(payload && { payload }) });

  const { account } = ownAccounts(() => product);

  /** An account with a passkey on an authenticator. */
  async function withPasskey() {
    const opened = await account();
    const here = await opened.token();
    const begun = (await ask("POST", beginPasskey.path, here, { password: PASSWORD })).json<
      ReplyOf<typeof beginPasskey>
    >();
    const authenticator = createAuthenticator(begun.user.id);
    const credential = authenticator.make({ ...HERE, challenge: begun.challenge });
    const added = await ask("POST", addPasskey.path, here, { name: "My phone", credential });
    expect(added.statusCode).toBe(200);
    return { ...opened, here, authenticator, credential, ...added.json<{ uuid: string }>() };
  }

  async function challenge(host?: string): Promise<string> {
    return (await ask("POST", beginPasskeyLogIn.path, "", undefined, host)).json<{ challenge: string }>().challenge;
  }

  const enterWith = (assertion: object, more: object = {}, host?: string) =>
    ask("POST", logInWithPasskey.path, "", { assertion, ...more }, host);

  const isOpen = async (token: string) => (await ask("GET", identity.path, token)).statusCode === 200;

  it("logs in without password and code, and leads back to where the log-in was asked for", async () => {
    const { email, here, authenticator } = await withPasskey();
    await mailed(product.sandbox.url, email, ({ subject }) => /A passkey was added/.exec(subject ?? "")?.[0]);
    const assertion = authenticator.answer({ ...HERE, challenge: await challenge() });
    const entered = await enterWith(assertion, { redirectUrl: "/dashboard/settings" });
    expect(entered.json()).toEqual({ redirect: "/dashboard/settings" });
    const own = (await ask("GET", identity.path, String(entered.headers["authorization"]))).json<object>();
    expect(own).toMatchObject({ email });
    // What is signed in it is certified so.
    const opened = await product.ctx.database.kysely
      .selectFrom("sessions")
      .innerJoin("identities", "identities.uuid", "sessions.identity_uuid")
      .select("opened_by")
      .where("email", "=", email)
      .orderBy("issued_at")
      .execute();
    expect(opened.map(({ opened_by }) => opened_by)).toEqual(["password", "passkey"]);
    const away = authenticator.answer({ ...HERE, challenge: await challenge() });
    expect((await enterWith(away, { redirectUrl: "//evil.example" })).json()).toEqual({ redirect: "/dashboard" });
    expect((await ask("GET", passkeys.path, here)).json()).toEqual([
      { uuid: expect.any(String), name: "My phone", addedAt: expect.any(String), lastUsedAt: expect.any(String) },
    ]);
  });

  it("opens an account that rests because somebody tried wrong passwords", async () => {
    const { email, enter, authenticator } = await withPasskey();
    for (let count = 0; count < 5; count += 1)
      await ask("POST", logIn.path, "", { email, password: "not the password at all" });
    expect((await enter()).statusCode).toBe(400);
    expect((await enterWith(authenticator.answer({ ...HERE, challenge: await challenge() }))).statusCode).toBe(200);
  });

  it("answers each challenge once, and none that was not asked for", async () => {
    const { authenticator } = await withPasskey();
    const assertion = authenticator.answer({ ...HERE, challenge: await challenge() });
    expect((await enterWith(assertion)).statusCode).toBe(200);
    expect((await enterWith(assertion)).json()).toMatchObject({ status: 400, code: "passkey-refused" });
    const own = authenticator.answer({ ...HERE, challenge: "A".repeat(43) });
    expect((await enterWith(own)).statusCode).toBe(400);
  });

  it.each([
    ["a page of another origin", { origin: "https://gable.example.evil" }],
    ["another host's passkeys", { rpId: "evil.example" }],
    ["a device that nobody unlocked", { isUnlocked: false }],
  ])("is not taken from %s", async (_case, instead) => {
    const { authenticator } = await withPasskey();
    const asked = { ...HERE, challenge: await challenge(), ...instead };
    expect((await enterWith(authenticator.answer(asked))).json()).toMatchObject({ code: "passkey-refused" });
  });

  it("is not taken from a copy that counts anew, under another account, or with another's signature", async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const answer = async () => one.authenticator.answer({ ...HERE, challenge: await challenge() });
    await enterWith(await answer());
    await enterWith(await answer());
    one.authenticator.forgetCount();
    expect((await enterWith(await answer())).statusCode).toBe(400);
    const foreign = { ...(await answer()), id: other.credential.id };
    expect((await enterWith(foreign)).statusCode).toBe(400);
    expect((await enterWith({ ...foreign, userHandle: null })).statusCode).toBe(400);
  });

  it("of one lender opens nothing at another", async () => {
    const { authenticator } = await withPasskey();
    const host = "harbor-pine.localhost";
    const asked = { rpId: host, origin: `http://${host}`, challenge: await challenge(host) };
    expect((await enterWith(authenticator.answer(asked), {}, host)).statusCode).toBe(400);
  });

  it("is made against the password and for the account that asked, by whoever unlocks the device", async () => {
    const [one, other] = [await account(), await account()];
    const [here, there] = [await one.token(), await other.token()];
    expect((await ask("POST", beginPasskey.path, here, { password: "not the password" })).json()).toMatchObject({
      fields: { password: ["password-wrong"] },
    });
    const begin = async () =>
      (await ask("POST", beginPasskey.path, here, { password: PASSWORD })).json<ReplyOf<typeof beginPasskey>>();
    const add = (token: string, credential: object) =>
      ask("POST", addPasskey.path, token, { name: "My phone", credential });
    const { user, challenge: first } = await begin();
    const authenticator = createAuthenticator(user.id);
    expect((await add(there, authenticator.make({ ...HERE, challenge: first }))).statusCode).toBe(400);
    expect((await add(here, authenticator.make({ ...HERE, challenge: first, isUnlocked: false }))).statusCode).toBe(
      400,
    );
    const credential = authenticator.make({ ...HERE, challenge: (await begin()).challenge });
    expect((await add(here, credential)).statusCode).toBe(200);
    expect((await add(here, credential)).statusCode).toBe(400);
    expect((await begin()).excludeCredentials).toMatchObject([{ id: credential.id, transports: ["internal"] }]);
  });

  it("is taken off against the password: it opens nothing any more, and every other device is logged out", async () => {
    const { email, token, here, authenticator, uuid } = await withPasskey();
    const elsewhere = await token();
    const stranger = await (await account()).token();
    const remove = (authorization: string, password = PASSWORD) =>
      ask("POST", removePasskey.path.replace(":passkey", uuid), authorization, { password });
    expect((await remove(stranger)).statusCode).toBe(404);
    expect((await remove(here, "not the password")).statusCode).toBe(400);
    expect((await remove(here)).statusCode).toBe(204);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
    expect((await enterWith(authenticator.answer({ ...HERE, challenge: await challenge() }))).statusCode).toBe(400);
    await mailed(product.sandbox.url, email, ({ subject }) => /A passkey was removed/.exec(subject ?? "")?.[0]);
  });
});
