import { status } from "@gable/contract/calls/application.ts";
import { identity, logIn } from "@gable/contract/calls/identity.ts";
import {
  agentLogIn,
  agentLogOut,
  agentSelf,
  enrolSecondFactor,
  giveSecondFactor,
} from "@gable/contract/calls/staff.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { codeOfKey } from "@gable/testkit/authenticator.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { createConsoleClient, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimsOf, issueToken } from "../../http/session-token.ts";
import { seededLogIns, seedStaff } from "./seed-staff.ts";

const HALF_MINUTE_MS = 30_000;

describe("the staff's log-in", () => {
  let product: TestProduct;
  let priya: Awaited<ReturnType<typeof seededLogIns>>[number];
  beforeAll(async () => {
    product = await startProduct();
    await seedStaff(product.ctx);
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    await product.ctx.database.kysely
      .updateTable("staff")
      .set({ last_code_step: 0, failed_log_ins: 0, locked_until: null })
      .execute();
    const found = (await seededLogIns(product.ctx)).find(({ email }) => email === "priya@gable.example");
    if (!found) throw new Error("Nobody of that name is seeded.");
    priya = found;
  });

  const passwordGiven = async () => {
    const client = createConsoleClient(product);
    const reply = await client.send(agentLogIn, { body: { email: priya.email, password: priya.password } });
    return { client, reply };
  };

  it("takes a password, then the code of the authenticator app, and then says who it is", async () => {
    const { client, reply } = await passwordGiven();
    expect(reply).toEqual({ redirect: "/pipeline", secondFactor: "CODE", hasPasskey: false });
    expect(await refusalOf(client.send(agentSelf, {}))).toEqual([401, "unauthenticated"]);
    await client.send(giveSecondFactor, { body: { code: priya.code } });
    expect(await client.send(agentSelf, {})).toMatchObject({
      name: "Priya Nair",
      role: "underwriter",
      organizationCode: "gable",
      permissions: expect.arrayContaining(["decide-underwriting"]),
    });
    await client.send(agentLogOut, {});
    expect(await refusalOf(client.send(agentSelf, {}))).toEqual([401, "unauthenticated"]);
  });

  it("takes a code once, even in another log-in", async () => {
    const first = await passwordGiven();
    await first.client.send(giveSecondFactor, { body: { code: priya.code } });
    const second = await passwordGiven();
    expect(await refusalOf(second.client.send(giveSecondFactor, { body: { code: priya.code } }))).toEqual([
      400,
      "code-wrong",
    ]);
  });

  it("takes one of two same codes that arrive at the same time", async () => {
    const arrivals = await Promise.all([passwordGiven(), passwordGiven()]);
    const ends = await Promise.all(
      arrivals.map(({ client }) => refusalOf(client.send(giveSecondFactor, { body: { code: priya.code } }))),
    );
    expect(ends.filter((end) => end === undefined)).toHaveLength(1);
  });

  it("rests after five wrong codes, and the right one does not help then", async () => {
    const { client } = await passwordGiven();
    const wrong = priya.code === "000000" ? "000001" : "000000";
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await refusalOf(client.send(giveSecondFactor, { body: { code: wrong } }))).toEqual([400, "code-wrong"]);
    }
    expect(await refusalOf(client.send(giveSecondFactor, { body: { code: priya.code } }))).toEqual([400, "code-wrong"]);
    expect(await refusalOf(passwordGiven())).toEqual([400, "credentials"]);
  });

  it("says the same of an unknown address as of a wrong password", async () => {
    const client = createConsoleClient(product);
    for (const body of [
      { email: "nobody@gable.example", password: priya.password },
      { email: priya.email, password: "not the password" },
    ]) {
      expect(await refusalOf(client.send(agentLogIn, { body }))).toEqual([400, "credentials"]);
    }
  });

  it("sets an authenticator app up once, with the first code from it", async () => {
    const db = product.ctx.database.kysely;
    await db
      .updateTable("staff")
      .set({ second_factor_confirmed_at: null, sealed_second_factor: null })
      .where("email", "=", priya.email)
      .execute();
    const { client, reply } = await passwordGiven();
    expect(reply.secondFactor).toBe("ENROL");
    const { secret, uri } = await client.send(enrolSecondFactor, {});
    expect(uri).toContain(`secret=${secret}`);
    await client.send(giveSecondFactor, { body: { code: codeOfKey(secret) } });
    expect((await client.send(agentSelf, {})).email).toBe(priya.email);
    const again = await passwordGiven();
    expect(again.reply.secondFactor).toBe("CODE");
    expect(await refusalOf(again.client.send(enrolSecondFactor, {}))).toEqual([409, "second-factor-in-use"]);
    const later = codeOfKey(secret, new Date(Date.now() + HALF_MINUTE_MS));
    await again.client.send(giveSecondFactor, { body: { code: later } });
  });

  it("is open on the console's host alone, and to nobody who is gone", async () => {
    const { staffUuid, headers, client } = await openStaff(product, "underwriter");
    const elsewhere = await product.app.inject({
      url: agentSelf.path,
      headers: { authorization: headers["authorization"] ?? "" },
    });
    expect(elsewhere.statusCode).toBe(401);
    const body = { email: priya.email, password: priya.password };
    const portal = createBorrowerClient(product.url, "gable");
    expect(await refusalOf(portal.send(agentLogIn, { body }))).toEqual([404, "not-found"]);
    expect(await refusalOf(portal.send(logIn, { body }))).toEqual([400, "credentials"]);
    await product.ctx.database.kysely
      .updateTable("staff")
      .set({ deactivated_at: new Date().toISOString() })
      .where("uuid", "=", staffUuid)
      .execute();
    expect(await refusalOf(client.send(agentSelf, {}))).toEqual([401, "unauthenticated"]);
  });

  it("opens nothing of borrowers', nor a borrower's log-in anything of the console", async () => {
    const borrower = await openBorrower(product);
    const staff = await openStaff(product, "administrator");
    const host = { "x-forwarded-host": "console.localhost" };
    const ask = async (path: string, headers: Readonly<Record<string, string>>) =>
      (await product.app.inject({ url: path, headers })).statusCode;
    const borrowersStatus = status.path.replace(":uuid", borrower.applicationUuid);
    const { authorization = "" } = staff.headers;
    expect(await ask(borrowersStatus, borrower.headers)).toBe(200);
    expect(await ask(agentSelf.path, staff.headers)).toBe(200);
    expect(await ask(borrowersStatus, { authorization })).toBe(401);
    expect(await ask(identity.path, { authorization })).toBe(401);
    expect(await ask(identity.path, staff.headers)).toBe(401);
    expect(await ask(borrowersStatus, { ...borrower.headers, ...host })).toBe(401);
    expect(await ask(agentSelf.path, { ...borrower.headers, ...host })).toBe(401);
  });

  it("names in a token whom it is for: of one session's tokens those for others open nothing", async () => {
    const { headers } = await openBorrower(product);
    const asBorrower = (authorization: string) =>
      product.app.inject({ url: identity.path, headers: { host: "localhost", authorization } });
    const claims = await claimsOf(product.ctx, headers.authorization, "portal", new Date());
    const session = { id: claims?.sid ?? "", orgCode: "gable" };
    const now = product.ctx.clock.now();
    const [forPortal, forConsole] = await Promise.all(
      (["portal", "console"] as const).map((audience) => issueToken(product.ctx, { ...session, audience }, now)),
    );
    expect((await asBorrower(forPortal ?? "")).statusCode).toBe(200);
    expect((await asBorrower(forConsole ?? "")).statusCode).toBe(401);
  });

  it("leaves a record of every call, which nobody can change", async () => {
    const { staffUuid, client } = await openStaff(product, "auditor");
    await client.send(agentSelf, {});
    const db = product.ctx.database.kysely;
    const rows = await db.selectFrom("staff_actions").selectAll().where("staff_uuid", "=", staffUuid).execute();
    expect(rows).toMatchObject([{ call: "agentSelf", role: "auditor", outcome: "allowed", org_code: "gable" }]);
    await expect(db.deleteFrom("staff_actions").execute()).rejects.toThrow("permission denied");
  });
});

/** Status and code of a refused call; undefined when it was answered. */
async function refusalOf(asked: Promise<unknown>): Promise<unknown> {
  const failure = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  return failure instanceof CallFailed ? [failure.status, failure.problem?.code] : failure;
}
