import {
  brokerLogOut,
  forgetPassword,
  identity,
  logIn,
  resetPassword,
  sendEmailCode,
} from "@gable/contract/calls/identity.ts";
import { changePassword, sessions } from "@gable/contract/calls/identity-settings.ts";
import { agentSelf } from "@gable/contract/calls/staff.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSecret } from "../modules/session/one-time-secrets.ts";

const HOUR_MS = 3_600_000;

/** The middle one of the milliseconds of twelve. */
const middle = (times: number[]): number => times.toSorted((a, b) => a - b)[6] ?? 0;

async function takes(one: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await one();
  return performance.now() - began;
}

describe("an account", () => {
  let product: TestProduct;
  let password: string;
  const email = "ada@example.com";

  beforeAll(async () => {
    product = await startProduct();
    const persona = await fetchPersona(product.sandbox.url, "straight-approval");
    await registerPersona(createBorrowerClient(product.url, "gable"), persona, email);
    ({ password } = persona.fill);
  });
  afterAll(() => product.close());

  const attempt = (body: { email: string; password: string }) =>
    product.app.inject({ method: logIn.method, url: logIn.path, headers: { host: "localhost" }, payload: body });
  const rest = () =>
    product.ctx.database.kysely
      .updateTable("identities")
      .set({ failed_log_ins: 0, locked_until: null })
      .where("email", "=", email)
      .execute();
  const ask = async (of: string) =>
    product.app.inject({
      method: forgetPassword.method,
      url: forgetPassword.path,
      headers: { host: "localhost" },
      payload: { email: of },
    });
  const fresh = async () => {
    const client = createBorrowerClient(product.url, "gable");
    await client.send(logIn, { body: { email, password } });
    return client;
  };

  it("answers an unknown address as a wrong password, in words and in time", async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      known.push(await takes(() => attempt({ email, password: "not this one at all" })));
      unknown.push(
        await takes(() => attempt({ email: `nobody${round}@example.com`, password: "not this one at all" })),
      );
      await rest();
    }
    const bodies = [
      await attempt({ email, password: "no" }),
      await attempt({ email: "nobody@example.com", password: "no" }),
    ];
    const [wrong, nobody] = bodies.map((reply) => [reply.statusCode, reply.json<{ detail: string }>().detail]);
    expect(wrong).toEqual(nobody);
    // Without the work of a hash for nobody, an unknown address would be answered many times faster.
    expect(middle(unknown)).toBeGreaterThan(middle(known) / 2);
    expect(middle(unknown)).toBeLessThan(middle(known) * 2);
    await rest();
  });

  it("is told once a day that somebody registers with its address, however often they try", async () => {
    const persona = await fetchPersona(product.sandbox.url, "straight-approval");
    const register = () => registerPersona(createBorrowerClient(product.url, "gable"), persona, email);
    const told = async () => {
      const messages = await product.ctx.database.kysely.selectFrom("outbox").select("uuid").execute();
      return messages.length;
    };
    const before = await told();
    for (let time = 0; time < 3; time += 1) await expect(register()).rejects.toMatchObject({ status: 409 });
    expect(await told()).toBe(before + 1);
    const aDayAgo = new Date(product.ctx.clock.now().getTime() - 24 * HOUR_MS).toISOString();
    await product.ctx.database.kysely
      .updateTable("identities")
      .set({ told_of_account_at: aDayAgo })
      .where("email", "=", email)
      .execute();
    await expect(register()).rejects.toMatchObject({ status: 409 });
    expect(await told()).toBe(before + 2);
  });

  it("says the same of a forgotten password, whoever asks", async () => {
    const [known, unknown] = [await ask(email), await ask("nobody@example.com")];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  });

  it("tells nobody by the time, either, whether there is an account for the forgotten password", async () => {
    // Both wait for the same moment, which lies behind the work.
    for (const of of [email, "nobody@example.com"]) expect(await takes(() => ask(of))).toBeGreaterThan(240);
  });

  it("has its mailbox filled by nobody: so many links and codes in an hour, by many who ask at once neither", async () => {
    const client = await fresh();
    const { uuid } = await client.send(identity, {});
    const made = async (purpose: string) => {
      const { rows } = await product.ctx.database.pool.query(
        "select 1 from one_time_secrets where identity_uuid = $1 and purpose = $2",
        [uuid, purpose],
      );
      return rows.length;
    };
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(email)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await made("password-reset")).toBe(5);
    const codes = await Promise.allSettled(Array.from({ length: 12 }, () => client.send(sendEmailCode, {})));
    expect(codes.filter(({ status }) => status === "rejected")).toHaveLength(7);
    // The first came with the account.
    expect(await made("email-confirmation")).toBe(6);
    await expect(client.send(sendEmailCode, {})).rejects.toMatchObject({ status: 429 });
  });

  it("is not opened at another lender's by its own link, which stays good", async () => {
    const { rows } = await product.ctx.database.pool.query<{ uuid: string }>(
      "select uuid from identities where email = $1",
      [email],
    );
    const owner = { identityUuid: rows[0]?.uuid ?? "" };
    const token = await product.ctx.database.kysely
      .transaction()
      .execute((trx) => makeSecret(product.ctx, trx, owner, "password-reset"));
    const open = (host: string, given: string) =>
      product.app.inject({
        method: resetPassword.method,
        url: resetPassword.path,
        headers: { host },
        payload: { token, password: given },
      });
    expect((await open("harbor-pine.localhost", "a quite different sentence")).json()).toMatchObject({
      status: 410,
      code: "link-void",
    });
    expect((await open("localhost", password)).statusCode).toBe(204);
  });

  it("rests after five wrong passwords, also for the right one, and longer each time", async () => {
    await rest();
    for (let count = 0; count < 5; count += 1)
      expect((await attempt({ email, password: "wrong" })).statusCode).not.toBe(200);
    const locked = await attempt({ email, password });
    expect(locked.statusCode).not.toBe(200);
    const { locked_until } = await product.ctx.database.kysely
      .selectFrom("identities")
      .select("locked_until")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(Date.parse(locked_until ?? "")).toBeGreaterThan(product.ctx.clock.now().getTime());
    await rest();
    expect((await attempt({ email, password })).statusCode).toBe(200);
  });

  it("cannot be tried a hundred times in a day, by many at once neither", async () => {
    await rest();
    const tried = await Promise.all(Array.from({ length: 30 }, () => attempt({ email, password: "wrong" })));
    expect(tried.every(({ statusCode }) => statusCode === 400)).toBe(true);
    const { failed_log_ins, locked_until } = await product.ctx.database.kysely
      .selectFrom("identities")
      .select(["failed_log_ins", "locked_until"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    // What comes while it rests is not even looked at: one an hour is left.
    expect(failed_log_ins).toBeLessThanOrEqual(5);
    expect(Date.parse(locked_until ?? "") - product.ctx.clock.now().getTime()).toBeLessThanOrEqual(HOUR_MS);
    await rest();
  });

  it("loses a session with the next request after its log-out", async () => {
    const client = await fresh();
    const token = client.token() ?? "";
    await client.send(brokerLogOut, {});
    const stolen = createBorrowerClient(product.url, "gable", token);
    await expect(stolen.send(sessions, {})).rejects.toMatchObject({ status: 401 });
  });

  it("loses every other session with the next request after its password changed", async () => {
    const [one, other] = [await fresh(), await fresh()];
    await one.send(changePassword, { body: { password, newPassword: "copper kettle morning field" } });
    await expect(other.send(sessions, {})).rejects.toMatchObject({ status: 401 });
    await one.send(sessions, {});
    await one.send(changePassword, { body: { password: "copper kettle morning field", newPassword: password } });
  });

  it("is not entered with a token that somebody had before the log-in", async () => {
    const before = createBorrowerClient(product.url, "gable", "Bearer chosen.by.somebody");
    await before.send(logIn, { body: { email, password } });
    expect(before.token()).not.toContain("chosen");
  });

  it("of staff loses every session with the next request after it was deactivated", async () => {
    const { client, staffUuid } = await openStaff(product, "underwriter");
    await client.send(agentSelf, {});
    await product.ctx.database.kysely
      .updateTable("staff")
      .set({ deactivated_at: product.ctx.clock.now().toISOString() })
      .where("uuid", "=", staffUuid)
      .execute();
    await expect(client.send(agentSelf, {})).rejects.toMatchObject({ status: 401 });
  });
});

describe("one address", () => {
  it("is answered so many requests in a minute, and is told when to come again", async () => {
    const product = await startProduct({ environment: { REQUESTS_PER_MINUTE: "10" } });
    const ask = () =>
      product.app.inject({ url: "/healthz", headers: { host: "localhost" }, remoteAddress: "203.0.113.7" });
    const codes = [];
    for (let count = 0; count < 12; count += 1) codes.push((await ask()).statusCode);
    const last = await ask();
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(2);
    expect(last.headers["retry-after"]).toMatch(/^\d+$/);
    const other = await product.app.inject({
      url: "/healthz",
      headers: { host: "localhost" },
      remoteAddress: "203.0.113.8",
    });
    expect(other.statusCode).toBe(200);
    await product.close();
  });
});
