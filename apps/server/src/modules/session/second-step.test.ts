import { createHash, randomUUID } from "node:crypto";
import { forgetPassword, identity, resetPassword } from "@gable/contract/calls/identity.ts";
import { beginPasskey, removePasskey } from "@gable/contract/calls/identity-passkeys.ts";
import {
  beginSecondFactor,
  changeEmail,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from "@gable/contract/calls/identity-settings.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { FIREFOX, type Method, ownAccounts, PASSWORD } from "@gable/testkit/own-accounts.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSession } from "../../http/session.ts";

describe("the second step of an account", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const { ask, account, confirmAddress, isOpen, codeOf, guarded, mailedAbout } = ownAccounts(() => product);
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
});
