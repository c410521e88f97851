import { randomUUID } from "node:crypto";
import { status } from "@gable/contract/calls/application.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { asRead } from "@gable/testkit/as-read.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked, WalkOptions } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runTask } from "./run-task.ts";

describe("an order that a vendor refuses", () => {
  let product: TestProduct;
  let processor: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    processor = await openStaff(product, "processor");
  });
  afterAll(() => product.close());

  const walkTo = (step: Step, stands?: WalkOptions["stands"]): Promise<Walked> =>
    walkIn(product, {
      persona: "straight-approval",
      orgCode: "gable",
      email: `${randomUUID()}@example.com`,
      until: step,
      ...(stands && { stands }),
    });
  const fileOf = ({ uuid }: Pick<Walked, "uuid">) => processor.client.send(loanFile, { params: { uuid } });
  const act = ({ uuid }: Pick<Walked, "uuid">, body: StaffAct, staff = processor) =>
    staff.client.send(actOnFile, { params: { uuid }, body });
  const refused = (walked: Walked) =>
    until(
      () => fileOf(walked),
      ({ refusedOrders }) => refusedOrders.length > 0,
    );

  it("waits in a queue with what the vendor said, and is out of it as soon as the vendor takes it", async () => {
    const fault = product.sandbox.faults.set({ kind: "flood", fault: "403", next: 10_000 });
    const walked = await walkTo("WAITING_FOR_FLOOD_CERT");
    const { client, uuid } = walked;
    const file = await refused(walked);
    expect(file).toMatchObject({
      waitsFor: "STAFF",
      queues: [{ queue: "vendor-orders", move: "staff" }],
      refusedOrders: [{ kind: "determine-flood", vendor: "flood", status: 403, sentAgainAt: null }],
    });
    const { entries } = await processor.client.send(pipeline, { query: { queue: "vendor-orders" } });
    expect(entries).toMatchObject([{ uuid }]);
    expect((await client.send(status, { params: { uuid } })).step).toBe("WAITING_FOR_FLOOD_CERT");
    const key = file.refusedOrders[0]?.key ?? "";
    const sendAgain: StaffAct = { act: "send-order-again", order: key };
    const notary = await openStaff(product, "notary");
    await expect(act(walked, sendAgain, notary)).rejects.toMatchObject({ status: 403 });
    await expect(act(walked, { ...sendAgain, order: "another" })).rejects.toMatchObject({ status: 409 });

    const struck = fault.struck();
    await act(walked, sendAgain);
    expect((await fileOf(walked)).refusedOrders).toMatchObject([{ key, sentAgainAt: expect.any(String) }]);
    await until(
      async () => fault.struck(),
      (times) => times > struck,
    );
    fault.lift();
    await until(
      () => client.send(status, { params: { uuid } }),
      ({ step }) => step !== "WAITING_FOR_FLOOD_CERT",
    );
    expect(await fileOf(walked)).toMatchObject({ queues: [], refusedOrders: [] });
    await expect(act(walked, sendAgain)).rejects.toMatchObject({ status: 409 });
    const { events } = await processor.client.send(fileEvents, { params: { uuid }, query: {} });
    expect(events.filter(({ type }) => type === "vendor-refused-order")).toHaveLength(1);
  });

  /** As the queue tries again, once the vendor takes orders again. */
  const triedAgain = async ({ uuid }: Pick<Walked, "uuid">, kind: string) => {
    const tasks = await product.ctx.database.kysely
      .selectFrom("tasks")
      .select("key")
      .where("application_uuid", "=", uuid)
      .where("kind", "=", kind)
      .execute();
    for (const { key } of tasks) await runTask(product.ctx, { applicationUuid: uuid, key, kind });
    return tasks.length;
  };
  const ordersOf = ({ uuid }: Pick<Walked, "uuid">, kind: "identity-verification" | "bank-account-check") =>
    product.sandbox.orders.list(kind).filter(({ reference }) => reference === uuid);

  it("is not placed any more once a person has done it: neither pictures nor account numbers go out", async () => {
    const faults = [
      product.sandbox.faults.set({ kind: "identity-verification", act: "check-document", fault: "403", next: 10_000 }),
      product.sandbox.faults.set({ kind: "bank-account-check", fault: "403", next: 10_000 }),
    ];
    let found = "";
    const walking = walkTo("FINAL_OFFER", async ({ uuid }) => {
      found = uuid;
    });
    const underwriter = await openStaff(product, "underwriter");
    for (const [kind, done] of [
      ["check-disbursement-account", "accept-account"],
      ["check-identity", "accept-identity"],
    ] as const) {
      await until(
        async () => (found === "" ? [] : (await fileOf({ uuid: found })).refusedOrders),
        (orders) => orders.some((order) => order.kind === kind),
      );
      await act({ uuid: found }, await asRead(underwriter.client, found, done), underwriter);
    }
    const walked = await walking;
    for (const fault of faults) fault.lift();
    expect(await triedAgain(walked, "check-disbursement-account")).toBe(1);
    expect(await triedAgain(walked, "check-identity")).toBe(1);
    expect(ordersOf(walked, "bank-account-check")).toEqual([]);
    expect(ordersOf(walked, "identity-verification")).toEqual([]);
    expect((await fileOf(walked)).accounts.check).toEqual({ status: "VERIFIED", reason: "staff-accepted" });
  });

  it("is done by a person who finds out what the vendor does not say", async () => {
    const faults = [
      product.sandbox.faults.set({ kind: "employment-verification", fault: "403", next: 10_000 }),
      product.sandbox.faults.set({ kind: "identity-verification", act: "check-document", fault: "403", next: 10_000 }),
    ];
    let found = "";
    const walking = walkTo("FINAL_OFFER", async ({ uuid }) => {
      found = uuid;
    });
    for (const [kind, done] of [
      ["confirm-employment", "confirm-employment"],
      ["check-identity", "accept-identity"],
    ] as const) {
      await until(
        async () => (found === "" ? [] : (await fileOf({ uuid: found })).refusedOrders),
        (orders) => orders.some((order) => order.kind === kind),
      );
      await act({ uuid: found }, await asRead(processor.client, found, done));
    }
    const walked = await walking;
    expect(await fileOf(walked)).toMatchObject({ refusedOrders: [] });
    for (const fault of faults) fault.lift();
  });
});
