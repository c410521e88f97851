import { closingHolds } from "@gable/domain/workflow/notices/closing-holds.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reissuePackage } from "../modules/closing/reissue-package.ts";
import { advance } from "./advance.ts";
import { loadApplication } from "./application-store.ts";
import { runTask } from "./run-task.ts";

const KIND = "TEXAS_FINAL_ITEMIZATION";

describe("work that is called for no more when it is to be done", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("is done where it is called for again: a Texas itemization of a package that is drawn anew with the same figures", async () => {
    const { ctx } = product;
    const { kysely } = ctx.database;
    const { uuid } = await walkIn(product, { persona: "texas-bpo", until: "FINAL_OFFER" });
    const factsOf = async () => (await loadApplication(ctx, kysely, uuid)).file.facts;
    const given = async () => (await factsOf()).deliveries.find(({ documentKind }) => documentKind === KIND);
    const first = await until(given, (delivery) => delivery !== undefined);
    const key = `write-notice:${KIND}:${first?.basis}`;
    // As if the package went out of force, as by somebody's going on paper, just before the notice about it was laid down.
    await kysely.transaction().execute(async (trx) => {
      await trx
        .updateTable("tasks")
        .set({ state: "queued" })
        .where("application_uuid", "=", uuid)
        .where("key", "=", key)
        .execute();
      await advance(ctx, trx, uuid, { kind: "system" }, (file, now) => {
        const { facts, ...anew } = reissuePackage(file, now);
        const deliveries = (facts.deliveries ?? []).filter(({ documentKind }) => documentKind !== KIND);
        return { ...anew, facts: { ...facts, deliveries } };
      });
    });
    await runTask(ctx, { applicationUuid: uuid, key, kind: "write-notice" });
    expect((await until(given, (delivery) => delivery !== undefined))?.basis).toBe(first?.basis);
    expect(closingHolds(await factsOf()).map(({ until: day }) => day)).not.toContain(null);
  });
});
