import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { sendSecurityHeaders } from "./security-headers.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

async function headersOf(deployment: "production" | "development", contentType: string) {
  const app = Fastify();
  sendSecurityHeaders(app, { deployment });
  app.get("/", (_request, reply) => reply.type(contentType).send(contentType.includes("json") ? "{}" : "<p>"));
  const { headers } = await app.inject({ url: "/" });
  await app.close();
  return headers;
}

const directivesOf = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(";")
      .map((directive) => {
        const [name = "", ...sources] = directive.trim().split(" ");
        return [name, sources.join(" ")];
      }),
  );

describe("what every reply tells the browser", () => {
  it.each(["text/html", "application/json"])(
    "in production is to come by TLS alone for more than a year: %s",
    async (type) => {
      const said = String((await headersOf("production", type))["strict-transport-security"]);
      expect(Number(/max-age=(\d+)/.exec(said)?.[1])).toBeGreaterThanOrEqual(YEAR_SECONDS);
      expect(said).toContain("includeSubDomains");
      expect((await headersOf("development", type))["strict-transport-security"]).toBeUndefined();
    },
  );

  it("keeps the address of a page from everybody else", async () => {
    for (const type of ["text/html", "application/json"])
      expect((await headersOf("production", type))["referrer-policy"]).toBe("same-origin");
  });

  it("lets a page speak to where it came from alone, by TLS, and run nothing that is made of text", async () => {
    const page = directivesOf((await headersOf("production", "text/html"))["content-security-policy"]);
    expect(page).toMatchObject({ "connect-src": "'self'", "script-src": "'self'", "upgrade-insecure-requests": "" });
    expect(JSON.stringify(page)).not.toMatch(/unsafe|wasm-|\*/);
  });

  it("lets a value load nothing at all", async () => {
    const value = directivesOf((await headersOf("production", "application/json"))["content-security-policy"]);
    expect(value).toEqual({ "default-src": "'none'", "frame-ancestors": "'none'" });
  });
});
