import { letOfficeDayEnd, withBrother } from "@gable/testkit/borrower/texas-owners.ts";
import { expect } from "@playwright/test";
import { expectSound } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("a borrower who signed at the Texas office while the other owner did not come is led to another time", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const email = `lupe.came.alone.${repeatEachIndex}@example.com`;
  const walked = await walkIn(product, { persona: "texas-bpo", as: withBrother, email, until: "CO_DEED_REQ" });
  await letOfficeDayEnd(walked);

  await enter(page, product.portalUrl("gable"), walked.client.token());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.portalUrl("gable")}/dashboard`);
  await arriveAt(page, "Lupe, it’s your move");
  await expect(page.getByRole("main")).toContainText("Choose another time at the office");
  await page.getByRole("link", { name: "Continue" }).press("Enter");
  await arriveAt(page, "Who else signs");
  await expect(page.getByText("Another time at the office is needed")).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "Choose another time" }).press("Enter");
  await arriveAt(page, "Not everything was signed at the office");
  await page.getByRole("link", { name: "Choose other times" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Not everything was signed at the office");
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expectSound(page);
});
