import { logIn } from "@gable/contract/calls/identity.ts";
import { logInByMail, sendLogInMail } from "@gable/contract/calls/identity-mail.ts";
import { beginSecondFactor, changePassword, confirmSecondFactor } from "@gable/contract/calls/identity-settings.ts";
import { codeOfKey } from "@gable/testkit/authenticator.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { ownAccounts, PASSWORD } from "@gable/testkit/own-accounts.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;

const otherThan = (code: string): string => (code === "123456" ? "654321" : "123456");

describe("the log-in by mail", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const ask = (url: string, payload: object, authorization = "", host = "localhost") =>
    product.app.inject({ method: "POST", url, headers: { host, authorization }, payload });
  const enter = (proof: object, more: object = {}) => ask(logInByMail.path, { proof, ...more });
  const { account, isOpen } = ownAccounts(() => product);
  const mailbox = async () => (await account()).email;

  /** Asks for the mail, and reads the digits and the link in it. */
  async function asked(email: string, redirectUrl?: string) {
    expect((await ask(sendLogInMail.path, { email, ...(redirectUrl && { redirectUrl }) })).statusCode).toBe(204);
    const read = await mailed(product.sandbox.url, email, ({ subject, text }) => {
      const digits = /^(\d{6}) is your code to log in/.exec(subject ?? "")?.[1];
      const address = /\S+\/auth\/login\?\S*#[\w-]+/.exec(text)?.[0];
      return digits && address ? `${digits} ${address}` : undefined;
    });
    const [code = "", link = ""] = read.split(" ");
    return { code, link, token: link.split("#")[1] ?? "" };
  }

  it("opens a session by the digits, once, and confirms the address", async () => {
    const email = await mailbox();
    const { code, token } = await asked(email);
    const entered = await enter({ email, code }, { redirectUrl: "/dashboard/settings" });
    expect(entered.json()).toEqual({ redirect: "/dashboard/settings" });
    expect(await isOpen(String(entered.headers["authorization"]))).toBe(true);
    const { email_confirmed_at: confirmed } = await product.ctx.database.kysely
      .selectFrom("identities")
      .select("email_confirmed_at")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(confirmed).not.toBeNull();
    // The link of the same mail is used up with them.
    expect((await enter({ email, code })).json()).toMatchObject({ status: 400, code: "log-in-code-wrong" });
    expect((await enter({ token })).json()).toMatchObject({ status: 410, code: "link-void" });
  });

  it("opens one by the link, which leads back to where the log-in was asked for, and nowhere else", async () => {
    const email = await mailbox();
    const { link, token, code } = await asked(email, "/dashboard/settings");
    expect(new URL(link).searchParams.get("redirectUrl")).toBe("/dashboard/settings");
    expect((await ask(logInByMail.path, { proof: { token } }, "", "harbor-pine.localhost")).statusCode).toBe(410);
    const entered = await enter({ token }, { redirectUrl: "//evil.example" });
    expect(entered.json()).toEqual({ redirect: "/dashboard" });
    expect(await isOpen(String(entered.headers["authorization"]))).toBe(true);
    expect((await enter({ email, code })).statusCode).toBe(400);
  });

  it("takes five guesses at the digits, and none of a mail before the latest", async () => {
    const [patient, rash] = [await mailbox(), await mailbox()];
    const before = await asked(patient);
    await ask(sendLogInMail.path, { email: patient });
    expect((await enter({ token: before.token })).statusCode).toBe(410);
    const tries = async (email: string, wrong: number) => {
      const { code } = await asked(email);
      for (let guess = 0; guess < wrong; guess += 1)
        expect((await enter({ email, code: otherThan(code) })).statusCode).toBe(400);
      return (await enter({ email, code })).statusCode;
    };
    expect(await tries(rash, 5)).toBe(400);
    expect(await tries(await mailbox(), 4)).toBe(200);
  });

  it("is over after a quarter of an hour, and with a changed password", async () => {
    const [late, changed] = [await mailbox(), await mailbox()];
    const mail = await asked(late);
    const other = await asked(changed);
    const jwt = (await ask(logIn.path, { email: changed, password: PASSWORD })).json<{ jwt: string }>().jwt;
    await product.app.inject({
      method: "PUT",
      url: changePassword.path,
      headers: { host: "localhost", authorization: jwt },
      payload: { password: PASSWORD, newPassword: "copper kettle morning field" },
    });
    expect((await enter({ token: other.token })).statusCode).toBe(410);
    expect((await enter({ email: changed, code: other.code })).statusCode).toBe(400);
    await product.ctx.adjustableClock?.advance(16 * MINUTE_MS);
    expect((await enter({ token: mail.token })).statusCode).toBe(410);
    expect((await enter({ email: late, code: mail.code })).statusCode).toBe(400);
  });

  it("answers an address without an account as one with it, and guesses at it as wrong digits", async () => {
    const email = await mailbox();
    const { code } = await asked(email);
    const [unknown, wrong] = [
      await enter({ email: "nobody@example.com", code: "123456" }),
      await enter({ email, code: otherThan(code) }),
    ];
    expect((await ask(sendLogInMail.path, { email: "nobody@example.com" })).statusCode).toBe(204);
    const said = ({ statusCode, body }: typeof unknown) => ({
      statusCode,
      ...(JSON.parse(body) as object),
      correlationId: "",
    });
    expect(said(unknown)).toEqual(said(wrong));
  });

  it("asks for the second step where the account has one, counts wrong codes, and is good until it is passed", async () => {
    const email = await mailbox();
    const jwt = (await ask(logIn.path, { email, password: PASSWORD })).json<{ jwt: string }>().jwt;
    await product.ctx.database.kysely
      .updateTable("identities")
      .set({ email_confirmed_at: product.ctx.clock.now().toISOString() })
      .where("email", "=", email)
      .execute();
    const { uri } = (await ask(beginSecondFactor.path, { password: PASSWORD }, jwt)).json<{ uri: string }>();
    const key = new URL(uri).searchParams.get("secret") ?? "";
    const codeIn = (steps: number) => codeOfKey(key, new Date(product.ctx.clock.now().getTime() + steps * 30_000));
    await ask(confirmSecondFactor.path, { code: codeIn(0) }, jwt);
    const { token } = await asked(email);
    expect((await enter({ token })).json()).toMatchObject({ status: 403, code: "second-factor-needed" });
    expect((await enter({ token }, { appCode: "000000" })).json()).toMatchObject({ code: "app-code-wrong" });
    const entered = await enter({ token }, { appCode: codeIn(1) });
    expect(await isOpen(String(entered.headers["authorization"]))).toBe(true);
    const opened = await product.ctx.database.kysely
      .selectFrom("sessions")
      .innerJoin("identities", "identities.uuid", "sessions.identity_uuid")
      .select("opened_by")
      .where("email", "=", email)
      .orderBy("issued_at", "desc")
      .execute();
    expect(opened.map(({ opened_by }) => opened_by)).toContain("mail-and-code");
  });

  it("sends five in an hour, so that nobody fills a mailbox", async () => {
    const email = await mailbox();
    for (let round = 0; round < 7; round += 1) await ask(sendLogInMail.path, { email });
    const { rows } = await product.ctx.database.pool.query<{ count: number }>(
      "select count(*) from one_time_secrets join identities on identities.uuid = identity_uuid where email = $1 and purpose = 'log-in-code'",
      [email],
    );
    expect(rows).toEqual([{ count: 5 }]);
  });

  it("opens one session where the same digits arrive twice at once", async () => {
    const email = await mailbox();
    const { code } = await asked(email);
    const codes = (await Promise.all([enter({ email, code }), enter({ email, code })])).map((one) => one.statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});
