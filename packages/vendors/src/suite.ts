import { describe, expect, it } from "vitest";
import type { OrderDesk, VendorOrder, VendorProtocol } from "./order-protocol.ts";
import { type VendorKind, vendorKinds } from "./protocols.ts";
import { everyAct, sampleOrders } from "./sample-orders.ts";
import { VendorRefused } from "./vendor-errors.ts";

/** A desk whose acts and requests the compiler no longer tells apart, for tests that go through all of them. */
export type AnyDesk = OrderDesk<VendorProtocol>;

let orders = 0;

/** The sample order of an act, under a key of its own. */
export function sampleOrder(
  kind: VendorKind,
  act: string,
  given: Partial<VendorOrder<unknown>> = {},
): VendorOrder<never> {
  orders += 1;
  const acts: Readonly<Record<string, unknown>> = sampleOrders[kind];
  return {
    key: `suite-${process.pid}-${orders}`,
    reference: `suite-file-${orders}`,
    correlationId: `suite-${orders}`,
    orderedAt: "2026-11-20T18:00:00.000Z",
    request: acts[act],
    ...given,
  } as VendorOrder<never>;
}

/** Asks after an order until it is answered. */
export async function untilAnswered(desk: AnyDesk, act: string, order: string, tries = 100) {
  for (let left = tries; left > 0; left -= 1) {
    const standing = await desk.find(act, order);
    if (standing.status !== "pending") return standing;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${act}: order ${order} was never answered`);
}

/**
 * What every adapter of every kind must do. `deskOf` opens the desk under test. An answer that reaches the test has passed the schema
 * of its act: a desk that lets another through is at fault, and the type of the reply with it.
 */
export function describeAdapter(name: string, deskOf: (kind: VendorKind) => AnyDesk): void {
  describe(`${name}, as an adapter`, () => {
    it.each(everyAct)("$kind: $act is answered, at once or when asked after", async ({ kind, act }) => {
      const desk = deskOf(kind);
      const placed = await desk.place(act, sampleOrder(kind, act));
      const standing = placed.status === "pending" ? await untilAnswered(desk, act, placed.order) : placed;
      expect(standing).toMatchObject({ order: placed.order, status: "answered" });
    });

    it.each(everyAct)("$kind: $act placed twice under one key is one order", async ({ kind, act }) => {
      const desk = deskOf(kind);
      const order = sampleOrder(kind, act);
      const first = await desk.place(act, order);
      const second = await desk.place(act, order);
      expect(second.order).toBe(first.order);
    });

    it.each(vendorKinds)("%s: a key that was used for something else is refused", async (kind) => {
      const desk = deskOf(kind);
      const [act = ""] = everyAct.filter((one) => one.kind === kind).map((one) => one.act);
      const order = sampleOrder(kind, act);
      await desk.place(act, order);
      const other = desk.place(act, { ...order, reference: "another file" });
      await expect(other).rejects.toThrow(VendorRefused);
    });

    it.each(vendorKinds)("%s: an order that nobody placed is unknown", async (kind) => {
      const [act = ""] = everyAct.filter((one) => one.kind === kind).map((one) => one.act);
      expect(await deskOf(kind).find(act, "ord_never")).toMatchObject({ status: "unknown" });
    });

    it("keeps what was said, without the credentials", async () => {
      const placed = await deskOf("sms").place("send", sampleOrder("sms", "send"));
      const [exchange] = placed.exchanges;
      expect(exchange).toMatchObject({ method: "POST", attempt: 1, status: 200 });
      expect(exchange?.requestBody).toContain("We have it.");
      expect(exchange?.responseBody).toContain(placed.order);
      expect(JSON.stringify(placed.exchanges).toLowerCase()).not.toContain("bearer");
    });
  });
}
