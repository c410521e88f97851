import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const DRAFT = "/service-application/external/api/v1/heloc/draft";

describe("a call of the contract", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const ask = (method: "GET" | "PATCH" | "POST", url: string, payload?: object, headers: Record<string, string> = {}) =>
    product.app.inject({ method, url, headers: { host: "localhost", ...headers }, ...(payload && { payload }) });

  it("keeps a visitor's answers under a cookie and gives them back", async () => {
    const saved = await ask("PATCH", DRAFT, { annualIncome: 14_200_000, employmentType: "FULL_TIME" });
    expect(saved.statusCode).toBe(200);
    const cookie = saved.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(saved.cookies[0]).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    const read = await ask("GET", DRAFT, undefined, { cookie });
    const answers = { annualIncome: 14_200_000, employmentType: "FULL_TIME" };
    expect(read.json()).toEqual({ answers, unfinished: {}, stop: null, prefilled: null });
    expect((await ask("GET", DRAFT)).json()).toEqual({ answers: {}, unfinished: {}, stop: null, prefilled: null });
  });

  it.each([
    ["a wrong type", { annualIncome: "much" }],
    ["an unknown field", { shoeSize: 44 }],
    ["an impossible date", { birthDate: "1980-02-30" }],
  ])("answers %s with a problem that names the field", async (_what, payload) => {
    const reply = await ask("PATCH", DRAFT, payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.headers["content-type"]).toContain("application/problem+json");
    expect(Object.keys(reply.json<{ fields: object }>().fields)).toHaveLength(1);
  });

  it("refuses a body that is too large and one that is no JSON", async () => {
    expect((await ask("PATCH", DRAFT, { aliases: ["x".repeat(70_000)] })).json()).toMatchObject({ status: 413 });
    const broken = await product.app.inject({
      method: "PATCH",
      url: DRAFT,
      headers: { "content-type": "application/json" },
      payload: "{",
    });
    expect(broken.json()).toMatchObject({ status: 400, code: "malformed" });
  });

  it("asks for a log-in, and takes neither a forged nor a malformed token", async () => {
    const identity = "/identity/secure/api/v1_1/identity";
    for (const authorization of ["", "Bearer nothing", "Bearer e30.e30.e30"]) {
      const reply = await ask("GET", identity, undefined, { authorization });
      expect(reply.json()).toMatchObject({ status: 401, errors: ["unauthenticated"] });
    }
  });

  it("serves no lender under another lender's name", async () => {
    const reply = await ask("GET", DRAFT, undefined, { "x-org": "harbor-pine" });
    expect(reply.json()).toMatchObject({ status: 403, code: "organisation-mismatch" });
    const own = await ask("GET", DRAFT, undefined, { host: "harbor-pine.localhost", "x-org": "harbor-pine" });
    expect(own.statusCode).toBe(200);
  });

  it("describes itself as OpenAPI", async () => {
    const reply = await ask("GET", "/docs/json");
    expect(reply.json()).toMatchObject({ openapi: "3.1.0" });
    const described = Object.keys(reply.json<{ paths: object }>().paths);
    expect(described).toEqual(
      expect.arrayContaining([
        DRAFT,
        "/service-optimize/{context}/api/v2/decision",
        "/service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants",
        "/service-lead-portal/api/lo/{loanOriginatorUuid}",
        "/service-operating-hours/external/api/v1/hours/{department}/openStatus",
        "/service-operating-hours/external/api/v1/hours/{department}/week",
        "/service-operating-hours/external/api/v1/hours/{department}",
        "/dev/personas/{name}",
        "/dev/clock",
      ]),
    );
  });
});
