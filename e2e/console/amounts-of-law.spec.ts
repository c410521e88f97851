import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { type Browser, expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { test } from "../test-with-late-replies.ts";
import { enterConsole } from "./enter-console.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
// Open pages listen to the product.
test.afterEach(({ browser }) =>
  Promise.all(browser.contexts().map((context) => context.close())).then(() => undefined),
);
test.afterAll(() => product.close());

async function administratorAt(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterConsole(page, product, "administrator", path);
  return page;
}

async function lookAt(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
}

test("the amounts of law of a year are entered as published by one administrator and approved by another", async ({
  browser,
}) => {
  const ruth = await administratorAt(browser, "/settings");
  await ruth
    .getByRole("navigation", { name: "Settings by subject" })
    .getByRole("link", { name: "Amounts of law" })
    .click();
  await expect(ruth.getByRole("heading", { name: "Amounts of law", level: 1 })).toBeVisible();
  await expect(
    ruth.getByRole("table", { name: "Amounts of each year" }).getByRole("row", { name: /^2027/ }),
  ).toContainText("Yes");
  await lookAt(ruth);

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
  await lookAt(ruth);
  await feeOf2027.fill("1,418");
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(
    ruth.getByRole("table", { name: "What changes" }).getByRole("row", { name: /2027.*its fees up to/ }),
  ).toContainText("$1,418");
  await ruth.getByLabel("Why").fill("As the Bureau published them in December");
  await ruth.getByRole("button", { name: "Propose this change" }).click();
  await expect(ruth.getByText("You proposed this.")).toBeVisible();

  const vera = await administratorAt(browser, "/settings");
  await vera.getByRole("link", { name: "Look at it" }).click();
  await lookAt(vera);
  await vera.getByRole("button", { name: "Approve" }).click();
  await expect(vera.getByText("In force", { exact: true })).toBeVisible();
  await vera
    .getByRole("navigation", { name: "Settings by subject" })
    .getByRole("link", { name: "Amounts of law" })
    .click();
  const of2027 = vera.getByRole("table", { name: "Amounts of each year" }).getByRole("row", { name: /^2027/ });
  await expect(of2027).toContainText("$1,418");
  await expect(of2027).toContainText("No");
});
