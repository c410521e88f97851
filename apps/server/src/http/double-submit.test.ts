import { randomUUID } from "node:crypto";
import { pathOf } from "@gable/contract/call.ts";
import { APPLICATIONS, withdraw } from "@gable/contract/calls/application.ts";
import { logIn, register } from "@gable/contract/calls/identity.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { type OpenBorrower, openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MANY = 50;

describe("a command that is sent again", () => {
  let product: TestProduct;
  let borrower: OpenBorrower;
  beforeAll(async () => {
    product = await startProduct();
    borrower = await openBorrower(product);
  });
  afterAll(() => product.close());

  const post = (
    url: string,
    key: string,
    payload: object,
    given: Readonly<Record<string, string>> = borrower.headers,
  ) =>
    product.app.inject({
      method: "POST",
      url,
      headers: { host: "localhost", "idempotency-key": key, ...given },
      payload,
    });
  const countApplications = async ({ identityUuid }: OpenBorrower): Promise<number> => {
    const rows = await product.ctx.database.kysely
      .selectFrom("applications")
      .select("uuid")
      .where("identity_uuid", "=", identityUuid)
      .execute();
    return rows.length;
  };
  const countEvents = async (uuid: string, type: string): Promise<number> => {
    const rows = await product.ctx.database.kysely
      .selectFrom("events")
      .select("sequence")
      .where("application_uuid", "=", uuid)
      .where("type", "=", type)
      .execute();
    return rows.length;
  };

  it("has one effect and one reply, however many arrive at once", async () => {
    const before = await countApplications(borrower);
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: MANY }, () => post(APPLICATIONS, key, {})));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await countApplications(borrower)).toBe(before + 1);
  });

  it("is answered alike long after, and has no second effect", async () => {
    const { applicationUuid, headers } = await openBorrower(product);
    const url = pathOf(withdraw, { uuid: applicationUuid });
    const key = randomUUID();
    const first = await post(url, key, { reason: "changed my mind" }, headers);
    const again = await post(url, key, { reason: "changed my mind" }, headers);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await countEvents(applicationUuid, "withdrawn")).toBe(1);
  });

  it("is refused when the key belongs to another request, and serves another borrower under the same key", async () => {
    const { applicationUuid, headers } = await openBorrower(product);
    const url = pathOf(withdraw, { uuid: applicationUuid });
    const key = randomUUID();
    await post(url, key, { reason: "one" }, headers);
    const other = await post(url, key, { reason: "two" }, headers);
    expect(other.json()).toMatchObject({ status: 422, code: "idempotency-key-reused" });

    const neighbour = await openBorrower(product);
    const theirs = await post(
      pathOf(withdraw, { uuid: neighbour.applicationUuid }),
      key,
      { reason: "three" },
      neighbour.headers,
    );
    expect(theirs.statusCode).toBe(200);
  });

  it("may be tried again under its key when it was refused", async () => {
    const key = randomUUID();
    const url = pathOf(withdraw, { uuid: borrower.applicationUuid });
    expect((await post(url, key, { reason: 1 })).statusCode).toBe(400);
    expect((await post(url, key, { reason: "now in words" })).statusCode).toBe(200);
  });

  it.each([undefined, "short", "x".repeat(200), "with spaces in it"])("needs a key: not %s", async (key) => {
    const reply = await product.app.inject({
      method: "POST",
      url: APPLICATIONS,
      headers: { host: "localhost", ...borrower.headers, ...(key !== undefined && { "idempotency-key": key }) },
      payload: {},
    });
    expect(reply.json()).toMatchObject({ status: 400, code: "idempotency-key" });
  });

  it("lets a borrower in whose registration's reply was lost", async () => {
    const persona = await fetchPersona(product.sandbox.url, "straight-approval");
    const sent: { body: unknown; key: string }[] = [];
    const client = createBorrowerClient(product.url, "gable");
    const recording: typeof client = {
      ...client,
      send: (call, request) => {
        if (call.name !== register.name) return client.send(call, request);
        const key = randomUUID();
        sent.push({ body: request.body, key });
        return client.send(call, { ...request, idempotencyKey: key });
      },
    };
    const applicationUuid = await registerPersona(recording, persona);
    const [request] = sent;
    const again = await post(register.path, request?.key ?? "", request?.body as object, {});
    expect(again.json()).toMatchObject({ applicationUuid });
    expect(again.headers.authorization).toMatch(/^Bearer /);
    const own = await product.app.inject({
      url: pathOf(withdraw, { uuid: applicationUuid }).replace("/withdrawal", ""),
      headers: { host: "localhost", authorization: String(again.headers.authorization) },
    });
    expect(own.statusCode).toBe(200);
  });

  it("keeps nothing from which a password could be guessed", async () => {
    const { rows } = await product.ctx.database.pool.query<{ bytes: number }>(
      "select min(length(request_hash)) as bytes from idempotency_keys",
    );
    expect(rows[0]?.bytes).toBeGreaterThan(60);
  });

  it("answers many log-ins at once", async () => {
    const body = { email: "nobody@example.com", password: "a password of nobody" };
    const replies = await Promise.all(
      Array.from({ length: MANY }, () =>
        product.app.inject({ method: "POST", url: logIn.path, headers: { host: "localhost" }, payload: body }),
      ),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
  });
});
