import type { CallDefinition } from "@gable/contract/call.ts";
import { callExamples } from "@gable/testkit/calls/call-examples.ts";
import { requestOf } from "@gable/testkit/calls/call-requests.ts";
import { rightfulCaller } from "@gable/testkit/calls/callers.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { type OpenBorrower, openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** What a browser, a database, a template, a log or a shell might take for more than text. */
const payloads = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<svg/onload=alert(1)>",
  "javascript:alert(1)",
  "'; drop table applications; --",
  "${7*7}{{7*7}}<%= 7*7 %>",
  "$(touch /tmp/x)`touch /tmp/x`",
  "\r\nset-cookie: a=b",
  "\u0000\u202e\uffff",
];

const calls = await everyCall();
const textFields = (body: object): string[] =>
  Object.entries(body).flatMap(([name, value]) => (typeof value === "string" ? [name] : []));
const withText = calls.flatMap((call) => {
  const { body } = callExamples[call.name] ?? {};
  const fields = body && !call.upload ? textFields(body) : [];
  return fields.length > 0 ? [[call.name, call, fields] as const] : [];
});

describe("text that means harm", () => {
  let product: TestProduct;
  let borrower: OpenBorrower;
  beforeAll(async () => {
    product = await startProduct();
    borrower = await openBorrower(product);
    // An account without a password, instead of one whose hash is no hash.
    await product.ctx.database.kysely.updateTable("identities").set({ password_hash: null }).execute();
  });
  afterAll(() => product.close());

  async function send(call: CallDefinition, field: string, payload: string) {
    const example = callExamples[call.name] ?? {};
    const body = { ...example.body, [field]: payload };
    const headers = call.access === "visitor" ? {} : await rightfulCaller(product, call, borrower);
    return product.app.inject(await requestOf(call, example, borrower.applicationUuid, { body, headers }));
  }

  it("is tried in many fields", () => {
    expect(withText.flatMap(([, , fields]) => fields).length * payloads.length).toBeGreaterThan(200);
  });

  it.each(withText)("comes back from %s as text or not at all", async (_name, call, fields) => {
    for (const field of fields) {
      for (const payload of payloads) {
        const reply = await send(call, field, payload);
        expect([field, payload, reply.statusCode]).toEqual([
          field,
          payload,
          expect.toSatisfy((code: number) => code < 500),
        ]);
        if (reply.body === "") continue;
        expect(String(reply.headers["content-type"])).toMatch(
          /^(application\/(problem\+)?json|application\/pdf|application\/octet-stream)/,
        );
        expect(reply.headers["x-content-type-options"]).toBe("nosniff");
        expect(reply.headers["set-cookie"] ?? "").not.toContain("a=b");
      }
    }
  });
});
