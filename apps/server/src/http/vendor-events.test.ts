import { randomUUID } from "node:crypto";
import { withdraw } from "@gable/contract/calls/application.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { letDayCome } from "@gable/testkit/borrower/closing-moves.ts";
import { statusOf } from "@gable/testkit/borrower/halfway.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { tellAsVendor, vendorReport } from "@gable/testkit/tell-as-vendor.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openGround } from "../ground.ts";
import { createLogger } from "../log.ts";
import { openServer } from "../open-server.ts";
import { advance } from "../workflow/advance.ts";
import { loadApplication } from "../workflow/application-store.ts";

const deed = { kind: "recording", act: "submit" } as const;
const at = new Date().toISOString();
const rejected = { outcome: "rejected", submission: "sub_1", reasons: ["The margin is too narrow."] } as const;
const answered = { status: "answered", revision: 1 } as const;
const onTheWay = (stage: string) => ({ status: "pending", revision: 0, progress: { stage, at } }) as const;
const undeliverable = (reason: string) => ({ outcome: "undeliverable", reason }) as const;

const stepOf = async (walked: Walked) => (await statusOf(walked)).step;

/** A report of which a word, as it stands, is put in the place of the answer. */
const answering = (report: object, answer: string): string =>
  JSON.stringify({ ...report, answer: "here" }).replace('"here"', answer);

describe("what a vendor reports", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());
  afterEach(() => product.sandbox.faults.clear());

  const db = () => product.ctx.database.kysely;
  const factsOf = async ({ uuid }: Walked) => (await loadApplication(product.ctx, db(), uuid)).file.facts;
  const eventsOf = async ({ uuid }: Walked) => {
    const rows = await db().selectFrom("events").select("type").where("application_uuid", "=", uuid).execute();
    return rows.map(({ type }) => type);
  };
  /** The order that the task of this effect has placed. */
  const orderOf = async ({ uuid }: Walked, key: string) => {
    const row = await until(
      () =>
        db()
          .selectFrom("tasks")
          .select("order_id")
          .where("application_uuid", "=", uuid)
          .where("key", "=", key)
          .executeTakeFirst(),
      (task) => typeof task?.order_id === "string",
    );
    return row?.order_id ?? "";
  };
  const kept = async () => (await db().selectFrom("webhook_events").select("event_id").execute()).length;
  const tell = (said: object, how: Parameters<typeof tellAsVendor>[2] = {}) =>
    tellAsVendor(product, vendorReport(said), how);

  const walkTo = (persona: string, step: Step, timePasses = false) =>
    walkIn(product, { persona, orgCode: "gable", email: `${randomUUID()}@example.com`, until: step, timePasses });
  /** Somebody whose deed the vendor has, and the order of it, of which it says nothing by itself. */
  async function atCounty() {
    product.sandbox.faults.set({ ...deed, fault: "held", next: 1000 });
    const walked = await walkTo("straight-approval", "RECORDING", true);
    return { walked, order: await orderOf(walked, "record-deed:0") };
  }

  const ofNobody = { ...deed, ...answered, order: "ord_1", reference: randomUUID(), answer: rejected };
  it.each<readonly [string, object | string]>([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["brackets alone", "[".repeat(200_000)],
    ["an answer of brackets alone", answering(vendorReport(ofNobody), "[".repeat(9_000) + "]".repeat(9_000))],
    ["a reference of another's", vendorReport({ ...ofNobody, reference: "LN-1" })],
    [
      "a text that is none of ours",
      vendorReport({ ...ofNobody, kind: "sms", act: "send", reference: "SM1", answer: undeliverable("unreachable") }),
    ],
    ["a name with NUL", vendorReport({ ...ofNobody, event: "evt\u0000" })],
    ["an order with NUL", vendorReport({ ...ofNobody, order: "ord\u0000" })],
    ["a key with half a character", vendorReport({ ...ofNobody, key: "\ud800" })],
    ["an answer with NUL", vendorReport({ ...ofNobody, answer: { ...rejected, reasons: ["too\u0000narrow"] } })],
    ["a revision that nobody counts to", vendorReport({ ...ofNobody, revision: 2 ** 40 })],
    ["a kind that every object has", vendorReport({ ...ofNobody, kind: "__proto__" })],
    ["an act that every object has", vendorReport({ ...ofNobody, act: "constructor" })],
  ])("is refused in words of its own, and nothing kept of it, where it is %s", async (_, body) => {
    const before = await kept();
    expect(await tellAsVendor(product, body)).toEqual({ status: 400, code: "malformed" });
    expect(await kept()).toBe(before);
  });

  it("is not taken an hour late, or by another's secret, a lender's for its own system among them", async () => {
    const before = await kept();
    const hour = 3_600_000;
    expect(await tell(ofNobody, { signedMsAgo: hour })).toEqual({ status: 401, code: "stale" });
    expect(await tell(ofNobody, { signedMsAgo: -hour })).toEqual({ status: 401, code: "stale" });
    expect(await tell(ofNobody, { secret: "a-lender-s-own" })).toEqual({ status: 401, code: "bad-signature" });
    expect(await kept()).toBe(before);
  });

  it("is taken of a vendor with a secret of its own by that one alone, and of the others by none but theirs", async () => {
    const own = await startProduct({
      environment: ({ webhookSecret }) => ({
        VENDOR_WEBHOOK_SECRETS: `${webhookSecret},recording=the-county-s-own-secret,sms=the-gateway-s-own-secret`,
      }),
    });
    const signed = async (report: object, secret: string) =>
      (await tellAsVendor(own, vendorReport(report), { secret })).code;
    const text = { ...ofNobody, kind: "sms", act: "send", answer: undeliverable("opted-out") };
    expect(await signed(ofNobody, "the-county-s-own-secret")).toBe("order-unknown");
    for (const other of [own.sandbox.webhookSecret, "the-gateway-s-own-secret"])
      expect(await signed(ofNobody, other)).toBe("bad-signature");
    expect(await signed(text, "the-gateway-s-own-secret")).toBe("order-unknown");
    expect(await signed(text, "the-county-s-own-secret")).toBe("bad-signature");
    await own.close();
  });

  it("is told apart by nobody: of an application that is not there, and of an order of another one's", async () => {
    const { walked, order } = await atCounty();
    const before = [await factsOf(walked), await kept()];
    const unknown = { status: 409, code: "order-unknown" };
    const visit = { kind: "bank-link", act: "start-link", answer: { outcome: "completed", publicToken: "t" } };
    const text = { kind: "sms", act: "send", answer: undeliverable("opted-out") };
    for (const reference of [randomUUID(), walked.uuid]) {
      expect(await tell({ ...ofNobody, reference, order: "ord_of_nobody" })).toEqual(unknown);
      expect(await tell({ ...deed, ...onTheWay("submitted"), reference, order: "ord_of_nobody" })).toEqual(unknown);
      expect(await tell({ kind: "bpo", act: "order", ...onTheWay("assigned"), reference, order })).toEqual(unknown);
      for (const said of [visit, text]) expect(await tell({ ...answered, ...said, reference, order })).toEqual(unknown);
    }
    // The right order of it, under another application's name; and a key of another's.
    expect(await tell({ ...ofNobody, order })).toEqual(unknown);
    expect(await tell({ ...ofNobody, order: "ord_2", key: `${walked.uuid}:record-deed:0` })).toEqual(unknown);
    expect([await factsOf(walked), await kept()]).toEqual(before);
  }, 120_000);

  it("changes things once, however often and at however many processes the same report comes in the same instant", async () => {
    const { walked, order } = await atCounty();
    const ground = await openGround(
      { ...product.config, role: "api" },
      { database: product.ctx.database, log: createLogger("silent") },
    );
    const other = await openServer(ground);
    const urls = [product.url, await other.app.listen({ host: "127.0.0.1", port: 0 })];
    const report = vendorReport({ ...deed, ...answered, reference: walked.uuid, order, answer: rejected });
    const again = vendorReport({ ...report, event: randomUUID() });
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, time) =>
        tellAsVendor(product, time % 3 === 0 ? again : report, { url: urls[time % 2] ?? "" }),
      ),
    );
    expect(replies).toEqual(Array.from({ length: 12 }, () => ({ status: 204, code: null })));
    // The very bytes once more, some time later.
    expect(await tellAsVendor(product, report)).toEqual({ status: 204, code: null });
    expect((await eventsOf(walked)).filter((type) => type === "deed-rejected")).toHaveLength(1);
    expect((await factsOf(walked)).recordingAttempts).toBe(1);
    await other.close();
    await ground.close();
  }, 120_000);

  it("on the way to an answer says nothing any more after it: a deed that was refused is not at the county", async () => {
    const { walked, order } = await atCounty();
    // Nobody takes the paper to the county meanwhile.
    product.sandbox.faults.set({ ...deed, fault: "503", says: { method: "courier" }, next: 10_000 });
    const own = { ...deed, reference: walked.uuid, order };
    expect((await tell({ ...own, ...answered, answer: rejected })).status).toBe(204);
    for (const stage of ["submitted", "received"])
      expect((await tell({ ...own, ...onTheWay(stage) })).status).toBe(204);
    expect(await factsOf(walked)).toMatchObject({ recordingAttempts: 1 });
    expect((await factsOf(walked)).recording).toBeUndefined();
    await letDayCome(walked);
    await letDayCome(walked);
    expect(await stepOf(walked)).toBe("RECORDING");
    expect((await factsOf(walked)).funding).toBeUndefined();
  }, 120_000);

  it("of a submission that another has followed takes nothing back of the later one", async () => {
    const { walked, order } = await atCounty();
    const own = { ...deed, ...answered, reference: walked.uuid };
    await tell({ ...own, order, answer: rejected });
    const second = await orderOf(walked, "record-deed:1");
    expect((await tell({ ...deed, ...onTheWay("submitted"), reference: walked.uuid, order: second })).status).toBe(204);
    const { recording } = await factsOf(walked);
    expect(recording).toMatchObject({ method: "courier", status: "SUBMITTED" });
    expect((await tell({ ...own, order, revision: 2, answer: rejected })).status).toBe(204);
    expect(await factsOf(walked)).toMatchObject({ recording, recordingAttempts: 1 });
  }, 120_000);

  it("of somebody who looks at a home that was named before moves nothing of who looks at this one", async () => {
    product.sandbox.faults.set({ kind: "bpo", act: "order", fault: "held", next: 1000 });
    const walked = await walkTo("no-value", "NAV_BPO_ORDERED");
    const order = await orderOf(walked, "order-bpo:1");
    const own = { kind: "bpo", act: "order", reference: walked.uuid, order };
    await db()
      .transaction()
      .execute((trx) =>
        advance(product.ctx, trx, walked.uuid, { kind: "system" }, () => ({
          event: "another-home-named",
          facts: { formerValuerOrders: 1 },
        })),
      );
    const present = await orderOf(walked, "order-bpo:2");
    expect((await tell({ ...own, ...onTheWay("inspected") })).status).toBe(204);
    expect((await factsOf(walked)).bpo?.stage).toBeUndefined();
    expect(await stepOf(walked)).toBe("NAV_BPO_ORDERED");
    await tell({ ...own, order: present, ...onTheWay("scheduled") });
    await tell({ ...own, order: present, ...onTheWay("assigned") });
    expect((await factsOf(walked)).bpo?.stage).toBe("scheduled");
  }, 120_000);

  it("begins nothing anew of an application that has ended", async () => {
    product.sandbox.faults.set({ kind: "bpo", act: "order", fault: "held", next: 1000 });
    const walked = await walkTo("no-value", "NAV_BPO_ORDERED");
    const own = { kind: "bpo", act: "order", reference: walked.uuid, order: await orderOf(walked, "order-bpo:1") };
    await walked.client.send(withdraw, { params: { uuid: walked.uuid }, body: {} });
    const tasksOf = async () =>
      (await db().selectFrom("tasks").select("key").where("application_uuid", "=", walked.uuid).execute()).length;
    const before = await tasksOf();
    await tell({ ...own, ...onTheWay("scheduled") });
    expect(
      (await tell({ ...own, ...answered, answer: { outcome: "cannot-complete", reason: "no-access" } })).status,
    ).toBe(204);
    expect(await stepOf(walked)).toBe("CANCELLED");
    expect(await tasksOf()).toBe(before);
  }, 120_000);
});
