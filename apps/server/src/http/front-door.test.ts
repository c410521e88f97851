import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { pathOf } from "@gable/contract/call.ts";
import { APPLICATIONS, application, status, timeline, withdraw } from "@gable/contract/calls/application.ts";
import { submitApplication } from "@gable/contract/calls/disclosures.ts";
import { identity, logIn, register } from "@gable/contract/calls/identity.ts";
import { checkIdentity } from "@gable/contract/calls/identity-check.ts";
import { confirmLiens } from "@gable/contract/calls/liens.ts";
import { selectOffer } from "@gable/contract/calls/offers.ts";
import { problem } from "@gable/contract/problem.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona, type Persona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { type OpenBorrower, openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSession } from "./session.ts";
import { SESSION_IDLE_MS } from "./session-token.ts";

describe("the front door", () => {
  let product: TestProduct;
  let borrower: OpenBorrower;
  beforeAll(async () => {
    product = await startProduct();
    borrower = await openBorrower(product);
  });
  afterAll(() => product.close());

  interface Asking {
    readonly headers?: Readonly<Record<string, string>>;
    readonly payload?: unknown;
  }

  /** Asks, and expects an answer or a clear problem; never a fault of ours. */
  async function ask(method: "GET" | "POST" | "PUT", url: string, { headers = {}, payload }: Asking = {}) {
    const reply = await product.app.inject({
      method,
      url,
      headers: {
        host: "localhost",
        "idempotency-key": randomUUID(),
        ...(payload !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(payload !== undefined && { payload: typeof payload === "string" ? payload : JSON.stringify(payload) }),
    });
    const isProblem =
      String(reply.headers["content-type"]).startsWith("application/problem+json") &&
      problem.safeParse(reply.json()).data?.status === reply.statusCode;
    if (reply.statusCode >= 500 || (reply.statusCode >= 400 && !isProblem)) {
      throw new Error(`${method} ${url} was answered by ${reply.statusCode} ${reply.body}`);
    }
    return reply;
  }

  const ownStatus = () => pathOf(status, { uuid: borrower.applicationUuid });
  const forged = (key: Uint8Array, claims: { sub: string; org: string }, alg = "HS256") =>
    new SignJWT({ org: claims.org })
      .setProtectedHeader({ alg, kid: product.config.sessionKeys.currentId })
      .setSubject(claims.sub)
      .setAudience("portal")
      .setIssuedAt()
      .setExpirationTime("10m")
      .sign(key);

  const logInWith = (email: string, password: string) => ask("POST", logIn.path, { payload: { email, password } });

  describe("refuses what does not fit a call's schema", () => {
    it.each([
      ["a wrong type", { reason: 7 }, 400],
      ["an unknown field", { reason: "no", isAdmin: true }, 400],
      ["a list for an object", [], 400],
      ["nothing", null, 400],
      ["a text that is too long", { reason: "x".repeat(501) }, 400],
      ["a body of more than 64 KiB", { reason: "x".repeat(70_000) }, 413],
      ["no JSON", '{"reason": ', 400],
      ["a prototype in disguise", '{"__proto__": {"isAdmin": true}}', 400],
    ])("%s", async (_what, payload, expected) => {
      const url = pathOf(withdraw, { uuid: borrower.applicationUuid });
      expect((await ask("POST", url, { headers: borrower.headers, payload })).statusCode).toBe(expected);
    });

    it.each(["x", "%00", "..%2f..%2fetc%2fpasswd", "1' or '1'='1", "0".repeat(150)])("the uuid %s", async (uuid) => {
      const reply = await ask("GET", pathOf(status, { uuid }), { headers: borrower.headers });
      expect([400, 404]).toContain(reply.statusCode);
      expect(reply.body).not.toContain(uuid);
    });

    it("a form where JSON is wanted", async () => {
      const reply = await ask("POST", pathOf(withdraw, { uuid: borrower.applicationUuid }), {
        headers: { ...borrower.headers, "content-type": "text/plain" },
        payload: "reason=no",
      });
      expect(reply.json()).toMatchObject({ status: 415, code: "media-type" });
    });
  });

  describe("tells nobody what is not theirs", () => {
    const named = [application, status, timeline] as const;

    it.each(named.map(({ name, path }) => [name, path]))(
      "%s answers a foreign application as an absent one",
      async (_name, path) => {
        const stranger = await openBorrower(product);
        const [foreign, absent] = await Promise.all(
          [stranger.applicationUuid, randomUUID()].map((uuid) =>
            ask("GET", path.replace(":uuid", uuid), {
              headers: { ...borrower.headers, "x-correlation-id": "the-same-request" },
            }),
          ),
        );
        expect([foreign?.statusCode, foreign?.body]).toEqual([404, absent?.body]);
      },
    );

    it("answers each of many who ask in the same moment for themselves alone", async () => {
      const many = await Promise.all(Array.from({ length: 12 }, () => openBorrower(product)));
      const [gone, ...here] = many;
      if (!gone) throw new Error("There is nobody.");
      await product.ctx.database.pool.query("update sessions set revoked_at = now() where identity_uuid = $1", [
        gone.identityUuid,
      ]);
      const questions = here.flatMap((asker) => many.map((asked) => ({ asker, asked })));
      const replies = await Promise.all([
        ...questions.map(({ asker, asked }) =>
          ask("GET", pathOf(status, { uuid: asked.applicationUuid }), { headers: asker.headers }),
        ),
        ask("GET", pathOf(status, { uuid: gone.applicationUuid }), { headers: gone.headers }),
      ]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([
        ...questions.map(({ asker, asked }) => (asker === asked ? 200 : 404)),
        401,
      ]);
    });

    it("takes no command on a foreign application", async () => {
      const stranger = await openBorrower(product);
      const url = pathOf(withdraw, { uuid: stranger.applicationUuid });
      const read = () => ask("GET", pathOf(status, { uuid: stranger.applicationUuid }), { headers: stranger.headers });
      const before = await read();
      expect((await ask("POST", url, { headers: borrower.headers, payload: {} })).statusCode).toBe(404);
      expect((await read()).body).toBe(before.body);
    });
  });

  describe("knows its own tokens", () => {
    it("refuses one that was signed with another key, or not at all", async () => {
      const [, payload = ""] = borrower.headers.authorization.split(".");
      const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
      const other = await forged(new Uint8Array(32).fill(7), { sub: randomUUID(), org: "gable" });
      for (const token of [`${none}.${payload}.`, other, `${borrower.headers.authorization.slice(7, -4)}AAAA`]) {
        expect((await ask("GET", ownStatus(), { headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(401);
      }
    });

    it("refuses one of our own for a session that does not exist", async () => {
      const key = product.config.sessionKeys.keys.get(product.config.sessionKeys.currentId) ?? new Uint8Array();
      const token = await forged(key, { sub: randomUUID(), org: "gable" });
      expect((await ask("GET", ownStatus(), { headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(401);
    });

    it("refuses one that has been idle for half an hour, and one whose session was ended", async () => {
      const { ctx } = product;
      const idle = await openBorrower(product);
      const later = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() - SESSION_IDLE_MS - 1000) } };
      const old = await openSession(later, ctx.database.kysely, { uuid: idle.identityUuid, orgCode: "gable" }, "test");
      expect((await ask("GET", identity.path, { headers: { authorization: old } })).statusCode).toBe(401);

      expect((await ask("GET", identity.path, { headers: idle.headers })).statusCode).toBe(200);
      await ask("POST", "/identity-broker/customer/secure/api/v3/logout", { headers: idle.headers });
      expect((await ask("GET", identity.path, { headers: idle.headers })).statusCode).toBe(401);
    });

    it("refuses another lender's customer", async () => {
      const elsewhere = await openBorrower(product, "harbor-pine");
      const reply = await ask("GET", pathOf(status, { uuid: elsewhere.applicationUuid }), {
        headers: elsewhere.headers,
      });
      expect(reply.json()).toMatchObject({ status: 403, code: "other-lender" });
    });
  });

  it.each([
    [
      selectOffer,
      { offerUuid: randomUUID(), selectedOfferAmount: 5_000_000, selectedDiscounts: [], selectedAccountsToPayoff: [] },
    ],
    [confirmLiens, { answers: [], added: [] }],
    [submitApplication, undefined],
    [checkIdentity, { kind: "PASSPORT", frontUuid: randomUUID(), withoutFace: true }],
  ])("answers the command $name out of its order with the reason and the present step", async (call, payload) => {
    const { applicationUuid, headers } = await openBorrower(product);
    const now = await ask("GET", pathOf(status, { uuid: applicationUuid }), { headers });
    const method = call.method === "PUT" ? "PUT" : "POST";
    const reply = await ask(method, pathOf(call, { uuid: applicationUuid }), { headers, payload });
    expect(reply.json()).toMatchObject({ status: 409, step: now.json<{ step: string | null }>().step });
  });

  describe("accounts", () => {
    let persona: Persona;
    beforeAll(async () => {
      persona = await fetchPersona(product.sandbox.url, "straight-approval");
      await registerPersona(createBorrowerClient(product.url, "gable"), persona);
    });

    it("answers a second registration neutrally, and tells the owner by mail", async () => {
      const client = createBorrowerClient(product.url, "gable");
      await expect(registerPersona(client, persona)).rejects.toMatchObject({
        status: 409,
        problem: { code: "cannot-start-here" },
      });
      expect(client.token()).toBeUndefined();
      const toOwner = () => product.sandbox.inbox.list(persona.fill.email).map(({ subject }) => subject);
      await expect.poll(toOwner).toContain("You already have an account");
    });

    it("says the same of a wrong password and of an unknown address", async () => {
      const [wrong, unknown] = [
        await logInWith(persona.fill.email, "not the password"),
        await logInWith("nobody@example.com", "not the password"),
      ];
      expect(wrong.json<{ detail: string }>().detail).toBe(unknown.json<{ detail: string }>().detail);
      expect(wrong.statusCode).toBe(unknown.statusCode);
    });

    it("rests an account after several wrong passwords, even for the right one", async () => {
      expect((await logInWith(persona.fill.email, persona.fill.password)).statusCode).toBe(200);
      for (let wrong = 0; wrong < 5; wrong += 1) await logInWith(persona.fill.email, `wrong password ${wrong}`);
      expect((await logInWith(persona.fill.email, persona.fill.password)).statusCode).toBe(400);
    });

    it("counts every wrong password of a burst", async () => {
      const guessed = "guessed@example.com";
      await registerPersona(createBorrowerClient(product.url, "gable"), persona, guessed);
      await Promise.all(Array.from({ length: 20 }, (_, guess) => logInWith(guessed, `guess number ${guess}`)));
      expect((await logInWith(guessed, persona.fill.password)).statusCode).toBe(400);
    });

    it("refuses a registration without its answers, field by field", async () => {
      const reply = await ask("POST", register.path, {
        payload: {
          email: "new@example.com",
          password: "long enough to be good",
          answers: {},
          consents: [],
          demonstrationCode: "0000",
        },
      });
      expect(reply.json()).toMatchObject({ status: 400, fields: { home: ["required"], name: ["required"] } });
    });
  });

  it.each(["TRACE", "OPTIONS", "PROPFIND"])("knows no method %s", async (method) => {
    const asked = httpRequest(product.url + pathOf(status, { uuid: borrower.applicationUuid }), {
      method,
      headers: { ...borrower.headers, origin: "https://elsewhere.example" },
    }).end();
    const [reply] = (await once(asked, "response")) as [IncomingMessage];
    expect(reply.resume().statusCode).toBe(404);
    expect(Object.keys(reply.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("answers under names of its own alone, but for who asks whether it lives", async () => {
    const as = (host: string, url: string) => ask("GET", url, { headers: { ...borrower.headers, host } });
    const own = pathOf(status, { uuid: borrower.applicationUuid });
    for (const host of ["localhost:3000", "gable.localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
      expect((await as(host, own)).statusCode).toBe(200);
    // What somebody else lets point here: their page would be read as one of ours.
    for (const host of ["rebound.example", "gable.localhost.rebound.example", "localhost.", "10.0.0.7"]) {
      for (const url of [own, "/account/heloc/register", "/docs"]) expect((await as(host, url)).statusCode).toBe(421);
      expect((await as(host, "/healthz")).statusCode).toBe(200);
    }
  });

  it("knows a lender, and the console, by their host however that is written", async () => {
    const url = pathOf(status, { uuid: borrower.applicationUuid });
    const as = async (host: string) => {
      const { statusCode, body } = await ask("GET", url, { headers: { ...borrower.headers, host } });
      return [statusCode, (JSON.parse(body) as { code?: string }).code];
    };
    expect(await as("GABLE.LocalHost")).toEqual([200, undefined]);
    expect(await as("Harbor-Pine.localhost")).toEqual([403, "other-lender"]);
    expect(await as("CONSOLE.localhost")).toEqual([401, "unauthenticated"]);
  });

  it.each([
    ["two lengths", "content-length: 4\r\ncontent-length: 40\r\n"],
    ["a length and chunks", "content-length: 4\r\ntransfer-encoding: chunked\r\n"],
    ["chunks that are hidden", "transfer-encoding: chunked, identity\r\n"],
    ["a length that is none", "content-length: +4\r\n"],
    ["a line of its own in a header", "x-note: one\rtwo: three\r\n"],
    ["a blank before the colon", "content-length : 4\r\n"],
  ])("hears no second request in one with %s", async (_what, headers) => {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    const hidden = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
    socket.write(`POST /nothing HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n0\r\n\r\n${hidden}`);
    const answered = (await socket.setEncoding("utf8").toArray()).join("");
    expect(answered.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual(["HTTP/1.1 400"]);
  });

  it.each(["/assets", "/assets/", "/assets/..%2f", "/lenders/", "/lenders/gable/", "/.git/config"])(
    "lists nothing of what lies under %s",
    async (url) => {
      const reply = await product.app.inject({ url, headers: { host: "localhost" } });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toMatch(/Index of|<li>|\.js"|\.svg"/);
    },
  );

  it("answers an address that means nothing with a problem, and keeps values out of every cache", async () => {
    expect((await ask("GET", `${APPLICATIONS}/nothing/like/this`)).statusCode).toBe(404);
    const reply = await ask("GET", pathOf(status, { uuid: borrower.applicationUuid }), { headers: borrower.headers });
    expect(reply.headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    });
  });
});
