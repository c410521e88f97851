import { PassThrough } from "node:stream";
import { openBucket, type TestBucket } from "@gable/testkit/open-bucket.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../../../log.ts";
import { StartRefused } from "../../../start-refused.ts";
import { openS3Shelf, type S3Bucket } from "./s3-shelf.ts";
import { ShelfUnavailable } from "./shelf.ts";

const bytes = Buffer.from("sealed");

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a bucket", () => {
  let sandbox: TestBucket["sandbox"];
  let settings: TestBucket["environment"];
  beforeAll(async () => {
    ({ sandbox, environment: settings } = await openBucket());
  });
  afterEach(() => {
    sandbox.bucket.mend();
    sandbox.bucket.objects.clear();
  });
  afterAll(() => sandbox.close());

  const bucket = (given: Partial<S3Bucket> = {}): S3Bucket => ({
    name: settings.S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    keyId: settings.S3_KEY_ID,
    secret: settings.S3_SECRET,
    inPath: true,
    prefix: "",
    ...given,
  });
  const open = (patience: Parameters<typeof openS3Shelf>[1] = {}, given: Partial<S3Bucket> = {}) =>
    openS3Shelf(bucket(given), patience);

  it.each([
    ["500", 2, ["PutObject", "GetObject", "DeleteObject"]],
    // As a store says that it is asked too often: it is given more time.
    ["503", 1, ["PutObject"]],
    ["reset", 2, ["PutObject", "GetObject", "DeleteObject"]],
    ["lost", 2, ["PutObject", "GetObject", "DeleteObject"]],
  ] as const)("is asked again after %s, and has it once", async (fault, next, operations) => {
    const shelf = await open();
    for (const operation of operations) sandbox.bucket.fail({ operation, fault, next });
    await shelf.write("ab/one", bytes);
    expect([...sandbox.bucket.objects.keys()]).toEqual(["ab/one"]);
    expect(Buffer.from(await shelf.read("ab/one"))).toEqual(bytes);
    await shelf.remove("ab/one");
    expect(sandbox.bucket.objects.size).toBe(0);
  });

  it.each([
    ["500", "server-error", "InternalError, status 500"],
    ["503", "server-error", "SlowDown, status 503"],
    ["reset", "unreachable", "ECONNRESET"],
    ["403", "refused", "AccessDenied, status 403"],
    ["garbage", "malformed-answer", "cannot be read"],
    ["time-out", "time-out", "no answer in time"],
  ] as const)(
    "that goes on with %s is said not to serve, and nothing of it counts as kept",
    async (fault, trouble, words) => {
      // Of a store that answers no time is taken: it may be asked by a slow machine.
      const attemptTimeOutMs = fault === "time-out" ? 1_000 : 7_000;
      const shelf = await open({ attempts: fault === "503" ? 1 : 2, attemptTimeOutMs });
      sandbox.bucket.fail({ fault, next: 100 });
      for (const work of [() => shelf.write("ab/one", bytes), () => shelf.names()[Symbol.asyncIterator]().next()]) {
        const failure = await failureOf(work());
        expect(failure).toBeInstanceOf(ShelfUnavailable);
        expect(failure).toMatchObject({ trouble, message: expect.stringContaining(words) });
      }
      expect(sandbox.bucket.objects.size).toBe(0);
    },
  );

  it("fails as an operator orders it of the sandbox, until they take it back", async () => {
    const shelf = await open({ attempts: 1 });
    const order = (method: string, body?: string) =>
      fetch(`${sandbox.url}/admin/s3-failures`, {
        method,
        ...(body !== undefined && { body, headers: { "content-type": "application/json" } }),
      });
    await order("POST", JSON.stringify({ operation: "PutObject", fault: "500", next: 2 }));
    expect(await failureOf(shelf.write("ab/one", bytes))).toMatchObject({ trouble: "server-error" });
    await order("DELETE");
    await shelf.write("ab/one", bytes);
    expect(sandbox.bucket.objects.get("ab/one")).toEqual(bytes);
  });

  it("that sends a part of what it has is not believed", async () => {
    const shelf = await open();
    await shelf.write("ab/one", bytes);
    sandbox.bucket.fail({ operation: "GetObject", fault: "truncated" });
    expect(await failureOf(shelf.read("ab/one"))).toMatchObject({ trouble: "unreachable" });
  });

  it("that writes a list by entities of its own reads no file of ours and fills no memory", async () => {
    const shelf = await open({ attempts: 1 });
    sandbox.bucket.fail({ operation: "ListObjectsV2", fault: "entities" });
    const before = process.memoryUsage().heapUsed;
    const names: string[] = [];
    for await (const name of shelf.names()) names.push(name);
    // What an entity stands for is left out.
    expect(names).toEqual(["one", "one"]);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024);
  });

  it("is waited for no longer than all its attempts may take", async () => {
    const shelf = await open({ attemptTimeOutMs: 5_000, totalMs: 100 });
    sandbox.bucket.fail({ fault: "time-out", next: 100 });
    expect(await failureOf(shelf.read("ab/one"))).toMatchObject({ trouble: "time-out" });
  });

  it("is left alone for a while once it failed often, and not because it refuses or has nothing", async () => {
    const shelf = await open({ attempts: 1, breakerThreshold: 2, breakerRestMs: 60_000 });
    sandbox.bucket.fail({ fault: "403", next: 5 });
    for (let times = 0; times < 5; times += 1)
      expect(await failureOf(shelf.read("ab/none"))).toMatchObject({ trouble: "refused" });
    for (let times = 0; times < 3; times += 1)
      expect(String(await failureOf(shelf.read("ab/none")))).toContain("Cannot read file");
    sandbox.bucket.fail({ fault: "500", next: 2 });
    await failureOf(shelf.read("ab/none"));
    await failureOf(shelf.read("ab/none"));
    const asked = sandbox.bucket.asked.get("GetObject");
    expect(await failureOf(shelf.read("ab/none"))).toMatchObject({ trouble: "resting" });
    expect(sandbox.bucket.asked.get("GetObject")).toBe(asked);
  });

  it.each<[string, Partial<S3Bucket>, string]>([
    ["another secret", { secret: "not the secret at all" }, "SignatureDoesNotMatch, status 403"],
    ["a key that nobody has", { keyId: "SOMEKEY" }, "InvalidAccessKeyId, status 403"],
    ["no such bucket", { name: "other-documents" }, "NoSuchBucket, status 404"],
    ["nobody there", { endpoint: "http://127.0.0.1:1" }, "ECONNREFUSED"],
  ])("is refused at the start in one sentence with %s, and no secret is said", async (_what, given, words) => {
    const refusal = await failureOf(open({}, given));
    expect(refusal).toBeInstanceOf(StartRefused);
    expect(String(refusal)).toContain(`cannot be used (${words}): check the settings S3_`);
    const log = new PassThrough();
    createLogger("error", log).error({ err: (refusal as StartRefused).cause });
    for (const said of [String(refusal), String(log.read())]) {
      expect(said).toContain(words.split(",")[0]);
      expect(said).not.toMatch(/not the secret|SOMEKEY|Signature=/);
      expect(said).not.toContain(settings.S3_SECRET);
    }
  });

  it("is refused at the start where it may be read and not written, or not listed", async () => {
    for (const operation of ["PutObject", "DeleteObject", "ListObjectsV2"] as const) {
      sandbox.bucket.fail({ operation, fault: "403" });
      expect(await failureOf(open())).toBeInstanceOf(StartRefused);
    }
  });
});
