import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { arriveAt } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";
import { walkIn } from "../walk-in.ts";

test("whoever adds a debt says when it began and with how much, and finds that again", async ({ page, product }, {
  repeatEachIndex,
}) => {
  const { client, uuid } = await walkIn(product, {
    persona: "straight-approval",
    email: `added-debt.${repeatEachIndex}@example.com`,
    until: "LIEN_VERIFICATION",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, client.token());
  await page.goto(`${product.url}/account/heloc/${uuid}/liens`);
  await arriveAt(page, "Is this what you owe on your home?");
  await page.getByRole("radio", { name: "Yes, it is right" }).check();
  await page.getByRole("button", { name: "Add a debt" }).press("Enter");
  const debt = page.getByRole("region", { name: "Debt that you add (1)" });
  const send = page.getByRole("button", { name: /^(Confirm and see my offers|Save these debts)$/ });
  await send.press("Enter");
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    /Enter the lender’s name\.$/,
    /Enter the month and year in which it began\.$/,
    /Enter what was borrowed at first\.$/,
    /Enter what you still owe\.$/,
    /Enter the monthly payment\.$/,
  ]);
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await debt.getByLabel("Lender", { exact: true }).fill("Sunrise Solar");
  await debt.getByLabel("Month", { exact: true }).fill("05");
  await debt.getByLabel("Year").fill("2099");
  await debt.getByLabel("First borrowed").fill("18000");
  await debt.getByLabel("Still owed").fill("12000");
  await debt.getByLabel("Monthly payment").fill("90");
  await send.press("Enter");
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([/Enter a month that has begun\.$/]);
  await debt.getByLabel("Year").fill("2024");
  await send.press("Enter");
  // With two debts ahead of it there is no line, but for one that pays the other off.
  await arriveAt(page, "Should the line pay off a loan on your home?");
  await expect(page.getByText("Pay off Sunrise Solar")).toBeVisible();
  await page.goto(`${product.url}/account/heloc/${uuid}/liens`);
  await expect(debt.getByLabel("Month", { exact: true })).toHaveValue("05");
  await expect(debt.getByLabel("Year")).toHaveValue("2024");
  await expect(debt.getByLabel("First borrowed")).toHaveValue(/^\$?18,000/);
  // Of a line the limit is what it began with.
  await debt.getByRole("radio", { name: "A line of credit" }).check();
  await expect(debt.getByLabel("First borrowed")).toHaveCount(0);
  await expect(debt.getByLabel("Credit limit")).toBeVisible();
});
