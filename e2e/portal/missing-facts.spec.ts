import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { arriveAt, press } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

test("who comes with an account and no answers is asked for all that a bureau needs, and led on", async ({ page }) => {
  const { headers, applicationUuid } = await openBorrower(product);
  const application = `${product.url}/account/heloc/${applicationUuid}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, headers.authorization);
  await page.goto(application);
  await arriveAt(page, "A few things are still missing");
  await expectSound(page);
  const go = "See my offers (soft check)";
  await press(page, go);
  const summary = page.getByRole("alert", { name: "Please check this" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link", { name: "Choose how you earn your living." })).toBeVisible();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Sorensen");
  await page.getByLabel("Month").fill("4");
  await page.getByLabel("Day").fill("12");
  await page.getByLabel("Year", { exact: true }).fill("1979");
  await page.getByLabel("Street address").fill("1418 Alder Creek Court");
  await page.getByLabel("ZIP code").fill("95831");
  await expect(page.getByLabel("City")).toHaveValue("Sacramento");
  await page.getByRole("radio", { name: "Full-time job" }).check();
  await page.getByLabel("Income a year, before tax").fill("142,000");
  await page.getByRole("checkbox").check();
  await expectSound(page);
  await press(page, go);
  await expect(page).not.toHaveURL(/start\/profile/);
});

test("what is to be mended is told in the language in which the page is read now, the fields' names too", async ({
  page,
}) => {
  const { headers, applicationUuid } = await openBorrower(product);
  await enter(page, product.url, headers.authorization);
  await page.goto(`${product.url}/account/heloc/${applicationUuid}`);
  await arriveAt(page, "A few things are still missing");
  await page.getByLabel("First name").fill("a".repeat(61));
  await page.getByLabel("Last name").fill("b".repeat(61));
  await press(page, "See my offers (soft check)");
  const summary = page.getByRole("alert");
  const links = summary.getByRole("link");
  await expect(links.nth(0)).toHaveText("First name: Use at most 60 letters.");
  await expect(links.nth(1)).toHaveText("Last name: Use at most 60 letters.");

  const spanish = page.getByRole("banner").getByRole("button", { name: "Español" });
  await spanish.click();
  await expect(summary).toHaveAccessibleName("Revise lo siguiente");
  await expect(links.nth(0)).toHaveText("Nombre: Use como máximo 60 letras.");
  await expect(links.nth(1)).toHaveText("Apellidos: Use como máximo 60 letras.");
  // Nothing new is wrong: the focus stays where the reader is.
  await expect(page.getByRole("banner").locator(":focus")).toHaveCount(1);
});
