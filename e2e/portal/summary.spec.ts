import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { heading } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";
import { walkIn } from "../walk-in.ts";

test("the summary says which debts the line pays off and what is left, and takes back the consent to documents on screen", async ({
  page,
  product,
}) => {
  const { uuid, client } = await walkIn(product, {
    persona: "payoff",
    email: "summary@example.com",
    until: "APP_SUBMISSION",
  });
  const portal = product.portalUrl("harbor-pine");
  await enter(page, portal, client.token() ?? "");
  await page.goto(`${portal}/account/heloc/${uuid}/start/app-summary`);
  await expect(heading(page, "Is all of this right?")).toBeVisible();

  const rowsOf = (name: string) => page.getByRole("region", { name }).locator("dl > div");
  const debts = rowsOf("Debts that the line pays off");
  await expect(debts).toHaveText([
    /^Larkfield Card Services ••4128\$18,400\.00/,
    /^Bright Harbor Lending ••6028\$12,200\.00/,
  ]);
  await expect(rowsOf("Your line").filter({ hasText: "Cash to you" })).toContainText("$61,641.97");
  await expect(rowsOf("Your home").filter({ hasText: "Kind of home" })).toContainText("House");

  await expect(page.getByText(/^On .* you agreed to get your documents on screen/)).toBeVisible();
  await page.getByText("Get my documents on paper").click();
  await expectSound(page);
  await page.getByRole("button", { name: "Go on by mail" }).click();
  await expect(page.getByText("Get my documents on screen again")).toBeVisible();
  await expect(page.getByText(/^On .* you agreed to get your documents on screen/)).toHaveCount(0);
});

test("the summary says whether the home is for sale, who else signs and what is paid, and leads to the demographic questions and back", async ({
  page,
  product,
}) => {
  const { uuid, client } = await walkIn(product, {
    persona: "joint-owner",
    email: "summary-answers@example.com",
    until: "SUMMARY_DISCLOSURE",
  });
  const portal = product.portalUrl("gable");
  await enter(page, portal, client.token() ?? "");
  await page.goto(`${portal}/account/heloc/${uuid}/start/app-summary`);
  await expect(heading(page, "Is all of this right?")).toBeVisible();

  const row = (name: string, label: string) =>
    page.getByRole("region", { name, exact: true }).locator("dl > div").filter({ hasText: label });
  await expect(row("Your home", "For sale, now or in the last 6 months")).toContainText("No");
  await expect(row("Your home", "Bought, or title changed, in the last 90 days")).toContainText("No");
  await expect(row("Your home", "Theo James Bergstrom: who this is to you")).toContainText("Spouse");
  await expect(row("Debts on the home", "Catawba Mortgage: payment a month")).toContainText("$1,139.00");
  await expect(row("You", "Language")).toContainText("English");
  await expectSound(page);

  await page.getByRole("link", { name: "Answer these questions again" }).click();
  await expect(page).toHaveURL(/start\/hmda$/);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(heading(page, "Is all of this right?")).toBeVisible();
});
