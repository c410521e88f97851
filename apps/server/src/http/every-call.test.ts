import { randomUUID } from "node:crypto";
import { type CallDefinition, isForStaff } from "@gable/contract/call.ts";
import { status as standing } from "@gable/contract/calls/application.ts";
import { problem } from "@gable/contract/problem.ts";
import { callExamples } from "@gable/testkit/calls/call-examples.ts";
import { type Instead, requestOf } from "@gable/testkit/calls/call-requests.ts";
import { rightfulCaller, wrongfulCallers } from "@gable/testkit/calls/callers.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { type OpenBorrower, openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routesOf } from "../modules.ts";
import { advance } from "../workflow/advance.ts";

const calls = await everyCall();
const named = (which: (call: CallDefinition) => unknown) =>
  calls.filter(which).map((call) => [call.name, call] as const);
const exampleOf = (call: CallDefinition) => callExamples[call.name] ?? {};
const needsSession = ({ access }: CallDefinition) => access !== "visitor";
const ofApplication = ({ access }: CallDefinition) => access === "applicant" || access === "staff-on-file";
const takesBody = ({ body, upload }: CallDefinition) => body && !upload;
const isCommand = (call: CallDefinition) => call.idempotent && ofApplication(call);
const isStream = ({ replyForm }: CallDefinition) => replyForm === "stream";

/** A document or a visit of the application, beside the application itself. */
const namesAThing = ({ path }: CallDefinition) => path.split("/:").length > 2;

const TELLS_HOW_IT_IS_BUILT = /node_modules|\.ts\b|\bat .+:\d+:\d+|select |insert into/i;

/** What a good reply says, only as far as its schema names it; nothing of a refusal, or of what is no JSON. */
function namedIn({ reply: schema }: CallDefinition, reply: { statusCode: number; json: () => unknown }, only = true) {
  if (reply.statusCode !== 200 || !schema) return undefined;
  return only ? schema.parse(reply.json()) : reply.json();
}

/** Of another kind than any field of the contract's may have. */
const WRONG = { some: [{ thing: 0 }] };

describe("every call of the contract", () => {
  let product: TestProduct;
  let borrower: OpenBorrower;
  let neighbour: OpenBorrower;
  beforeAll(async () => {
    product = await startProduct();
    [borrower, neighbour] = [await openBorrower(product), await openBorrower(product)];
  });
  afterAll(() => product.close());

  /** Asks, and expects an answer or a clear problem; never a fault of ours, and nothing of how it is built. */
  async function ask(call: CallDefinition, uuid: string, instead: Instead = {}) {
    const reply = await product.app.inject(await requestOf(call, exampleOf(call), uuid, instead));
    const isProblem =
      String(reply.headers["content-type"]).startsWith("application/problem+json") &&
      problem.safeParse(reply.json()).data?.status === reply.statusCode &&
      !TELLS_HOW_IT_IS_BUILT.test(reply.body);
    if (reply.statusCode >= 500 || (reply.statusCode >= 400 && !isProblem))
      throw new Error(`${call.name} was answered by ${reply.statusCode} ${reply.body}`);
    // What a browser is not told it guesses. JSON is of one charset alone (RFC 8259, 8.1).
    const type = reply.headers["content-type"] ?? "";
    if (reply.rawPayload.length > 0 && !/^(text\/\w+; charset=utf-8|application\/[\w.+-]+|image\/\w+)/.test(type))
      throw new Error(`${call.name} was answered as "${type}"`);
    return reply;
  }
  async function own(call: CallDefinition, instead: Instead = {}) {
    const right = await rightfulCaller(product, call, borrower);
    return ask(call, borrower.applicationUuid, { ...instead, headers: { ...right, ...instead.headers } });
  }

  it("has an example here, a handler, and a name and a place of its own", () => {
    expect(Object.keys(callExamples).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
    const handled = routesOf(product.ctx).map(({ call }) => call.name);
    expect(handled.toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  it.each(named(needsSession))("%s lets in nobody without a valid token of ours", async (_name, call) => {
    for (const [kind, headers] of Object.entries(await wrongfulCallers(product, call, borrower))) {
      const reply = await ask(call, borrower.applicationUuid, { headers });
      expect([kind, reply.json()]).toMatchObject([kind, { status: 401, errors: ["unauthenticated"] }]);
    }
  });

  it.each(named((call) => !needsSession(call)))("%s answers a visitor, whatever token they hold", async (_n, call) => {
    for (const headers of Object.values(await wrongfulCallers(product, call, borrower))) {
      expect((await ask(call, randomUUID(), { headers })).statusCode).not.toBe(401);
    }
  });

  it.each(named(ofApplication))("%s answers a foreign application as one that is not there", async (_n, call) => {
    // For staff a stranger is somebody of another lender's.
    const stranger = await rightfulCaller(product, call, neighbour, isForStaff(call) ? "harbor-pine" : "gable");
    const headers = { ...stranger, "x-correlation-id": "the-same-request" };
    const foreign = await ask(call, borrower.applicationUuid, { headers });
    const absent = await ask(call, randomUUID(), { headers });
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
  });

  it.each(named(({ path }) => path.includes("/:")))("%s takes nothing strange in its path", async (_name, call) => {
    const places = [...call.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    for (const place of places) {
      for (const strange of [
        "x",
        "%00",
        "../../etc/passwd",
        "1' or '1'='1",
        "<script>",
        "\u202egpj",
        "0".repeat(150),
      ]) {
        const reply = await own(call, { params: { [place]: strange } });
        expect([place, strange, reply.statusCode]).toEqual([place, strange, expect.toBeOneOf([400, 404])]);
        expect(reply.body).not.toContain(strange.length > 1 ? strange : "\0");
      }
    }
  });

  it.each(named(({ query }) => query))("%s takes no wrong query", async (_name, call) => {
    for (const name of Object.keys(call.query?.def && "shape" in call.query ? (call.query.shape as object) : {})) {
      const twice = await own(call, { query: { [name]: ["%00", "x".repeat(5000)] } });
      expect([name, twice.statusCode]).toEqual([name, 400]);
    }
  });

  it.each(named(takesBody))("%s takes no field of a wrong type, none that is unknown", async (_name, call) => {
    const { body = {} } = exampleOf(call);
    for (const field of Object.keys(body)) {
      const reply = await own(call, { body: { ...body, [field]: WRONG } });
      expect([field, reply.json()]).toMatchObject([field, { status: 400, code: "invalid" }]);
      expect(Object.keys(reply.json<{ fields: object }>().fields)).not.toEqual([]);
    }
    for (const other of [{ ...body, isAdmin: true }, [], [body], "text", 7, null]) {
      expect([other, (await own(call, { body: JSON.stringify(other) })).statusCode]).toEqual([other, 400]);
    }
  });

  it.each(named(({ method, upload }) => method !== "GET" && !upload))(
    "%s takes no body that is too large, broken or a form",
    async (_name, call) => {
      const sent = (body: string, type = "application/json") =>
        own(call, { body, headers: { "content-type": type } }).then(({ statusCode }) => statusCode);
      expect(await sent(JSON.stringify({ text: "x".repeat(70_000) }))).toBe(413);
      expect(await sent('{"some": ')).toBe(400);
      expect(await sent('{"__proto__": {"isAdmin": true}}')).toBe(400);
      expect(await sent("[".repeat(20_000))).toBe(400);
      expect(await sent(JSON.stringify({ surplus: 1 }))).toBe(400);
    },
  );

  it.each(named(({ idempotent }) => idempotent))("%s needs a key by which it is known again", async (_name, call) => {
    for (const key of ["", "short", "x".repeat(200), "with spaces in it", "line\u00e9feed-key"]) {
      const reply = await own(call, { headers: { "idempotency-key": key } });
      expect([key, reply.json()]).toMatchObject([key, { status: 400, code: "idempotency-key" }]);
    }
  });

  it.each(named((call) => isCommand(call) && !exampleOf(call).taken))(
    "%s is refused out of its order with the reason and the present step",
    async (_name, call) => {
      const { step } = (await own(standing)).json<{ step: string | null }>();
      const reply = await own(call);
      // A document or a visit that the path names besides was never there.
      expect(reply.statusCode).toBeOneOf(namesAThing(call) ? [404, 409] : [409]);
      expect(reply.json()).toMatchObject({ detail: expect.stringMatching(/\w+ \w+.*\.$/) as string });
      expect(reply.statusCode === 404 || reply.json<{ step: string | null }>().step === step).toBe(true);
    },
  );

  describe.each([
    ["was withdrawn", "CANCELLED", (at: string) => ({ withdrawn: { at } })],
    ["has lapsed", null, (at: string) => ({ lapsedAt: at })],
  ] as const)("on an application that %s", (_ended, step, endedAt) => {
    let gone: OpenBorrower;
    const asked = async (call: CallDefinition) =>
      ask(call, gone.applicationUuid, { headers: await rightfulCaller(product, call, gone) });
    beforeAll(async () => {
      gone = await openBorrower(product);
      const { ctx } = product;
      await ctx.database.kysely.transaction().execute((trx) =>
        advance(ctx, trx, gone.applicationUuid, { kind: "system" }, (_file, now) => ({
          event: "ended",
          facts: endedAt(now.toISOString()),
        })),
      );
    });

    it.each(named((call) => isCommand(call) && exampleOf(call).taken !== "even-at-the-end"))(
      "%s is refused with the reason and the last step",
      async (_name, call) => {
        const reply = await asked(call);
        expect(reply.json()).toMatchObject(namesAThing(call) ? {} : { status: 409, step });
        expect(reply.statusCode).toBeOneOf(namesAThing(call) ? [404, 409] : [409]);
      },
    );

    it.each(named((call) => call.method === "GET" && ofApplication(call) && !isStream(call)))(
      "%s still answers",
      async (_name, call) => {
        expect((await asked(call)).statusCode).toBeOneOf([200, 404, 409]);
      },
    );
  });

  it.each(named((call) => call.method === "GET" && !isStream(call)))(
    "%s answers who may ask, and changes nothing of the application",
    async (_n, call) => {
      expect([call.idempotent, call.body]).toEqual([undefined, undefined]);
      const headers = await rightfulCaller(product, call, borrower);
      const before = (await own(standing)).json<{ version: number }>().version;
      const reply = await ask(call, borrower.applicationUuid, { headers });
      expect(reply.statusCode).toBeOneOf([200, 404, 409]);
      // Nothing is sent but what the contract names.
      expect(namedIn(call, reply)).toEqual(namedIn(call, reply, false));
      expect((await own(standing)).json<{ version: number }>().version).toBe(before);
    },
  );
});
