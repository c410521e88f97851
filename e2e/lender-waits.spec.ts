import type { Step } from "@gable/domain/journey/steps.ts";
import { defaultPolicy } from "@gable/domain/underwriting/default-policy.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { arriveAt, press } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-late-replies.ts";
import { walkIn } from "./walk-in.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  // Before the notary three business days in California, and homes are evaluated instead of asking a broker.
  const policy = JSON.stringify({
    ...defaultPolicy,
    stateOverrides: { ...defaultPolicy.stateOverrides, CA: { notaryWaitDays: 3 } },
    valuation: { ...defaultPolicy.valuation, personalValuation: "EVALUATION" },
  });
  await product.ctx.database.kysely
    .updateTable("lending_policies")
    .set({ policy })
    .where("org_code", "=", "gable")
    .execute();
  await product.ctx.policies.reload();
});
test.afterAll(() => product.close());

/** A borrower on a phone, at their application as it stands. */
async function borrowerAt(page: Page, persona: string, until: Step, round: number) {
  const email = `${persona}.waits.${round}@example.com`;
  const walked = await walkIn(product, { persona, email, until });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, walked.client.token());
  await page.goto(`${product.url}/account/heloc/${walked.uuid}`);
  return walked;
}

test("a wait before the notary is told with its day, and the time after it can be booked at once", async ({ page }, {
  repeatEachIndex,
}) => {
  await borrowerAt(page, "straight-approval", "NOTARY_WAITING_PERIOD", repeatEachIndex);
  await expect(page.getByText(/^The deed can be notarized from /)).toBeVisible();
  await expect(page.getByText("You can book your time now.", { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test("a home that is evaluated is spoken of as that, not as a broker's opinion", async ({ page }, {
  repeatEachIndex,
}) => {
  const fault = product.sandbox.faults.set({ kind: "bpo", act: "order", fault: "held", next: 1000 });
  await borrowerAt(page, "no-value", "NAV_RESI_EVAL_ORDERED", repeatEachIndex);
  await arriveAt(page, "Your home is being evaluated");
  await expect(page.getByText("We are finding an evaluator near you.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/broker/i);
  await expectAccessible(page);
  fault.lift();
});

test("what was stated about a contractor's lien is filed before the documents come, and the page goes on by itself", async ({
  page,
}, { repeatEachIndex }) => {
  const { renderPool } = product.ctx;
  const render = renderPool.render.bind(renderPool);
  const held = Promise.withResolvers<void>();
  await borrowerAt(page, "merchant", "LIEN_ATTESTATION", repeatEachIndex);
  await arriveAt(page, "No lien for this work");
  renderPool.render = async (...given) => {
    await held.promise;
    return render(...given);
  };
  await page.getByRole("checkbox").check();
  await press(page, "I state this");
  await arriveAt(page, "Your documents come next");
  await expect(page.getByText("Your statement is filed")).toBeVisible();
  await expectAccessible(page);
  held.resolve();
  renderPool.render = render;
  await expect(page.getByRole("heading", { name: "Your documents come next" })).toBeHidden();
});
