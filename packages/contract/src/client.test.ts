import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { call } from "./call.ts";
import { UPLOAD_LIMIT_BYTES } from "./calls/documents.ts";
import { createClient } from "./client.ts";
import { CallFailed, joinErrors } from "./problem.ts";

const json = call({
  name: "json",
  summary: "a value",
  method: "GET",
  path: "/value",
  access: "visitor",
  query: z.object({ state: z.array(z.string()).optional(), page: z.string().optional() }),
  reply: z.object({ value: z.number() }),
});
const pdf = call({
  name: "pdf",
  summary: "a document",
  method: "GET",
  path: "/paper",
  access: "visitor",
  replyForm: "pdf",
});
const empty = call({
  name: "empty",
  summary: "nothing",
  method: "POST",
  path: "/nothing",
  access: "visitor",
  replyForm: "empty",
});

const upload = call({
  name: "upload",
  summary: "a file",
  method: "POST",
  path: "/file",
  access: "visitor",
  upload: true,
  replyForm: "empty",
});

/** A client whose server answers as told; keeps what was asked and what it did with the session. */
function visit(
  answer: (request: Request) => Response | Promise<Response>,
  token: () => string | undefined = () => "Bearer present",
  isSomebodyThere?: () => boolean,
) {
  const asked: Request[] = [];
  const kept: string[] = [];
  const rejections: string[] = [];
  const client = createClient({
    baseUrl: "https://gable.example",
    orgCode: () => "gable",
    token,
    keepToken: (renewed) => void kept.push(renewed),
    ...(isSomebodyThere && { isSomebodyThere }),
    rejected: (why) => void rejections.push(why),
    // As the platform's, but by the clock that a test moves.
    timeout: (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    },
    fetch: (input, init) => {
      const request = new Request(input, init);
      asked.push(request);
      return Promise.resolve(answer(request));
    },
  });
  return { client, asked, kept, rejections };
}

const problem = (status: number, errors: readonly string[]) =>
  Response.json({ code: "refused", detail: "", errors }, { status });

const renew = () => Response.json({ value: 1 }, { headers: { authorization: "Bearer renewed" } });

/** What a client keeps of a reply that renews the token. */
async function keptBy(present: string | undefined, isThere: boolean) {
  const { client, kept } = visit(
    renew,
    () => present,
    () => isThere,
  );
  await client.send(json, { query: { state: [] } });
  return kept;
}

/** Seconds after which a call that nobody answers ends with the status 0; undefined where it still waits after an hour. */
async function patienceOf(make: (client: ReturnType<typeof createClient>) => Promise<unknown>) {
  vi.useFakeTimers();
  const began = Date.now();
  const { client } = visit(
    ({ signal }) =>
      new Promise((_answer, refuse) => {
        signal.addEventListener("abort", () => refuse(signal.reason as Error));
      }),
  );
  let after: number | undefined;
  make(client).catch((failure: unknown) => {
    if (failure instanceof CallFailed && failure.status === 0) after = (Date.now() - began) / 1000;
  });
  await vi.advanceTimersByTimeAsync(3_600_000);
  return after;
}

describe("the client", () => {
  it("sends credentials, the organisation and the token, and lists as repeated parameters", async () => {
    const { client, asked } = visit(() => Response.json({ value: 1 }));
    expect(await client.send(json, { query: { state: ["NY", "TX"] } })).toEqual({ value: 1 });
    const [request] = asked;
    expect(request?.url).toBe("https://gable.example/value?state=NY&state=TX");
    expect(request?.credentials).toBe("include");
    expect(request?.headers.get("authorization")).toBe("Bearer present");
    expect(request?.headers.get("x-org")).toBe("gable");
  });

  it("asks for a document as PDF or JSON and gives its bytes", async () => {
    const { client, asked } = visit(() => new Response("%PDF-1.7"));
    const reply = await client.open(pdf, {});
    expect(await reply.text()).toBe("%PDF-1.7");
    expect(asked[0]?.headers.get("accept")).toBe("application/pdf, application/json");
  });

  it("says of a document whose line breaks amid it that there was no answer", async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("%PDF"));
        controller.error(new TypeError("network error"));
      },
    });
    const { client } = visit(() => new Response(broken));
    await expect(client.file(pdf, {})).rejects.toMatchObject({ name: "CallFailed", status: 0 });
  });

  it("gives nothing for an empty reply", async () => {
    const { client } = visit(() => new Response(null, { status: 204 }));
    expect(await client.send(empty, {})).toBeUndefined();
  });

  it("renews the token of nobody who has gone, and takes the first one all the same", async () => {
    expect(await keptBy("Bearer present", false)).toEqual([]);
    expect(await keptBy("Bearer present", true)).toEqual(["Bearer renewed"]);
    expect(await keptBy(undefined, false)).toEqual(["Bearer renewed"]);
  });

  it("keeps a renewed token, if it is one", async () => {
    const { client, kept } = visit(() => Response.json({ value: 1 }, { headers: { authorization: "Bearer next" } }));
    await client.send(json, { query: {} });
    expect(kept).toEqual(["Bearer next"]);
    const other = visit(() => Response.json({ value: 1 }, { headers: { authorization: "Basic x" } }));
    await other.client.send(json, { query: {} });
    expect(other.kept).toEqual([]);
  });

  it("keeps none that renews a session which has given way to another meanwhile", async () => {
    let present = "Bearer present";
    const { client, kept } = visit(
      () => {
        present = "Bearer of somebody else";
        return Response.json({ value: 1 }, { headers: { authorization: "Bearer next" } });
      },
      () => present,
    );
    await client.send(json, { query: {} });
    expect(kept).toEqual([]);
  });

  it("says which address answered something that is no JSON, or nothing", async () => {
    const html = visit(() => new Response("<html>"));
    await expect(html.client.send(json, { query: {} })).rejects.toMatchObject({
      status: 200,
      message: "Response was not convertible to json for /value",
    });
    const nothing = visit(() => new Response(""));
    await expect(nothing.client.send(json, { query: {} })).rejects.toMatchObject({
      message: "Response was not defined for /value",
    });
  });

  it("gives the status 0 to a network that does not answer", async () => {
    const { client } = visit(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(client.send(json, { query: {} })).rejects.toMatchObject({ name: "CallFailed", status: 0 });
  });

  it("gives the status 0 to a line that is lost in the middle of a reply", async () => {
    const { client } = visit(
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError("lost")) })),
    );
    await expect(client.send(json, { query: {} })).rejects.toMatchObject({ name: "CallFailed", status: 0 });
  });

  describe("waiting", () => {
    afterEach(() => void vi.useRealTimers());

    it("ends after thirty seconds", async () => {
      expect(await patienceOf((client) => client.send(json, { query: {} }))).toBe(30);
      expect(await patienceOf((client) => client.open(pdf, {}))).toBe(30);
    });

    it("lasts as long as the largest file needs on a poor line", async () => {
      const file = new Blob([new Uint8Array(UPLOAD_LIMIT_BYTES)]);
      expect(await patienceOf((client) => client.send(upload, { file }))).toBe(286);
    });

    it("ends with the beginning of a document, which comes as fast as the line is", async () => {
      vi.useFakeTimers();
      const { client, asked } = visit(() => new Response("%PDF-1.7"));
      await client.open(pdf, {});
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(asked[0]?.signal.aborted).toBe(false);
    });
  });

  it.each([
    [401, ["unauthenticated"], ["over"]],
    [401, [], ["over"]],
    [403, ["unauthenticated"], ["over"]],
    [403, ["invalid signature"], ["over"]],
    [403, ["not yours"], []],
    [400, ["unauthenticated"], []],
    [500, [], []],
  ])("takes %i with %j for the end of the session: %j", async (status, errors, rejected) => {
    const { client, rejections } = visit(() => problem(status, errors));
    await expect(client.send(json, { query: {} })).rejects.toMatchObject({ status });
    expect(rejections).toEqual(rejected);
  });

  it("takes a 401 in whatever form for the end of the session", async () => {
    const { client, rejections } = visit(() => new Response("<html>", { status: 401 }));
    await expect(client.send(json, { query: {} })).rejects.toMatchObject({ status: 401 });
    expect(rejections).toEqual(["over"]);
  });

  it("tells a session of another lender from one that is over", async () => {
    const body = { code: "other-lender", detail: "", errors: ["This account belongs to another lender."] };
    const { client, rejections } = visit(() => Response.json(body, { status: 403 }));
    await expect(client.send(json, { query: {} })).rejects.toMatchObject({ status: 403 });
    expect(rejections).toEqual(["other-lender"]);
  });

  it("carries status, joined message and parsed body of a refusal", async () => {
    const { client } = visit(() => problem(409, ["Too late.", "Too late", "Ask again"]));
    await expect(client.send(json, { query: {} })).rejects.toMatchObject({
      status: 409,
      message: "Too late, Ask again.",
      body: { code: "refused" },
    });
  });
});

describe("messages", () => {
  it.each([
    [["One", "Two"], "One, Two."],
    [["One.", "One", " One "], "One."],
    [["", " "], "Something unexpected happened."],
    [[], "Something unexpected happened."],
  ])("%j are joined to %j", (messages, joined) => {
    expect(joinErrors(messages)).toBe(joined);
  });
});
