import { openVendors } from "@gable/vendors/open.ts";
import type { Exchange } from "@gable/vendors/order-protocol.ts";
import { type VendorKind, vendorKinds } from "@gable/vendors/protocols.ts";
import { everyAct } from "@gable/vendors/sample-orders.ts";
import { type AnyDesk, describeAdapter, sampleOrder } from "@gable/vendors/suite.ts";
import { type OutageReason, VendorRefused, VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { ReplyFault } from "./faults.ts";
import { startSandbox } from "./server.ts";

const sandbox = await startSandbox();
afterAll(() => sandbox.close());
afterEach(() => sandbox.faults.clear());

/** A machine with much else to do answers slowly: only what hangs by intention is waited for shortly. */
const patience = { attemptTimeOutMs: 20_000, totalMs: 60_000, attempts: 3, pauseMs: 5, breakerThreshold: 1_000 };
const vendors = openVendors({ ...sandbox, patience });
const hurried = openVendors({ ...sandbox, patience: { ...patience, attemptTimeOutMs: 500 } });
/** Whose first answer hangs, and whose second one comes: that must have its time. */
const calm = openVendors({ ...sandbox, patience: { ...patience, attemptTimeOutMs: 3_000 } });
const deskOf = (kind: VendorKind): AnyDesk => vendors.desk(kind);
const deskFor = (fault: ReplyFault, kind: VendorKind, hanging = hurried): AnyDesk =>
  (fault === "time-out" ? hanging : vendors).desk(kind);

const firstActOf = (kind: VendorKind): string => everyAct.find((one) => one.kind === kind)?.act ?? "";

const outcomes: readonly (readonly [ReplyFault, OutageReason])[] = [
  ["time-out", "time-out"],
  ["reset", "unreachable"],
  ["reset-before", "unreachable"],
  ["500", "server-error"],
  ["503", "server-error"],
  ["garbage", "malformed-answer"],
  ["truncated", "malformed-answer"],
  ["wrong-schema", "malformed-answer"],
];

describeAdapter("the HTTP adapter against the sandbox", deskOf);

describe("a vendor that fails", () => {
  it.each(outcomes)("%s, whoever it is and every time, is an outage (%s), never an answer", async (fault, reason) => {
    sandbox.faults.set({ fault, next: 1_000 });
    const failures = await Promise.all(
      vendorKinds.map((kind) =>
        outage(deskFor(fault, kind).place(firstActOf(kind), sampleOrder(kind, firstActOf(kind)))),
      ),
    );
    expect(failures.map((failure) => [failure.kind, failure.reason])).toEqual(
      vendorKinds.map((kind) => [kind, reason]),
    );
    expect(failures.every(({ exchanges }) => exchanges.length > 0)).toBe(true);
  });

  it.each(outcomes.filter(([fault]) => fault !== "wrong-schema"))(
    "%s, whoever it is, is got over when it happens once, with one order and no more",
    async (fault) => {
      const made = await Promise.all(
        vendorKinds.map(async (kind) => {
          const order = sampleOrder(kind, firstActOf(kind));
          // What an earlier test gave up waiting for may arrive only now.
          sandbox.faults.set({ kind, fault, reference: order.reference });
          const { exchanges } = await deskFor(fault, kind, calm).place(firstActOf(kind), order);
          const placed = sandbox.orders.list(kind).filter(({ reference }) => reference === order.reference);
          return [kind, exchanges.length, placed.length];
        }),
      );
      expect(made).toEqual(vendorKinds.map((kind) => [kind, 2, 1]));
    },
  );

  it("at the first two questions of every order answers the third", async () => {
    sandbox.faults.set({ fault: "500", next: 1_000, ofEach: 2 });
    for (const order of [sampleOrder("avm", "value"), sampleOrder("avm", "value")]) {
      const { exchanges } = await deskOf("avm").place("value", order);
      expect(exchanges).toHaveLength(3);
    }
  });

  it("is tried again under the same key, and the retries are recorded one by one", async () => {
    sandbox.faults.set({ kind: "avm", fault: "503", next: 2 });
    const order = sampleOrder("avm", "value");
    const { exchanges } = await deskOf("avm").place("value", order);
    expect(exchanges.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 503],
      [2, 503],
      [3, 200],
    ]);
    expect(new Set(exchanges.map(keyOf))).toEqual(new Set([order.key]));
  });

  it("is given the time it asks for when it limits the rate", async () => {
    sandbox.faults.set({ kind: "avm", fault: "429" });
    const started = Date.now();
    await deskOf("avm").place("value", sampleOrder("avm", "value"));
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
  });

  it("is not waited for when it asks for more time than there is", async () => {
    sandbox.faults.set({ kind: "avm", fault: "429", next: 10 });
    const impatient = openVendors({ ...sandbox, patience: { ...patience, totalMs: 900 } });
    const failed = await outage(impatient.desk("avm").place("value", sampleOrder("avm", "value")));
    expect([failed.reason, failed.retryAfterMs]).toEqual(["rate-limited", 1_000]);
  });

  it("may be slow within the time-out", async () => {
    sandbox.faults.set({ kind: "avm", fault: "slow", delayMs: 60 });
    const { exchanges } = await deskOf("avm").place("value", sampleOrder("avm", "value"));
    expect(exchanges).toHaveLength(1);
  });

  it("that hangs is given up within the patience", async () => {
    sandbox.faults.set({ kind: "avm", fault: "time-out", next: 10 });
    const started = Date.now();
    await outage(hurried.desk("avm").place("value", sampleOrder("avm", "value")));
    expect(Date.now() - started).toBeLessThan(patience.totalMs);
  });

  it("is left alone once it has failed too often, and tried again after a rest", async () => {
    const careful = openVendors({
      ...sandbox,
      patience: { ...patience, attempts: 1, breakerThreshold: 3, breakerRestMs: 1_500 },
    }).desk("avm");
    sandbox.faults.set({ kind: "avm", fault: "500", next: 3 });
    const place = () => careful.place("value", sampleOrder("avm", "value"));
    for (const reason of ["server-error", "server-error", "server-error", "circuit-open"]) {
      expect((await outage(place())).reason).toBe(reason);
    }
    await expect
      .poll(() =>
        place().then(
          ({ status }) => status,
          () => "still resting",
        ),
      )
      .toBe("answered");
  });

  it("with each order twice, side by side, is not left alone: what was begun is tried to its end", async () => {
    const careful = openVendors({ ...sandbox, patience: { pauseMs: 5, attempts: 3 } }).desk("avm");
    sandbox.faults.set({ kind: "avm", fault: "503", next: 10_000, ofEach: 2 });
    const placed = Array.from({ length: 8 }, () => careful.place("value", sampleOrder("avm", "value")));
    expect(new Set((await Promise.all(placed)).map(({ status }) => status))).toEqual(new Set(["answered"]));
  });

  it("does not take the other kinds with it", async () => {
    const careful = openVendors({ ...sandbox, patience: { ...patience, attempts: 1, breakerThreshold: 1 } });
    sandbox.faults.set({ kind: "avm", fault: "500" });
    await outage(careful.desk("avm").place("value", sampleOrder("avm", "value")));
    const placed = await careful.desk("flood").place("determine", sampleOrder("flood", "determine"));
    expect(placed.status).toBe("pending");
  });

  it("fails one application and serves another", async () => {
    const [failed, served] = [sampleOrder("avm", "value"), sampleOrder("avm", "value")];
    sandbox.faults.set({ kind: "avm", act: "value", fault: "500", next: 10, reference: failed.reference });
    await outage(deskOf("avm").place("value", failed));
    expect((await deskOf("avm").place("value", served)).status).toBe("answered");
  });

  it("fails whoever is not spared, until it is confined to one, and nobody once it is lifted", async () => {
    const [first, second] = [sampleOrder("avm", "value"), sampleOrder("avm", "value")];
    const fault = sandbox.faults.set({ kind: "avm", fault: "500", next: 100, sparedReferences: [second.reference] });
    await outage(deskOf("avm").place("value", first));
    expect((await deskOf("avm").place("value", second)).status).toBe("answered");
    fault.confine(second.reference);
    const { order } = await deskOf("avm").place("value", first);
    await outage(deskOf("avm").place("value", second));
    expect(fault.struck()).toBe(6);
    fault.lift();
    expect(await deskOf("avm").find("value", order)).toMatchObject({ status: "answered" });
  });

  it("fails also when it is asked after an order of that act", async () => {
    const placed = await deskOf("avm").place("value", sampleOrder("avm", "value"));
    sandbox.faults.set({ kind: "avm", act: "value", fault: "500", next: 10 });
    expect((await outage(deskOf("avm").find("value", placed.order))).reason).toBe("server-error");
  });

  it("that is not there at all is unreachable", async () => {
    const nobody = openVendors({ url: "http://127.0.0.1:1", apiKey: "x", patience }).desk("avm");
    expect((await outage(nobody.place("value", sampleOrder("avm", "value")))).reason).toBe("unreachable");
  });
});

describe("an order that is refused", () => {
  it("with the wrong key of the interface is not tried again", async () => {
    const stranger = openVendors({ ...sandbox, apiKey: "wrong", patience }).desk("avm");
    const refused = await stranger.place("value", sampleOrder("avm", "value")).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(VendorRefused);
    expect(refused).toMatchObject({ status: 401, code: "unauthorised", exchanges: [{ attempt: 1 }] });
  });

  it("says what is wrong with the request", async () => {
    const order = sampleOrder("avm", "value", { request: { address: {}, cascade: "third" } });
    const refused = await deskOf("avm")
      .place("value", order)
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422, code: "invalid-request" });
    expect(String(refused)).toContain("cascade");
  });
});

async function outage(placing: Promise<unknown>): Promise<VendorUnavailable> {
  const error = await placing.then(
    () => new Error("the order was answered"),
    (reason: unknown) => reason,
  );
  if (error instanceof VendorUnavailable) return error;
  throw error;
}

const keyOf = (exchange: Exchange): string | undefined => exchange.requestHeaders["idempotency-key"];
