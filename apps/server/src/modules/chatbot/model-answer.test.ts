import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { chatCompletions } from "@gable/vendors/language-model/chat-completions.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openModelBudget } from "./model-budget.ts";

const ASK = "/service-chat-chatbot/external/api/v1/message/chatWithAutobot";
const KEY = "the key of the model";

interface Asked {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** What the model says next; a number is a status. */
let says: string | number = "";
let isLate = false;
let asked: Asked[] = [];
let keys: string[] = [];

async function play(request: IncomingMessage, response: ServerResponse): Promise<void> {
  keys.push(request.headers.authorization ?? "");
  asked.push(JSON.parse(await text(request)) as Asked);
  if (isLate) return;
  const status = typeof says === "number" ? says : 200;
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content: says } }] }));
}

const told = () => asked.flatMap(({ messages }) => messages).find(({ role }) => role === "system")?.content ?? "";

describe("the assistant with a language model", () => {
  let product: TestProduct;
  let server: Server;
  let model: string;
  beforeAll(async () => {
    server = createServer((request, response) => void play(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    model = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    product = await startProduct({
      environment: { LANGUAGE_MODEL_URL: model, LANGUAGE_MODEL_NAME: "small", LANGUAGE_MODEL_KEY: KEY },
    });
  });
  afterAll(async () => {
    await product.close();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    says = "";
    asked = [];
    keys = [];
  });

  const ask = async (message: string, headers: Record<string, string> = {}, more: object = {}) => {
    const reply = await product.app.inject({
      method: "POST",
      url: ASK,
      payload: { message, ...more },
      headers: { host: "localhost", ...headers },
    });
    return reply.json<{ responseStr: string; outcome: string; sources: { title: string }[]; code?: string }>();
  };
  it("lets it word what the search found, and cites the passages that it names", async () => {
    says = "The origination fee is at most 4.99 % of the draw [1].";
    const answer = await ask("What are the closing costs?");
    expect(answer).toMatchObject({
      responseStr: "The origination fee is at most 4.99 % of the draw.",
      outcome: "answered",
      sources: [{ title: "Which fees there are" }],
    });
    expect(asked[0]).toMatchObject({ model: "small" });
    expect(keys).toEqual([`Bearer ${KEY}`]);
    expect(told()).toContain("[1] Which fees there are");
    expect(told()).not.toMatch(/[{}]/);
  });

  it("tells it of the asker's own application what the search would say, and of nobody else's", async () => {
    says = "NONE";
    const dana = await openBorrower(product);
    const question = "Where does my application stand?";
    await ask(question, dana.headers, { applicationId: dana.applicationUuid });
    expect(told()).toMatch(/\d of \d+ parts of your application/);
    expect(JSON.stringify(asked)).not.toContain(dana.applicationUuid);
    asked = [];
    await ask(question);
    expect(told()).not.toMatch(/\d of \d+ parts of your application/);
  });

  it.each<[string, string | number]>([
    ["does not know", "NONE"],
    ["cites nothing", "The origination fee is at most 4.99 %."],
    ["cites what it was not told", "The origination fee is at most 4.99 % [9]."],
    ["names a figure that it was not told", "The origination fee is 2.5 % [1]."],
    ["gives a number that must not travel", "Your number is 219-09-9999 [1]."],
    ["goes on for ever", `${"Fees. ".repeat(400)}[1]`],
    ["says nothing", ""],
    ["is down", 500],
    ["refuses the key", 401],
  ])("answers by the search alone where the model %s", async (_what, said) => {
    says = said;
    expect(await ask("What are the closing costs?")).toMatchObject({
      outcome: "answered",
      sources: [{ title: "Which fees there are" }],
      responseStr: expect.stringMatching(/4\.99%.*\$180.*\$300/) as string,
    });
  });

  it("asks it nothing that an assistant is not to answer, and no number that must not travel", async () => {
    expect(await ask("Should I take this loan?")).toMatchObject({ outcome: "refused" });
    expect(await ask("my ssn is 219-09-9999")).toMatchObject({ code: "private-number" });
    expect(asked).toEqual([]);
  });

  it("says that it does not know where neither does", async () => {
    says = "NONE";
    expect(await ask("Who won the super bowl?")).toMatchObject({ outcome: "unknown", sources: [] });
  });
});

describe("the form of chat completions", () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => void play(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const request = { instructions: "Be brief.", question: "Why?" };

  it("is not waited for without end, and is left alone when it is down again and again", async () => {
    const model = chatCompletions({ url, model: "small", key: undefined, patienceMs: 20 });
    isLate = true;
    for (let time = 1; time <= 3; time += 1)
      await expect(model.word(request)).rejects.toMatchObject({ name: "VendorUnavailable", reason: "time-out" });
    await expect(model.word(request)).rejects.toMatchObject({ reason: "circuit-open" });
  });
});

describe("what is spent on a model", () => {
  it("is twenty questions of one network in the minute that begins with its first", async () => {
    const began = Date.parse("2026-11-30T18:00:59Z");
    vi.useFakeTimers({ now: began, toFake: ["Date"] });
    const budget = openModelBudget();
    const spend = (address: string) => budget.spend(address, async () => "asked");
    for (let host = 1; host <= 20; host += 1) expect(await spend(`2001:db8:1:2::${host}`)).toBe("asked");
    vi.setSystemTime(began + 59_999);
    expect(await spend("2001:db8:1:2::99")).toBeUndefined();
    expect(await spend("2001:db8:1:3::1")).toBe("asked");
    vi.setSystemTime(began + 60_000);
    expect(await spend("2001:db8:1:2::99")).toBe("asked");
    vi.useRealTimers();
  });

  it("is sixteen questions at once in one process", async () => {
    const budget = openModelBudget();
    const { promise, resolve } = Promise.withResolvers<string>();
    const waiting = Array.from({ length: 16 }, (_, number) => budget.spend(`198.51.100.${number}`, () => promise));
    expect(await budget.spend("203.0.113.1", () => promise)).toBeUndefined();
    resolve("asked");
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["asked"]));
    expect(await budget.spend("203.0.113.1", async () => "asked")).toBe("asked");
  });
});
