import { createHash, randomUUID } from "node:crypto";
import type { BodyOf } from "@gable/contract/call.ts";
import { summary } from "@gable/contract/calls/disclosures.ts";
import {
  sendEmailCode as askForCode,
  confirmEmail,
  forgetPassword,
  identity,
  logIn,
  resetPassword,
} from "@gable/contract/calls/identity.ts";
import { beginPasskey, removePasskey } from "@gable/contract/calls/identity-passkeys.ts";
import {
  beginSecondFactor,
  changeEmail,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  preferences,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  sessions,
} from "@gable/contract/calls/identity-settings.ts";
import { codeOfKey } from "@gable/testkit/authenticator.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSession } from "../../http/session.ts";
import { insertBorrower } from "./identity-store.ts";
import { hashPassword } from "./passwords.ts";

const PASSWORD = "river stone lantern paper";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

describe("the settings of an account", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  type Method = "GET" | "POST" | "PUT" | "DELETE";
  const ask = (method: Method, url: string, authorization: string, payload?: object) =>
    product.app.inject({
      method,
      url,
      headers: { host: "localhost", authorization },
      ...(payload && { payload }),
    });

  async function account() {
    const email = `${randomUUID()}@example.com`;
    const passwordHash = await hashPassword(PASSWORD);
    await product.ctx.database.kysely
      .transaction()
      .execute((trx) =>
        insertBorrower(product.ctx, trx, { orgCode: "gable", email, passwordHash, profile: { language: "en" } }),
      );
    const enter = async (more: Partial<BodyOf<typeof logIn>> = {}, userAgent = FIREFOX) =>
      product.app.inject({
        method: "POST",
        url: logIn.path,
        headers: { host: "localhost", "user-agent": userAgent },
        payload: { email, password: PASSWORD, ...more },
      });
    const token = async (...given: Parameters<typeof enter>) => (await enter(...given)).json<{ jwt: string }>().jwt;
    return { email, enter, token };
  }

  /** Digits that went to the account's address, typed. */
  async function confirmAddress(token: string, email: string): Promise<void> {
    await ask("POST", askForCode.path, token);
    const code = await mailedCode({ sandboxUrl: product.sandbox.url, email });
    expect((await ask("POST", confirmEmail.path, token, { code })).statusCode).toBe(204);
  }

  const isOpen = async (token: string) => (await ask("GET", identity.path, token)).statusCode === 200;

  it("take the code that confirms the address once more when the answer was lost, and no wrong one", async () => {
    const { email, token } = await account();
    const borrower = await token();
    const confirm = async (code: string) => (await ask("POST", confirmEmail.path, borrower, { code })).statusCode;
    await ask("POST", askForCode.path, borrower);
    const code = await mailedCode({ sandboxUrl: product.sandbox.url, email });
    expect(await confirm(code === "123456" ? "654321" : "123456")).toBe(400);
    expect([await confirm(code), await confirm(code)]).toEqual([204, 204]);
  });

  it("show where it is logged in, and end one session or all others", async () => {
    const { token } = await account();
    const [here, phone, third] = [await token(), await token({}, IPHONE), await token()];
    const listed = (await ask("GET", sessions.path, here)).json<
      { uuid: string; isPresent: boolean; browser: string; system: string }[]
    >();
    expect(listed).toHaveLength(3);
    expect(listed[0]).toMatchObject({ isPresent: true, browser: "Firefox", system: "Linux" });
    const onPhone = listed.find(({ system }) => system === "iPhone");
    expect(onPhone).toMatchObject({ isPresent: false, browser: "Safari" });

    expect((await ask("DELETE", `${sessions.path}/${onPhone?.uuid}`, here)).statusCode).toBe(204);
    expect([await isOpen(here), await isOpen(phone), await isOpen(third)]).toEqual([true, false, true]);
    await ask("DELETE", endOtherSessions.path, here);
    expect([await isOpen(here), await isOpen(third)]).toEqual([true, false]);
  });

  it("end nobody else's session", async () => {
    const [one, other] = [await (await account()).token(), await (await account()).token()];
    const [own] = (await ask("GET", sessions.path, other)).json<{ uuid: string }[]>();
    expect((await ask("DELETE", `${sessions.path}/${own?.uuid}`, one)).statusCode).toBe(404);
    expect(await isOpen(other)).toBe(true);
  });

  it("change the password for whoever knows the present one, and log every other device out", async () => {
    const { token, enter } = await account();
    const [here, elsewhere] = [await token(), await token()];
    const change = (password: string, newPassword: string) =>
      ask("PUT", changePassword.path, here, { password, newPassword });
    expect((await change("not the password at all", "copper kettle morning field")).json()).toMatchObject({
      status: 400,
      fields: { password: ["password-wrong"] },
    });
    expect((await change(PASSWORD, "short")).statusCode).toBe(400);
    expect((await change(PASSWORD, "copper kettle morning field")).statusCode).toBe(204);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
    expect((await enter()).statusCode).toBe(400);
    expect((await enter({ password: "copper kettle morning field" })).statusCode).toBe(200);
  });

  it("change the address, by which they log in, for whoever knows the password, and tell both", async () => {
    const { token, enter, email } = await account();
    const other = await account();
    const [here, elsewhere] = [await token(), await token()];
    const change = (next: string, password = PASSWORD) => ask("PUT", changeEmail.path, here, { password, email: next });
    const next = `${randomUUID()}@example.com`;
    expect((await change(next, "not the password at all")).json()).toMatchObject({
      status: 400,
      fields: { password: ["password-wrong"] },
    });
    expect((await change(email)).json()).toMatchObject({ status: 400, fields: { email: ["email-same"] } });
    // Whose an address is, is told to its owner alone.
    expect((await change(other.email)).json()).toMatchObject({ status: 409, code: "cannot-use-address" });
    await mailedAbout(other.email, "You already have an account");
    expect((await change(next)).statusCode).toBe(204);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
    expect((await enter()).statusCode).toBe(400);
    expect((await enter({ email: next })).statusCode).toBe(200);
    expect((await ask("GET", identity.path, here)).json()).toMatchObject({ email: next, emailConfirmed: false });
    await mailedAbout(email, "Your account has another email address");
    const confirm = async (code: string) => (await ask("POST", confirmEmail.path, here, { code })).statusCode;
    expect(await confirm(await mailedCode({ email: next, sandboxUrl: product.sandbox.url }))).toBe(204);
    expect((await ask("GET", identity.path, here)).json()).toMatchObject({ email: next, emailConfirmed: true });
  });

  it("move to another address once its mailbox was read, where the one before was confirmed, and tell that one", async () => {
    const { token, enter, email } = await account();
    const [here, elsewhere] = [await token(), await token()];
    await confirmAddress(here, email);
    const next = `${randomUUID()}@example.com`;
    const change = (to: string) => ask("PUT", changeEmail.path, here, { password: PASSWORD, email: to });
    const shown = async () => (await ask("GET", identity.path, here)).json();
    const confirm = (code: string) => ask("POST", confirmEmail.path, here, { code });
    expect((await change(next)).statusCode).toBe(204);
    expect(await shown()).toMatchObject({ email, emailConfirmed: true, nextEmail: next });
    // The present one again takes it back, and what was mailed is good for nothing.
    expect((await change(email)).statusCode).toBe(204);
    expect(await shown()).toMatchObject({ email, nextEmail: null });
    const withdrawn = await mailedCode({ email: next, sandboxUrl: product.sandbox.url });
    expect((await confirm(withdrawn)).json()).toMatchObject({ fields: { code: ["code-wrong"] } });
    expect((await change(email)).json()).toMatchObject({ fields: { email: ["email-same"] } });

    expect((await change(next)).statusCode).toBe(204);
    expect(await isOpen(elsewhere)).toBe(true);
    const code = await mailed(product.sandbox.url, next, ({ subject }) => {
      const found = /^(\d{6}) is your code$/.exec(subject ?? "")?.[1];
      return found === withdrawn ? undefined : found;
    });
    expect([await confirm(code), await confirm(code)].map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await shown()).toMatchObject({ email: next, emailConfirmed: true, nextEmail: null });
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
    expect((await enter()).statusCode).toBe(400);
    expect((await enter({ email: next })).statusCode).toBe(200);
    await mailedAbout(email, "Your account has another email address");
  });

  it("say that digits are too old with which an account would move, and move nowhere", async () => {
    const { token, email } = await account();
    const here = await token();
    await confirmAddress(here, email);
    await ask("PUT", changeEmail.path, here, { password: PASSWORD, email: `${randomUUID()}@example.com` });
    await product.ctx.database.kysely.deleteFrom("one_time_secrets").execute();
    const reply = await ask("POST", confirmEmail.path, here, { code: "123456" });
    expect(reply.json()).toMatchObject({ status: 410, code: "code-void" });
    expect((await ask("GET", identity.path, here)).json()).toMatchObject({ email });
  });

  it("give an address that several take in the same instant to one of them, and tell the others to take another", async () => {
    const next = `${randomUUID()}@example.com`;
    const tokens = await Promise.all(Array.from({ length: 4 }, async () => (await account()).token()));
    const replies = await Promise.all(
      tokens.map((here) => ask("PUT", changeEmail.path, here, { password: PASSWORD, email: next })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409]);
    for (const refused of replies.filter(({ statusCode }) => statusCode === 409))
      expect(refused.json()).toMatchObject({ code: "cannot-use-address" });
    await mailedAbout(next, "You already have an account");
  });

  it("change the address in what is open under the account too", async () => {
    const client = createBorrowerClient(product.url, "gable");
    const persona = await fetchPersona(product.sandbox.url, "straight-approval");
    const uuid = await registerPersona(client, persona, `${randomUUID()}@example.com`);
    const email = `${randomUUID()}@example.com`;
    await client.send(changeEmail, { body: { password: persona.fill.password, email } });
    const { groups } = await client.send(summary, { params: { uuid } });
    expect(groups.flatMap(({ lines }) => lines)).toContainEqual({ name: "email", value: email, edit: null });
  });

  const codeOf = (uri: string, steps = 0) => {
    const secret = new URL(uri).searchParams.get("secret") ?? "";
    return codeOfKey(secret, new Date(product.ctx.clock.now().getTime() + steps * 30_000));
  };

  /** An account that asks for a second step; the code that was used to turn it on is spent. */
  async function guarded() {
    const opened = await account();
    const here = await opened.token();
    await confirmAddress(here, opened.email);
    const begun = await ask("POST", beginSecondFactor.path, here, { password: PASSWORD });
    const { uri } = begun.json<{ uri: string }>();
    const confirmed = await ask("POST", confirmSecondFactor.path, here, { code: codeOf(uri) });
    return { ...opened, here, uri, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
  }

  type Guarded = Awaited<ReturnType<typeof guarded>>;

  it("ask for no code before one of the app has been confirmed", async () => {
    const { token, enter, email } = await account();
    const here = await token();
    await confirmAddress(here, email);
    expect((await ask("POST", beginSecondFactor.path, here, { password: "not the password at all" })).statusCode).toBe(
      400,
    );
    await ask("POST", beginSecondFactor.path, here, { password: PASSWORD });
    expect((await ask("POST", confirmSecondFactor.path, here, { code: "000000" })).json()).toMatchObject({
      code: "app-code-wrong",
    });
    expect((await enter()).statusCode).toBe(200);
  });

  it("ask for a code at log-in once the second step is on, and take each code once", async () => {
    const { enter, here, uri } = await guarded();
    expect((await ask("GET", identity.path, here)).json()).toMatchObject({
      twoFactorEnabled: true,
      totpVerified: true,
    });
    expect((await enter()).json()).toMatchObject({ status: 403, code: "second-factor-needed" });
    expect((await enter({ appCode: "000000" })).json()).toMatchObject({ status: 400, code: "app-code-wrong" });
    const code = codeOf(uri, 1);
    expect((await enter({ appCode: code })).statusCode).toBe(200);
    expect((await enter({ appCode: code })).statusCode).toBe(400);
  });

  it("tell nobody without the password whether there is a second step", async () => {
    const { enter } = await guarded();
    expect((await enter({ password: "not the password at all" })).json()).toMatchObject({ code: "credentials" });
  });

  it.each([
    ["log-ins without a code", ({ enter }: Guarded) => enter()],
    [
      "the password in an open session",
      ({ here }: Guarded) => ask("POST", beginSecondFactor.path, here, { password: PASSWORD }),
    ],
  ])("rest after five wrong codes, %s between them or not", async (_case, between) => {
    const opened = await guarded();
    for (let count = 0; count < 4; count += 1) {
      expect((await opened.enter({ appCode: "000000" })).json()).toMatchObject({ code: "app-code-wrong" });
      await between(opened);
    }
    expect((await opened.enter({ appCode: "000000" })).json()).toMatchObject({ code: "app-code-wrong" });
    expect((await opened.enter({ appCode: codeOf(opened.uri, 1) })).json()).toMatchObject({ code: "credentials" });
    expect((await opened.enter()).json()).toMatchObject({ code: "credentials" });
  });

  it("forget the wrong codes when a right one came", async () => {
    const { enter, uri } = await guarded();
    for (let count = 0; count < 4; count += 1) await enter({ appCode: "000000" });
    expect((await enter()).json()).toMatchObject({ code: "second-factor-needed" });
    expect((await enter({ appCode: codeOf(uri, 1) })).statusCode).toBe(200);
    for (let count = 0; count < 4; count += 1) await enter({ appCode: "000000" });
    expect((await enter()).json()).toMatchObject({ code: "second-factor-needed" });
  });

  it("let a recovery code in once, however it is written", async () => {
    const { enter, recoveryCodes } = await guarded();
    expect(recoveryCodes).toHaveLength(8);
    const [first = "", second = ""] = recoveryCodes;
    expect((await enter({ appCode: first.toLowerCase().replace("-", " ") })).statusCode).toBe(200);
    expect((await enter({ appCode: first })).statusCode).toBe(400);
    expect((await enter({ appCode: second })).statusCode).toBe(200);
  });

  const keptCodes = (email: string) =>
    product.ctx.database.kysely
      .selectFrom("identities")
      .select("recovery_hashes")
      .where("email", "=", email)
      .executeTakeFirstOrThrow()
      .then((row) => row.recovery_hashes);

  it("keep each recovery code hashed as slowly as a password, under a salt of its own", async () => {
    const { email } = await guarded();
    const kept = await keptCodes(email);
    expect(kept.filter((hash) => hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"))).toHaveLength(8);
    expect(new Set(kept.map((hash) => hash.split("$")[4])).size).toBe(8);
  });

  it("let in the recovery codes that were given out when they were hashed quickly, each once", async () => {
    const { email, enter } = await guarded();
    const quickly = ["ABCDEFGH", "IJKLMNOP"].map((code) => createHash("sha256").update(code).digest("base64url"));
    await product.ctx.database.kysely
      .updateTable("identities")
      .set({ recovery_hashes: JSON.stringify(quickly) })
      .where("email", "=", email)
      .execute();
    expect((await enter({ appCode: "abcd-efgh" })).statusCode).toBe(200);
    expect((await enter({ appCode: "ABCD-EFGH" })).statusCode).toBe(400);
    expect((await enter({ appCode: quickly[1] ?? "" })).statusCode).toBe(400);
    expect(await keptCodes(email)).toEqual([quickly[1]]);
  });

  it("rest after five wrong recovery codes", async () => {
    const { enter, recoveryCodes } = await guarded();
    for (let count = 0; count < 5; count += 1)
      expect((await enter({ appCode: "AAAA-AAAA" })).json()).toMatchObject({ code: "app-code-wrong" });
    expect((await enter({ appCode: recoveryCodes[0] ?? "" })).json()).toMatchObject({ code: "credentials" });
  });

  /** Waits until the owner has been written to under this subject. */
  const mailedAbout = (email: string, subject: string) =>
    mailed(product.sandbox.url, email, (message) => (message.subject === subject ? subject : undefined));

  it("turn the second step off for whoever knows the password, log every other device out and tell the owner", async () => {
    const { email, enter, here, uri, recoveryCodes } = await guarded();
    const elsewhere = (await enter({ appCode: codeOf(uri, 1) })).json<{ jwt: string }>().jwt;
    const [appCode] = recoveryCodes;
    const remove = (password: string) => ask("POST", removeSecondFactor.path, here, { password, appCode });
    await remove("not the password at all");
    expect((await enter()).statusCode).toBe(403);
    expect((await remove(PASSWORD)).statusCode).toBe(204);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
    expect((await enter()).statusCode).toBe(200);
    await mailedAbout(email, "Your log-in has a second step now");
    await mailedAbout(email, "The second step was turned off");
  });

  it("get a new password by a mailed link, once, which ends every session and leaves the second step on", async () => {
    const { email, enter, here, uri } = await guarded();
    expect((await ask("POST", forgetPassword.path, "", { email })).statusCode).toBe(204);
    const link = await mailed(product.sandbox.url, email, ({ text }) => /reset#([\w-]+)/.exec(text)?.[1]);
    const reset = (password: string) => ask("POST", resetPassword.path, "", { token: link, password });
    expect((await reset("Password!1234567890")).json()).toMatchObject({ fields: { password: ["password-easy"] } });
    expect((await reset("copper kettle morning field")).headers["authorization"]).toBeUndefined();
    expect((await reset("another kettle evening field")).statusCode).toBe(410);
    expect(await isOpen(here)).toBe(false);
    expect((await enter()).statusCode).toBe(400);
    const anew = { password: "copper kettle morning field" };
    expect((await enter(anew)).json()).toMatchObject({ status: 403, code: "second-factor-needed" });
    expect((await enter({ ...anew, appCode: codeOf(uri, 1) })).statusCode).toBe(200);
  });

  const endings: readonly (readonly [string, Method, string, object | undefined])[] = [
    ["the password is changed", "PUT", changePassword.path, { newPassword: "copper kettle morning field" }],
    ["every other device is logged out", "DELETE", endOtherSessions.path, undefined],
  ];

  it.each(endings)("leave no link of before good once %s", async (_what, method, path, more) => {
    const { email, here, uri } = await guarded();
    await ask("POST", forgetPassword.path, "", { email });
    const token = await mailed(product.sandbox.url, email, ({ text }) => /reset#([\w-]+)/.exec(text)?.[1]);
    const change = more && { password: PASSWORD, appCode: codeOf(uri, 1), ...more };
    expect((await ask(method, path, here, change)).statusCode).toBeOneOf([200, 204]);
    const reset = await ask("POST", resetPassword.path, "", { token, password: "another kettle evening field" });
    expect(reset.json()).toMatchObject({ status: 410, code: "link-void" });
  });

  const changesOfWaysIn: readonly (readonly [string, Method, string, object])[] = [
    ["the password", "PUT", changePassword.path, { newPassword: "copper kettle morning field" }],
    ["the email address", "PUT", changeEmail.path, { email: `${randomUUID()}@example.com` }],
    ["the codes for a lost device", "POST", renewRecoveryCodes.path, {}],
    ["the second step", "POST", removeSecondFactor.path, {}],
    ["the passkeys, by one more", "POST", beginPasskey.path, {}],
    ["the passkeys, by one less", "POST", removePasskey.path.replace(":passkey", randomUUID()), {}],
  ];

  it.each(changesOfWaysIn)("ask for the code too before this changes: %s", async (_what, method, path, more) => {
    const { here, enter, uri, email } = await guarded();
    const change = (appCode?: string) =>
      ask(method, path, here, { password: PASSWORD, ...more, ...(appCode !== undefined && { appCode }) });
    const before = await keptCodes(email);
    expect((await change()).json()).toMatchObject({ status: 403, code: "second-factor-needed" });
    expect((await change("000000")).json()).toMatchObject({ status: 400, fields: { appCode: ["app-code-wrong"] } });
    expect(await keptCodes(email)).toEqual(before);
    expect((await enter()).json()).toMatchObject({ code: "second-factor-needed" });
    // There is no such passkey; whoever asks has shown that they may.
    expect((await change(codeOf(uri, 1))).statusCode).toBeOneOf([200, 204, 404]);
  });

  it("rest when codes are tried out in an open session", async () => {
    const { here, recoveryCodes, enter, uri } = await guarded();
    const remove = (appCode?: string) => ask("POST", removeSecondFactor.path, here, { password: PASSWORD, appCode });
    for (let count = 0; count < 5; count += 1) expect((await remove("000000")).statusCode).toBe(400);
    expect((await remove(recoveryCodes[0])).json()).toMatchObject({ fields: { password: ["password-wrong"] } });
    expect((await enter({ appCode: codeOf(uri, 1) })).json()).toMatchObject({ code: "credentials" });
  });

  it("ask for no code where a passkey opened the session: it is the way back of who lost phone and codes", async () => {
    const { email, enter } = await guarded();
    const { uuid } = await product.ctx.database.kysely
      .selectFrom("identities")
      .select("uuid")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const identityOf = { uuid, orgCode: "gable", openedBy: "passkey" } as const;
    const here = await openSession(product.ctx, product.ctx.database.kysely, identityOf, FIREFOX);
    expect((await ask("GET", secondFactor.path, here)).json()).toMatchObject({ isAskedHere: false });
    expect((await ask("POST", removeSecondFactor.path, here, { password: "not it at all" })).statusCode).toBe(400);
    expect((await ask("POST", removeSecondFactor.path, here, { password: PASSWORD })).statusCode).toBe(204);
    expect((await enter()).statusCode).toBe(200);
  });

  it("count the codes for a lost device, and make new ones in their place", async () => {
    const { email, enter, here, recoveryCodes } = await guarded();
    const [first = "", second = "", third = ""] = recoveryCodes;
    await enter({ appCode: first });
    const standing = async () => (await ask("GET", secondFactor.path, here)).json<object>();
    expect(await standing()).toEqual({ since: expect.any(String), recoveryCodesLeft: 7, isAskedHere: true });
    const renewed = await ask("POST", renewRecoveryCodes.path, here, { password: PASSWORD, appCode: third });
    const [fresh = ""] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect((await enter({ appCode: second })).statusCode).toBe(400);
    expect((await enter({ appCode: fresh })).statusCode).toBe(200);
    expect(await standing()).toMatchObject({ recoveryCodesLeft: 7 });
    await mailedAbout(email, "You have new codes for a lost phone");
  });

  it("have no codes for a lost device without a second step", async () => {
    const here = await (await account()).token();
    expect((await ask("GET", secondFactor.path, here)).json()).toEqual({
      since: null,
      recoveryCodesLeft: 0,
      isAskedHere: false,
    });
    expect((await ask("POST", renewRecoveryCodes.path, here, { password: PASSWORD })).statusCode).toBe(409);
  });

  it("keep how somebody wants to be written to", async () => {
    const here = await (await account()).token();
    expect((await ask("GET", preferences.path, here)).json()).toEqual({
      language: "en",
      declined: { mail: [], text: [] },
      texts: { phoneEnd: null, isAgreed: false },
    });
    const wished = { language: "es", declined: { mail: ["moves"], text: ["file"] } };
    await ask("PUT", preferences.path, here, wished);
    expect((await ask("GET", preferences.path, here)).json()).toMatchObject(wished);
    const alwaysMailed = { language: "es", declined: { mail: ["file"], text: [] } };
    expect((await ask("PUT", preferences.path, here, alwaysMailed)).statusCode).toBe(400);
  });
});
