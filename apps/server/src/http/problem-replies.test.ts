import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { Writable } from "node:stream";
import fastify, { type FastifyBaseLogger } from "fastify";
import { describe, expect, it } from "vitest";
import { createLogger } from "../log.ts";
import { replyWithProblems } from "./problem-replies.ts";
import { Refusal } from "./refusal.ts";

/** Something that logs, with the lines that it wrote, and when the first of a request was. */
function logging() {
  const lines: string[] = [];
  const { promise: logged, resolve } = Promise.withResolvers<void>();
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      if (/request (?:refused|failed)/.test(chunk.toString())) resolve();
      done();
    },
  });
  const logger: FastifyBaseLogger = createLogger("info", destination);
  return { lines, logged, app: fastify({ loggerInstance: logger }) };
}

describe("what is logged of a refusal", () => {
  it("is no failure of ours where somebody leaves in the middle of a request", async () => {
    const { lines, logged, app } = logging();
    replyWithProblems(app);
    app.post("/", () => "whole");
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const visitor = connect(port, "127.0.0.1");
    visitor.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{");
    await once(app.server, "request");
    visitor.destroy();
    await logged;
    await app.close();
    const refused = lines.filter((line) => line.includes("request refused"));
    expect(refused.map((line) => JSON.parse(line) as object)).toEqual([expect.objectContaining({ code: "left" })]);
    expect(lines.join("")).not.toContain("request failed");
  });

  it("names the replay of the visit, and nothing else that somebody puts into its header", async () => {
    const { lines, app } = logging();
    replyWithProblems(app);
    const replay = randomUUID();
    await app.inject({ url: "/nowhere", headers: { "x-session-replay": replay } });
    await app.inject({ url: "/nowhere", headers: { "x-session-replay": "ada@example.com" } });
    await app.close();
    const refused = lines.filter((line) => line.includes("request refused"));
    expect(refused.map((line) => (JSON.parse(line) as { sessionReplay?: string }).sessionReplay)).toEqual([
      replay,
      undefined,
    ]);
    expect(lines.join("")).not.toContain("ada@");
  });
});

describe("what is answered where something of ours fails", () => {
  it("tells nothing of the inside, to programs and to people", async () => {
    const app = fastify();
    replyWithProblems(app);
    app.get("/", () => {
      throw new Error('select of "identities" at 10.0.0.7 failed');
    });
    for (const headers of [{}, { accept: "text/html", "sec-fetch-dest": "document" }]) {
      const reply = await app.inject({ url: "/", headers });
      expect(reply.statusCode).toBe(500);
      expect(reply.body).not.toMatch(/identities|10\.0\.0\.7|node:|\.ts:/);
    }
    await app.close();
  });
});

it("keeps what failed in the log, with the call and what it was", async () => {
  const { lines, logged, app } = logging();
  replyWithProblems(app);
  app.get("/fails", () => {
    throw new TypeError("there is no such figure");
  });
  expect((await app.inject({ url: "/fails" })).statusCode).toBe(500);
  await logged;
  expect(lines.join("")).toContain("there is no such figure");
  expect(lines.join("")).toContain("TypeError");
  await app.close();
});

describe("what is answered where nothing more can be stored", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  it.each([
    ["the disk of the documents is full", new Error('Cannot write file at location "5f/5f0e"', { cause: full })],
    ["PostgreSQL's disk is full", Object.assign(new Error("could not extend file"), { code: "53100" })],
  ])("when %s: that nothing is lost, and when to try again", async (_, failure) => {
    const app = fastify();
    replyWithProblems(app);
    app.get("/", () => Promise.reject(failure));
    const reply = await app.inject({ url: "/" });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers["retry-after"]).toBe("5");
    expect(reply.json()).toMatchObject({ code: "unavailable", detail: expect.stringContaining("Nothing is lost") });
    await app.close();
  });
});

describe("what a person reads where a page cannot be shown", () => {
  const browser = { accept: "text/html,application/xhtml+xml", "sec-fetch-dest": "document" };

  it("is a page in both languages with a way on, not a value for programs", async () => {
    const app = fastify();
    replyWithProblems(app);
    app.get("/", () => {
      throw Object.assign(new Error("Too many"), { statusCode: 429 });
    });
    const page = await app.inject({ url: "/", headers: browser });
    const value = await app.inject({ url: "/", headers: { accept: "application/json" } });
    await app.close();
    expect([page.statusCode, page.headers["content-type"], page.headers["retry-after"]]).toEqual([
      429,
      "text/html; charset=utf-8",
      "60",
    ]);
    expect(page.body).toContain("<h1>That was often. Wait a minute and try again.</h1>");
    expect(page.body).toContain('<p class="other" lang="es">Fueron demasiadas peticiones.');
    expect(page.body).toContain('<a class="button" href="">Try again</a>');
    expect(value.json()).toMatchObject({ code: "too-many", retryAfter: 60 });
  });

  it("has nothing in it that somebody put into what is said", async () => {
    const app = fastify();
    replyWithProblems(app);
    app.get("/", () => {
      throw new Refusal(409, "odd", "<b>Not</b> like this");
    });
    const page = await app.inject({ url: "/", headers: browser });
    await app.close();
    expect(page.body).toContain("&lt;b>Not&lt;/b> like this");
    expect(page.body).not.toContain("<b>");
  });
});
