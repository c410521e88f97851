import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

test("the amounts of law of a year are entered as published by one administrator and approved by another", async ({
  page: ruth,
  product,
  browser,
}) => {
  await enterConsole(ruth, product, "administrator", "/settings");
  await ruth
    .getByRole("navigation", { name: "Settings by subject" })
    .getByRole("link", { name: "Amounts of law" })
    .click();
  await expect(ruth.getByRole("heading", { name: "Amounts of law", level: 1 })).toBeVisible();
  await expect(
    ruth.getByRole("table", { name: "Amounts of each year" }).getByRole("row", { name: /^2027/ }),
  ).toContainText("Yes");
  await expectSound(ruth);

  await ruth.getByRole("link", { name: "Change …" }).click();
  const years = ruth.getByRole("table", { name: "Amounts of each year" });
  const feeOf2027 = years.getByLabel("High-cost test: its fees up to, row 3");
  await expect(years.getByLabel("Year, row 3")).toHaveValue("2027");
  await years.getByLabel("High-cost test: small line below, row 3").fill("28,348");
  await feeOf2027.fill("14,180");
  await years.getByLabel("Not published yet, row 3").selectOption("No");
  await ruth.getByRole("button", { name: "Add a year" }).click();
  await years.getByLabel("Year, row 4").fill("2029");
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(years.getByLabel("High-cost test: small line below, row 4")).toHaveAccessibleDescription(/Fill this in/);
  await years.getByRole("button", { name: "Take out row 4" }).click();
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(feeOf2027).toHaveAccessibleDescription(/far from the year before/);
  await expectSound(ruth);
  await feeOf2027.fill("1,418");
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(
    ruth.getByRole("table", { name: "What changes" }).getByRole("row", { name: /2027.*its fees up to/ }),
  ).toContainText("$1,418");
  await ruth.getByLabel("Why").fill("As the Bureau published them in December");
  await ruth.getByRole("button", { name: "Propose this change" }).click();
  await expect(ruth.getByText("You proposed this.")).toBeVisible();

  const vera = await (await browser.newContext()).newPage();
  await enterConsole(vera, product, "administrator", "/settings");
  await vera.getByRole("link", { name: "Look at it" }).click();
  await expectSound(vera);
  await vera.getByRole("button", { name: "Approve" }).click();
  await expect(vera.getByText("In force", { exact: true })).toBeVisible();
  await vera
    .getByRole("navigation", { name: "Settings by subject" })
    .getByRole("link", { name: "Amounts of law" })
    .click();
  const of2027 = vera.getByRole("table", { name: "Amounts of each year" }).getByRole("row", { name: /^2027/ });
  await expect(of2027).toContainText("$1,418");
  await expect(of2027).toContainText("No");
  await vera.context().close();
});
