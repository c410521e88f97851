import { walk } from "@gable/testkit/borrower/walk.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";

let product: OwnProduct;
test.beforeAll(({ product: shared }) => {
  product = shared;
});

const walkTo = (until: "OFFER_SELECTION" | "HMDA") =>
  walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "straight-approval",
    email: `offer.panel.${until.toLowerCase()}@example.com`,
    until,
  });

test("the dashboard shows APR, initial draw, monthly payment and fixed term once an offer is chosen, and not before", async ({
  page,
}) => {
  const before = await walkTo("OFFER_SELECTION");
  await enter(page, product.url, before.client.token());
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole("heading", { name: "Choose your offer" })).toBeVisible();
  const panel = page.getByRole("region", { name: "Your offer" });
  await expect(panel).toHaveCount(0);

  const chosen = await walkTo("HMDA");
  await enter(page, product.url, chosen.client.token());
  await page.goto(`${product.url}/dashboard`);
  const facts = panel.locator("dl > div");
  await expect(facts).toHaveText([
    /^APR\d+\.\d\d\d?%$/,
    /^Initial draw\$[\d,]+\.\d\d$/,
    /^Monthly payment\$[\d,]+\.\d\d$/,
    /^Fixed term\d+ years$/,
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});
