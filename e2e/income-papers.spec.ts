import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enterConsole } from "./console/enter-console.ts";
import { enter } from "./enter.ts";
import { holdBack } from "./hold-back.ts";
import { upload } from "./stages/identity.ts";
import { test } from "./test-with-late-replies.ts";
import { walkIn } from "./walk-in.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

test("a W-2 goes beside the pay stubs, and whoever reads it says why another employer is in it", async ({
  page,
  browser,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `works-overtime.${repeatEachIndex}@example.com`,
    until: "INCOME_VERIFICATION",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/income/upload/MANUAL_PAYSTUB`);
  await arriveAt(page, "Send your pay stubs");
  await expect(page.getByText("Nothing has to be connected.")).toBeVisible();
  await page.getByText("What a good one looks like").press("Enter");
  await expect(page.getByText("The same for the year to date.")).toBeVisible();
  await expectAccessible(page);
  const dated = page.getByRole("group", { name: "Date on this pay stub" });
  const date = async (month: number, day: number, year: number) => {
    await dated.getByLabel("Month").fill(String(month));
    await dated.getByLabel("Day").fill(String(day));
    await dated.getByLabel("Year").fill(String(year));
  };
  await date(1, 2, 2020);
  await expect(page.getByText("This one is too old to count")).toBeVisible();
  await expect(page.getByRole("group", { name: "Pay stubs" })).toBeHidden();
  await expectAccessible(page);
  const [year = 0, month = 0, day = 0] = localDateAt(new Date().toISOString(), "America/Los_Angeles")
    .split("-")
    .map(Number);
  await date(month, day, year);
  await upload(page, "Pay stubs");
  await page.getByRole("link", { name: "Send my last W-2" }).click();
  await arriveAt(page, "Send your last W-2");
  await upload(page, "Form W-2");
  await expect(page.getByText("That is all we need")).toBeVisible();
  await expectAccessible(page);

  const desk = await (await browser.newContext()).newPage();
  await enterConsole(desk, product, "underwriter", `/file/${borrower.uuid}`);
  await desk.getByRole("link", { name: "Review 2 papers" }).click();
  await expect(desk.getByRole("img", { name: "Pay stub" })).toBeVisible();
  await desk.getByRole("button", { name: /^Record the income/ }).click();
  const stub = desk.getByRole("dialog");
  await expect(stub.getByLabel("Source")).toHaveValue("MANUAL_PAYSTUB");
  await stub.getByLabel("Who pays, as the paper says").fill("Delta Water");
  await stub.getByLabel("Base pay, gross, a year").fill("60,000");
  await stub.getByLabel("Overtime, bonus and commission, this year to date").fill("20,000");
  await stub.getByLabel("Month", { exact: true }).fill("10");
  await stub.getByLabel("Day", { exact: true }).fill("31");
  await stub.getByLabel("Year", { exact: true }).fill("2026");
  await expectAccessible(desk);
  await stub.getByRole("button", { name: "Record the income" }).click();
  await expect(desk.getByText("Paper 1 of 1")).toBeVisible();

  // On a page that is opened anew nobody knows what was sent as what before the list of papers is there.
  const release = await holdBack(desk, new RegExp(`/applications/${borrower.uuid}/documents$`));
  await desk.reload();
  const record = desk.getByRole("button", { name: /^Record the income/ });
  await expect(desk.getByRole("button", { name: /^Return the papers/ })).toBeVisible();
  await expect(record).toHaveCount(0);
  release();
  await record.click();
  const form = desk.getByRole("dialog");
  await expect(form.getByLabel("Source")).toHaveValue("W2");
  await form.getByLabel("Who pays, as the paper says").fill("Harbor School");
  await form.getByLabel("Tax year").fill("2025");
  await form.getByLabel("Wages of the year").fill("70,000");
  await form.getByRole("button", { name: "Record the income" }).click();
  await expect(form).toContainText("The other papers name another employer.");
  await expectAccessible(desk);
  await form.getByLabel("What you compared").fill("The job before this one, until December.");
  await form.getByRole("button", { name: "Record the income" }).click();
  await expect(desk.getByRole("heading", { name: "No paper waits for you" })).toBeVisible();
  await desk.context().close();

  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/income/review`);
  await arriveAt(page, "Show us your income");
  const sources = page.getByRole("region", { name: "What we have" });
  await expect(sources).toContainText("We count $5,000 a month of it");
  await expect(sources).toContainText("By itself it counts nothing.");
});

test("stubs are asked for because a source showed nothing, and the page says that only then", async ({ page }, {
  repeatEachIndex,
}) => {
  const borrower = await walkIn(product, {
    persona: "pay-stubs",
    email: `paper-checks.${repeatEachIndex}@example.com`,
    until: "INCOME_VERIFICATION",
  });
  await moves.INCOME_VERIFICATION?.(borrower);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
  await arriveAt(page, "Send your pay stubs");
  await expect(page.getByText(/^We could not read your pay from the source itself/)).toBeVisible();
  await expect(page.getByText("Nothing has to be connected.")).toHaveCount(0);
});
