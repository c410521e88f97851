import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";
import { walkIn } from "../walk-in.ts";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

/** Opens what a good paper looks like, by keyboard, and looks at it on a phone. */
async function look(page: Page, point: string): Promise<void> {
  await page.getByText("What a good one looks like").press("Enter");
  await expect(page.getByText(point)).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
}

test("who takes a picture of a licence sees first what has to be on it", async ({ page }, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `good-licence.${repeatEachIndex}@example.com`,
    until: "IDENTITY_VERIFICATION",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
  await page.getByRole("radio", { name: "US Passport" }).check();
  await expect(page.getByText("What a good one looks like")).toBeHidden();
  await page.getByRole("radio", { name: "US Driver's License" }).check();
  await look(page, "All four corners.");
});

test("who owes less than is on record sees what a statement has to show", async ({ page }, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `good-statement.${repeatEachIndex}@example.com`,
    until: "LIEN_VERIFICATION",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
  await page.getByRole("radio", { name: "I owe a different amount" }).first().check();
  await page.getByLabel("What you owe today").first().fill("300,000");
  await look(page, "What you still owe, often called “outstanding principal”.");
});
