import { expect } from "@playwright/test";
import { arriveAt, press } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

/** The sandbox's bank has another name than the borrower's on an account that ends so. */
const OF_SOMEBODY_ELSE = "4417700004";
/** Confirmed at once. */
const OWN = "4417700028";

test("an account that bears another name is said to be looked at wherever it is shown, and another one may be given at once", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `whose-account.${repeatEachIndex}@example.com`,
    until: "DISBURSEMENT_ACCOUNT",
  });
  const home = `${product.url}/account/heloc/${borrower.uuid}`;
  const type = async (number: string) => {
    await page.getByLabel("Routing number").fill("021000021");
    await page.getByLabel("Account number", { exact: true }).fill(number);
    await page.getByLabel("Account number again").fill(number);
    await page.getByRole("radio", { name: "Checking" }).check();
    await press(page, "Check this account");
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${home}/bank/manual-disburse`);
  await arriveAt(page, "Which account should the money go to?");
  await type(OF_SOMEBODY_ELSE);
  await arriveAt(page, "How would you like to pay each month?");

  await page.goto(`${home}/bank/confirm`);
  await arriveAt(page, "Your accounts and payments");
  await expect(page.getByText("We are making sure that this account is yours")).toBeVisible();
  await page.getByRole("link", { name: "See what helps" }).click();
  await arriveAt(page, "What we still need");
  await page.getByRole("link", { name: /^Send it/ }).click();
  await arriveAt(page, "Show that the account is yours");
  await page.getByRole("link", { name: "Use another account" }).click();
  await arriveAt(page, "Where should the money go?");
  await page.getByRole("link", { name: "I would rather type the account numbers" }).click();
  await arriveAt(page, "Which account should the money go to?");
  await type(OWN);
  await arriveAt(page, "How would you like to pay each month?");

  await page.goto(`${home}/bank/confirm`);
  await expect(page.getByText(/checking ending in 0028/)).toBeVisible();
  await expect(page.getByText("We are making sure that this account is yours")).toHaveCount(0);
});
