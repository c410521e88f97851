import { applications, status } from "@gable/contract/calls/application.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import { orderBpo, valuation } from "@gable/contract/calls/valuation.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { forceAnswer } from "@gable/testkit/force-answer.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("a broker who could not say what the home is worth", () => {
  let product: TestProduct;
  let staff: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    staff = await openStaff(product, "processor");
  });
  afterAll(() => product.close());

  /** Somebody whose broker has answered so. */
  async function sent(email: string, reason: "no-access" | "no-comparables") {
    const { uuid, client } = await walkIn(product, { persona: "no-value", email, until: "BPO_ORDER_REQUEST" });
    const params = { uuid };
    const bpo = async () => (await client.send(status, { params })).status.bpo;
    const opinion = async () => (await client.send(valuation, { params })).opinion;
    const order = async (accessNotes?: string) =>
      client.send(orderBpo, {
        params,
        body: { acceptedFee: (await opinion()).fee, ...(accessNotes !== undefined && { accessNotes }) },
      });
    const file = () => staff.client.send(loanFile, { params });
    const listed = async () => (await client.send(applications, {})).find((one) => one.uuid === uuid);
    expect(await bpo()).toBe("BPO_REQUIRED");
    await forceAnswer(product.sandbox.url, {
      kind: "bpo",
      act: "order",
      answer: { outcome: "cannot-complete", reason },
    });
    await order();
    await until(opinion, ({ state }) => state === "NOT_POSSIBLE");
    return { uuid, client, bpo, opinion, order, file, listed };
  }

  it("because they could not get to see it is sent again by the borrower, who knows what stood in the way", async () => {
    const { client, bpo, opinion, order, file, listed } = await sent("gate@example.com", "no-access");
    expect(await bpo()).toBe("BPO_REQUIRED");
    expect(await listed()).toMatchObject({ step: "BPO_ORDER_REQUEST", isValueWithStaff: false });
    expect(await file()).toMatchObject({
      queues: [{ queue: "valuation", move: "borrower" }],
      valuation: { broker: { reason: "no-access" } },
    });
    const told = await until(
      () => client.send(notifications, { query: {} }),
      (notices) => notices.some(({ title }) => title === "Nobody could get to see your home"),
    );
    expect(told.length).toBeGreaterThan(0);
    const { fee } = await opinion();
    await order("The code of the gate is 4711.");
    expect((await opinion()).fee).toBe(fee);
    await until(opinion, ({ state }) => state === "COMPLETE");
    await until(bpo, (shown) => shown !== "BPO_PROCESSING" && shown !== "BPO_REQUIRED");
    expect((await file()).queues).toEqual([]);
  });

  it("for any other reason is a person's to replace: the borrower is not told that it is their move", async () => {
    const { uuid, bpo, opinion, order, file, listed } = await sent("far-out@example.com", "no-comparables");
    expect(await bpo()).toBe("BPO_PROCESSING");
    expect(await listed()).toMatchObject({ step: "BPO_ORDER_REQUEST", isValueWithStaff: true });
    expect((await file()).queues).toMatchObject([{ queue: "valuation", move: "staff" }]);
    await expect(order()).rejects.toMatchObject({ status: 409 });
    await staff.client.send(actOnFile, { params: { uuid }, body: { act: "order-valuation" } });
    expect(await listed()).toMatchObject({ isValueWithStaff: false });
    await until(opinion, ({ state }) => state === "COMPLETE");
  });
});
