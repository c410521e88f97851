import { openVendors } from "@gable/vendors/open.ts";
import { sampleOrders } from "@gable/vendors/sample-orders.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { WebhookFault } from "./faults.ts";
import { type Sandbox, startSandbox } from "./server.ts";
import { type Lender, openLender, orderOf } from "./testing/lender.ts";

let sandbox: Sandbox;
let lender: Lender;

beforeEach(async () => {
  sandbox = await startSandbox();
  lender = await openLender(sandbox.webhookSecret);
});
afterEach(async () => {
  await sandbox.close();
  await lender.close();
});

const payment = () => orderOf(sampleOrders.disbursement.send, { callbackUrl: lender.callbackUrl });
const deed = () => orderOf(sampleOrders.recording.submit, { callbackUrl: lender.callbackUrl });

const came = (count: number) => expect.poll(() => lender.taken.length).toBe(count);
const read = () => lender.taken.map((reading) => (reading.ok ? reading.event : reading.reason));

const strike = async (fault: WebhookFault, delayMs?: number) => {
  sandbox.faults.set({ kind: "recording", fault, ...(delayMs === undefined ? {} : { delayMs }) });
  await openVendors(sandbox).recording.submit(deed());
};
const stages = () =>
  lender.taken.map((reading) => {
    if (!reading.ok) return reading.reason;
    return reading.event.kind === "recording" && reading.event.status === "pending"
      ? reading.event.progress.stage
      : reading.event.status;
  });

describe("what a vendor tells by webhook", () => {
  it("is signed, names the order and the lender's reference, and carries the answer", async () => {
    const order = payment();
    const placed = await openVendors(sandbox).disbursement.send(order);
    await came(1);
    expect(placed.status).toBe("pending");
    expect(read()).toMatchObject([
      {
        kind: "disbursement",
        act: "send",
        order: placed.order,
        reference: order.reference,
        status: "answered",
        revision: 1,
        answer: { outcome: "sent" },
      },
    ]);
  });

  it("comes step by step for work that takes long", async () => {
    await openVendors(sandbox).recording.submit(deed());
    await came(3);
    expect(read()).toMatchObject([
      { status: "pending", progress: { stage: "submitted" } },
      { status: "pending", progress: { stage: "received" } },
      { status: "answered", answer: { outcome: "recorded" } },
    ]);
  });

  it("is told again while the lender does not take it", async () => {
    lender.turnAway(1);
    await openVendors(sandbox).disbursement.send(payment());
    await came(1);
    expect(read()).toMatchObject([{ answer: { outcome: "sent" } }]);
  });

  it("is told again when the lender asks after the order", async () => {
    sandbox.faults.set({ kind: "disbursement", fault: "lost" });
    const { disbursement } = openVendors(sandbox);
    const { order } = await disbursement.send(payment());
    await expect.poll(() => disbursement.find("send", order)).toMatchObject({ status: "answered" });
    await came(1);
  });

  it("is not told to a lender who gave no address, who can still ask", async () => {
    const { disbursement } = openVendors(sandbox);
    const { order } = await disbursement.send(orderOf(sampleOrders.disbursement.send));
    await expect.poll(() => disbursement.find("send", order)).toMatchObject({ status: "answered" });
    expect(lender.taken).toHaveLength(0);
  });
});

describe("an answer that is deferred", () => {
  it("comes by webhook instead of at once", async () => {
    sandbox.faults.set({ kind: "avm", act: "value", fault: "deferred" });
    const { avm } = openVendors(sandbox);
    const order = orderOf(sampleOrders.avm.value, { callbackUrl: lender.callbackUrl });
    expect(await avm.value(order)).toMatchObject({ status: "pending" });
    await came(1);
    expect(read()).toMatchObject([{ kind: "avm", status: "answered", revision: 1, reference: order.reference }]);
  });
});

describe("an answer that is held", () => {
  it("comes once the fault is lifted, whoever asks after it before", async () => {
    const held = sandbox.faults.set({ kind: "avm", act: "value", fault: "held", next: 10 });
    const { avm } = openVendors(sandbox);
    const request = orderOf(sampleOrders.avm.value, { callbackUrl: lender.callbackUrl });
    const { order } = await avm.value(request);
    expect(await avm.find("value", order)).toMatchObject({ status: "pending" });
    expect(await avm.value(request)).toMatchObject({ status: "pending" });
    expect(lender.taken).toHaveLength(0);
    held.lift();
    await came(1);
    expect(read()).toMatchObject([{ kind: "avm", status: "answered", revision: 1, reference: request.reference }]);
  });
});

describe("a webhook that comes to grief", () => {
  it("comes twice under the same event when it is duplicated", async () => {
    await strike("duplicate");
    await came(4);
    const [first, second] = lender.taken;
    expect(second).toMatchObject({ ok: true, event: { event: first?.ok === true ? first.event.event : "" } });
    expect(stages()).toEqual(["submitted", "submitted", "received", "answered"]);
  });

  it("is overtaken by a later one when it is out of order", async () => {
    await strike("out-of-order");
    await came(3);
    expect(stages().toSorted()).toEqual(["answered", "received", "submitted"]);
    expect(stages()[0]).not.toBe("submitted");
  });

  it("comes late when it is late", async () => {
    const started = Date.now();
    await strike("late", 200);
    await came(3);
    expect(Date.now() - started).toBeGreaterThanOrEqual(200);
  });

  it("is refused when its signature is not ours", async () => {
    await strike("bad-signature");
    await came(3);
    expect(stages()).toEqual(["bad-signature", "received", "answered"]);
  });

  it("is refused as stale when it is replayed", async () => {
    await strike("replayed");
    await came(4);
    expect(stages()).toEqual(["submitted", "stale", "received", "answered"]);
  });

  it("does not come at all when it is lost, and the others do", async () => {
    await strike("lost");
    await came(2);
    expect(stages()).toEqual(["received", "answered"]);
  });
});
