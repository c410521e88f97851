import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectSound } from "./accessible.ts";
import { arriveAt, press } from "./arrive.ts";
import { enterConsole } from "./console/enter-console.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-late-replies.ts";
import { walkIn } from "./walk-in.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

const WHY = "An extension of 2021, and two sales next door.";
const REASON = "The county has no permit for an extension.";

/** What was sent to an address, its bodies as one text. */
const mailTo = async (to: string): Promise<string> =>
  (await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`)).text();

test("whoever holds the value to be wrong after the choice finds what they said, and reads by mail and there that it stays", async ({
  page,
  browser,
}, { repeatEachIndex }) => {
  const email = `value-stays.${repeatEachIndex}@example.com`;
  // Nobody who looks at homes answers.
  const held = product.sandbox.faults.set({ kind: "bpo", act: "order", fault: "held", next: 10_000 });
  const borrower = await walkIn(product, { persona: "straight-approval", email, until: "IDENTITY_VERIFICATION" });
  const place = `${product.url}/account/heloc/${borrower.uuid}/bpo/estimate-value`;
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(place);
  await arriveAt(page, "What do you think your home is worth?");
  await page.getByLabel("Your estimate").fill("700000");
  await page.getByLabel("What did the valuation miss?").fill(WHY);
  await press(page, "Ask for a broker's look");
  await arriveAt(page, "You asked us to look at the value again");
  const told = page.getByRole("region", { name: "What you told us" });
  await expect(told).toContainText("that your home is worth $700,000:");
  await expect(told).toContainText(WHY);
  await expect(page.getByText("Expected by")).toBeVisible();
  await expectSound(page);
  expect(await excessWidth(page)).toBe(0);
  await page.getByRole("link", { name: "Back to where I was" }).click();
  await expect(page).toHaveURL(/\/identity/);

  const desk = await (await browser.newContext()).newPage();
  await enterConsole(desk, product, "underwriter", `/file/${borrower.uuid}`);
  await expect(desk.getByText(WHY)).toBeVisible();
  await desk.getByRole("button", { name: "The value stays …" }).press("Enter");
  const answer = desk.getByRole("dialog", { name: "The value stays" });
  await answer.getByRole("textbox").fill(REASON);
  await expectSound(desk);
  await answer.getByRole("button", { name: "The value stays" }).press("Enter");
  await expect(answer).toHaveCount(0);
  held.lift();

  await expect.poll(() => mailTo(email)).toContain("The value stays as it was. You can read why");
  expect(await mailTo(email)).toContain(encodeURIComponent(`/${borrower.uuid}/bpo/estimate-value`));
  // The reason may name what is nobody's business who reads over a shoulder.
  expect(await mailTo(email)).not.toContain(REASON);
  await page.goto(`${product.url}/dashboard`);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Notifications/ })
    .click();
  await page.getByRole("banner").getByRole("link", { name: "Read why" }).click();
  await arriveAt(page, "The value of your home stays as it was");
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(told).toContainText(WHY);
  await expectSound(page);
  await desk.context().close();
});
