import { randomUUID } from "node:crypto";
import { summary } from "@gable/contract/calls/disclosures.ts";
import { sendEmailCode as askForCode, confirmEmail, identity } from "@gable/contract/calls/identity.ts";
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  preferences,
  sessions,
} from "@gable/contract/calls/identity-settings.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { ownAccounts, PASSWORD } from "@gable/testkit/own-accounts.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

describe("the settings of an account", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const { ask, account, confirmAddress, isOpen, mailedAbout } = ownAccounts(() => product);

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
