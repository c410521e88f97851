import { openVendors } from "@gable/vendors/open.ts";
import { everyAct } from "@gable/vendors/sample-orders.ts";
import { type AnyDesk, sampleOrder, untilAnswered } from "@gable/vendors/suite.ts";
import { afterEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "./server.ts";

const running: Sandbox[] = [];
afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.close();
});

const start = async (): Promise<Sandbox> => {
  const sandbox = await startSandbox({ publicUrl: "http://vendors.example" });
  running.push(sandbox);
  return sandbox;
};

describe("a sandbox that was restarted", () => {
  it("no longer knows an order, and says so", async () => {
    const order = sampleOrder("flood", "determine");
    const before = await openVendors(await start())
      .desk("flood")
      .place("determine", order);
    const after = openVendors(await start()).flood.find("determine", before.order);
    await expect(after).resolves.toMatchObject({ status: "unknown" });
  });

  it.each(everyAct)("gives the same order and the same answer again: $kind $act", async ({ kind, act }) => {
    const order = sampleOrder(kind, act);
    const answers = [];
    for (const sandbox of [await start(), await start()]) {
      const desk: AnyDesk = openVendors(sandbox).desk(kind);
      const placed = await desk.place(act, order);
      const standing = placed.status === "pending" ? await untilAnswered(desk, act, placed.order) : placed;
      answers.push({ ...standing, exchanges: [] });
    }
    expect(answers[1]).toEqual(answers[0]);
  });
});
