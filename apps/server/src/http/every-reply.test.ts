import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const CONSOLE = "console.localhost";

/** What is asked, and with which status it is answered: one of each kind of reply. */
const asked: readonly [what: string, url: string, status: number, headers?: Record<string, string>][] = [
  ["a page", "/account/heloc/register", 200],
  ["a page of the console", "/pipeline", 200, { host: CONSOLE }],
  ["a page that leads on", "/", 302],
  ["an older address", "/auth/login", 200],
  ["the reference of the calls", "/docs", 200],
  ["the reference as a folder", "/docs/", 200],
  ["the reference as JSON", "/docs/json", 200],
  ["a script of the reference", "/docs/static/swagger-ui-bundle.js", 200],
  ["nothing", "/nothing/of/the/kind", 404],
  ["nothing, to a browser", "/nothing/of/the/kind", 404, { accept: "text/html" }],
  ["no file", "/assets/none.js", 404],
  ["no file of a lender", "/lenders/gable/none.svg", 404],
  ["a lender's mark", "/lenders/gable/mark.svg", 200],
  ["a lender's colours", "/theme/gable.css", 200],
  ["an icon", "/favicon.ico", 302],
  ["the style of problems", "/problem.css", 200],
  ["whether it lives", "/healthz", 200],
  ["another's host", "/account/heloc/register", 421, { host: "rebound.example" }],
  ["another's host, to a browser", "/", 421, { host: "rebound.example", accept: "text/html" }],
  ["a call without a log-in", "/identity/secure/api/v1_1/identity", 401],
  ["an address that cannot be read", "/%", 400],
  ["an address that cannot be read, to a browser", "/%", 400, { accept: "text/html" }],
  ["an address too long", `/account/heloc/${"x".repeat(300)}`, 200],
  ["a socket without one", "/service-omni-proxy/insecure/api/v1/stream/socket", 403],
];

describe("a reply, whatever it is", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it.each(asked)("keeps a browser from being turned against its owner: %s", async (_what, url, status, more = {}) => {
    const reply = await product.app.inject({
      url,
      headers: { host: "localhost", origin: "https://elsewhere.example", ...more },
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "same-origin",
    });
    const policy = String(reply.headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|(?<!\.)\*(?!\.)/);
    // A page may reach whoever carries the lender's chats, and load nothing from there.
    const loads = policy.split(";").filter((directive) => !directive.startsWith("connect-src"));
    expect(loads.join(";")).not.toMatch(/\*|https?:/);
    const told = Object.keys(reply.headers);
    expect(told.filter((name) => /^(?:access-control-|server$|x-powered-by)/.test(name))).toEqual([]);
    // What leads on stays here.
    expect(reply.headers.location ?? "/").toMatch(/^\/(?![/\\])/);
  });
});
