import { randomUUID } from "node:crypto";
import type { ReplyOf } from "@gable/contract/call.ts";
import { confirmEmail, forgetPassword, identity, logIn, resetPassword } from "@gable/contract/calls/identity.ts";
import { logInByMail, sendLogInMail } from "@gable/contract/calls/identity-mail.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  logInWithPasskey,
} from "@gable/contract/calls/identity-passkeys.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendEmailCode } from "./email-confirmation.ts";
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

  const ask = (method: "GET" | "POST", url: string, authorization: string, payload?: object) =>
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
    const { uuid, email, here, withPassword, withPasskey } = await opened();
    const { ctx } = product;
    await ctx.database.kysely
      .transaction()
      .execute((trx) => sendEmailCode(ctx, trx, ctx.lenders.byOrgCode("gable"), { uuid, email }));
    const code = await mailed(
      product.sandbox.url,
      email,
      ({ subject }) => /^(\d{6}) is your code$/.exec(subject ?? "")?.[1],
    );
    expect((await ask("POST", confirmEmail.path, here, { code })).statusCode).toBeOneOf([200, 204]);
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
});
