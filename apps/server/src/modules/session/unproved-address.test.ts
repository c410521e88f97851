import { randomUUID } from "node:crypto";
import type { ReplyOf } from "@gable/contract/call.ts";
import {
  confirmEmail,
  forgetPassword,
  identity,
  logIn,
  resetPassword,
  sendEmailCode as sendEmailCodeCall,
} from "@gable/contract/calls/identity.ts";
import { logInByMail, sendLogInMail } from "@gable/contract/calls/identity-mail.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  logInWithPasskey,
} from "@gable/contract/calls/identity-passkeys.ts";
import { beginSecondFactor, changeEmail } from "@gable/contract/calls/identity-settings.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertBorrower } from "./identity-store.ts";
import { hashPassword } from "./passwords.ts";
import { createAuthenticator } from "./testing/virtual-authenticator.ts";

const PASSWORD = "river stone lantern paper";
const OWN_PASSWORD = "copper kettle morning field";
const HERE = { rpId: "localhost", origin: "http://localhost" };

describe("an account that somebody opened with another's address", () => {
  let product: TestProduct;
  let passwordHash: string;
  beforeAll(async () => {
    product = await startProduct();
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => product.close());

  const ask = (method: "GET" | "POST" | "PUT", url: string, authorization: string, payload?: object) =>
    product.app.inject({ method, url, headers: { host: "localhost", authorization }, ...(payload && { payload }) });
  const isOpen = async (token: unknown) => (await ask("GET", identity.path, String(token))).statusCode === 200;

  /** Somebody who has set a password and a passkey, and never read the mailbox. */
  async function opened() {
    const email = `${randomUUID()}@example.com`;
    const { ctx } = product;
    const uuid = await ctx.database.kysely
      .transaction()
      .execute((trx) =>
        insertBorrower(ctx, trx, { orgCode: "gable", email, passwordHash, profile: { language: "en" } }),
      );
    const withPassword = (password = PASSWORD) => ask("POST", logIn.path, "", { email, password });
    const { jwt: here } = (await withPassword()).json<{ jwt: string }>();
    const begun = (await ask("POST", beginPasskey.path, here, { password: PASSWORD })).json<
      ReplyOf<typeof beginPasskey>
    >();
    const authenticator = createAuthenticator(begun.user.id);
    const credential = authenticator.make({ ...HERE, challenge: begun.challenge });
    expect((await ask("POST", addPasskey.path, here, { name: "Theirs", credential })).statusCode).toBe(200);
    const withPasskey = async () => {
      const { challenge } = (await ask("POST", beginPasskeyLogIn.path, "")).json<{ challenge: string }>();
      return ask("POST", logInWithPasskey.path, "", { assertion: authenticator.answer({ ...HERE, challenge }) });
    };
    return { uuid: uuid ?? "", email, here, withPassword, withPasskey };
  }

  async function resets(email: string): Promise<void> {
    await ask("POST", forgetPassword.path, "", { email });
    const token = await mailed(product.sandbox.url, email, ({ text }) => /reset#([\w-]+)/.exec(text)?.[1]);
    const done = await ask("POST", resetPassword.path, "", { token, password: OWN_PASSWORD });
    expect(done.statusCode).toBeOneOf([200, 204]);
  }

  const digitsTo = (email: string) =>
    mailed(product.sandbox.url, email, ({ subject }) => /^(\d{6}) is your code$/.exec(subject ?? "")?.[1]);
  const confirm = async (token: string, code: string) =>
    (await ask("POST", confirmEmail.path, token, { code })).statusCode;

  async function confirms(token: string, email: string): Promise<void> {
    await ask("POST", sendEmailCodeCall.path, token);
    expect(await confirm(token, await digitsTo(email))).toBe(204);
  }

  const addressOf = async (token: string) =>
    (await ask("GET", identity.path, token)).json<{ email: string; emailConfirmed: boolean }>();

  async function entersByMail(email: string) {
    await ask("POST", sendLogInMail.path, "", { email });
    const code = await mailed(
      product.sandbox.url,
      email,
      ({ subject }) => /^(\d{6}) is your code to log in/.exec(subject ?? "")?.[1],
    );
    const entered = await ask("POST", logInByMail.path, "", { proof: { email, code } });
    expect(entered.statusCode).toBe(200);
    return entered.headers["authorization"];
  }

  it("opens for its owner alone once they have set a password by a link in their mailbox", async () => {
    const { email, here, withPassword, withPasskey } = await opened();
    await resets(email);
    expect(await isOpen(here)).toBe(false);
    expect((await withPassword()).statusCode).toBe(400);
    expect((await withPasskey()).statusCode).toBe(400);
    expect((await withPassword(OWN_PASSWORD)).statusCode).toBe(200);
  });

  it("opens for its owner alone once they have come in by a mail, and tells them how they come in from then on", async () => {
    const { email, here, withPassword, withPasskey } = await opened();
    const own = await entersByMail(email);
    expect(await isOpen(here)).toBe(false);
    expect((await withPassword()).statusCode).toBe(400);
    expect((await withPasskey()).statusCode).toBe(400);
    expect(await isOpen(own)).toBe(true);
    const told = await mailed(product.sandbox.url, email, ({ subject, text }) =>
      subject === "Your address is confirmed" ? text : undefined,
    );
    expect(told).toContain("set a new one");
  });

  it("keeps its password, passkeys and sessions where the mailbox was read by whoever opened it", async () => {
    const { email, here, withPassword, withPasskey } = await opened();
    await confirms(here, email);
    await entersByMail(email);
    expect(await isOpen(here)).toBe(true);
    expect((await withPassword()).statusCode).toBe(200);
    expect((await withPasskey()).statusCode).toBe(200);
  });

  it("loses nothing a second time", async () => {
    const { email, withPassword } = await opened();
    await resets(email);
    await entersByMail(email);
    expect((await withPassword(OWN_PASSWORD)).statusCode).toBe(200);
  });

  it("takes no second step before its mailbox was read, which would shut the mailbox's owner out", async () => {
    const { email, here } = await opened();
    const begin = () => ask("POST", beginSecondFactor.path, here, { password: PASSWORD });
    expect((await begin()).json()).toMatchObject({ status: 409, code: "confirm-address-first" });
    await confirms(here, email);
    expect((await begin()).statusCode).toBe(200);
  });

  it.each([
    ["come in by a mail", async (email: string) => void (await entersByMail(email))],
    ["set a password by a link", resets],
  ])("asks its owner for no second step that was set before they have %s", async (_how, comes) => {
    const { uuid, email, here } = await opened();
    await product.ctx.database.kysely
      .updateTable("identities")
      .set({ second_factor_since: product.ctx.clock.now().toISOString() })
      .where("uuid", "=", uuid)
      .execute();
    await comes(email);
    expect(await isOpen(here)).toBe(false);
    const own = String(await entersByMail(email));
    expect((await ask("GET", identity.path, own)).json()).toMatchObject({
      twoFactorEnabled: false,
      emailConfirmed: true,
    });
  });

  it("keeps a confirmed address until whoever has it reads the mailbox of another, which stays free meanwhile", async () => {
    const { email, here } = await opened();
    await confirms(here, email);
    const theirs = `${randomUUID()}@example.com`;
    expect((await ask("PUT", changeEmail.path, here, { password: PASSWORD, email: theirs })).statusCode).toBe(204);
    expect(await addressOf(here)).toMatchObject({ email, emailConfirmed: true, nextEmail: theirs });
    const { ctx } = product;
    const opens = await ctx.database.kysely
      .transaction()
      .execute((trx) =>
        insertBorrower(ctx, trx, { orgCode: "gable", email: theirs, passwordHash, profile: { language: "en" } }),
      );
    expect(opens).toBeDefined();
    // Whoever has it by now is the one who is told.
    expect(await confirm(here, await digitsTo(theirs))).toBe(409);
    expect(await addressOf(here)).toMatchObject({ email, emailConfirmed: true });
  });

  it("confirms an address by digits that went there alone, though they were asked for as it changed", async () => {
    const { uuid, email, here } = await opened();
    const theirs = `${randomUUID()}@example.com`;
    const { kysely } = product.ctx.database;
    let asked: Promise<unknown> | undefined;
    await kysely.transaction().execute(async (trx) => {
      // Whoever asks for digits waits here with the address of before in hand.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`email-confirmation ${uuid}`}, 0))`.execute(trx);
      asked = ask("POST", sendEmailCodeCall.path, here);
      await until(
        () => sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(kysely),
        ({ rows }) => rows.length > 0,
      );
      await trx.updateTable("identities").set({ email: theirs }).where("uuid", "=", uuid).execute();
    });
    await asked;
    expect(await confirm(here, await digitsTo(email))).toBe(400);
    expect(await addressOf(here)).toMatchObject({ email: theirs, emailConfirmed: false });
  });
});
