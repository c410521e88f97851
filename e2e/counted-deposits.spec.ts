import { visitIncome } from "@gable/testkit/borrower/income-visits.ts";
import { shareDeposits } from "@gable/testkit/borrower/share-deposits.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { expectSound } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enterConsole } from "./console/enter-console.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-late-replies.ts";
import { walkIn } from "./walk-in.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

test("whoever is to show their income reads of each way how long it takes, and how many finish it", async ({ page }, {
  repeatEachIndex,
}) => {
  const borrower = await walkIn(product, {
    persona: "self-employed",
    email: `ways.${repeatEachIndex}@example.com`,
    until: "INCOME_VERIFICATION",
  });
  const model = await walkIn(product, {
    persona: "self-employed",
    email: `ways.others.${repeatEachIndex}@example.com`,
    until: "OFFER_SELECTION",
  });
  const at = new Date(product.ctx.clock.now().getTime() - 86_400_000);
  await visitIncome(product, model, "tax-transcript", { at, tried: 40, finished: 37, seconds: 7200 });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/income/review`);
  await arriveAt(page, "Show us your income");
  const way = (named: string, told: string) => page.getByRole("radio", { name: new RegExp(`^${named} *${told}$`) });
  await expect(way("Tax transcript from the IRS", "usually 2 hours, 9 of 10 people finish it")).toHaveCount(1);
  await expect(way("Deposits at my bank", "usually 2 minutes")).toHaveCount(1);
  await expect(way("Upload tax returns", "a person reads it")).toHaveCount(1);
  await expectSound(page);
});

test("whoever finds a deposit that is not their pay says so, and a person who sees the same list decides", async ({
  page,
  browser,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "revised-offer",
    email: `counted-deposits.${repeatEachIndex}@example.com`,
    until: "INCOME_VERIFICATION",
  });
  await shareDeposits(borrower);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/income/review`);
  await arriveAt(page, "Show us your income");
  await page.getByRole("button", { name: "What we counted" }).press("Enter");
  const counted = page.getByRole("dialog", { name: "What we counted" });
  await expect(counted.getByRole("table").first()).toBeVisible();
  await expect(counted.getByText(/a month before tax/)).toBeVisible();
  await expectSound(page);

  await counted.getByText("Something here is not right").press("Enter");
  await counted.getByRole("button", { name: "Send it to a person" }).press("Enter");
  await expect(counted.getByRole("alert")).toBeVisible();
  await counted.getByRole("checkbox").first().check();
  await counted.getByLabel("What should we know?").fill("My sister paid me back.");
  await expectSound(page);
  await counted.getByRole("button", { name: "Send it to a person" }).press("Enter");
  await expect(counted.getByText(/You wrote to us about this on/)).toBeVisible();
  const told = counted.getByRole("group", { name: "What you told us" });
  await expect(told).toContainText("My sister paid me back.");
  await expect(told).toContainText("One deposit is not income.");
  await expect(counted.getByText("Something here is not right")).toHaveCount(0);
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(counted).toHaveCount(0);

  const desk = await (await browser.newContext()).newPage();
  await enterConsole(desk, product, "underwriter", `/file/${borrower.uuid}`);
  await expect(desk.getByText("My sister paid me back.")).toBeVisible();
  await expect(desk.getByText("Not income, says the borrower").first()).toBeVisible();
  await expectSound(desk);
  // There is no paper that could go back.
  await expect(desk.getByRole("button", { name: "Record the income" })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Return the papers" })).toHaveCount(0);
  await desk.getByRole("button", { name: "Answer about the deposits" }).press("Enter");
  const answer = desk.getByRole("dialog", { name: "Answer about the deposits" });
  await expect(answer.getByRole("checkbox").first()).toBeChecked();
  await answer.getByLabel("What the borrower reads").fill("We no longer count what your sister paid.");
  await expectSound(desk);
  await answer.getByRole("button", { name: "Answer about the deposits" }).press("Enter");
  await expect(answer).toHaveCount(0);
  await expect(desk.getByText("My sister paid me back.")).toHaveCount(0);
  await desk.locator("summary", { hasText: "Deposits that were counted" }).press("Enter");
  await expect(desk.getByText("Not counted").first()).toBeVisible();

  await page.reload();
  await arriveAt(page, "Show us your income");
  await page.getByRole("button", { name: "What we counted" }).press("Enter");
  await expect(counted.getByText("We looked, and reckoned the figure anew")).toBeVisible();
  await expect(counted.getByText("We no longer count what your sister paid.")).toBeVisible();
  await expect(told).toContainText("My sister paid me back.");
  await expect(counted.getByText("Not counted").first()).toBeVisible();
  await expectSound(page);
});

test("whoever sees it once their income is verified says so under their answers, and another figure is verified anew", async ({
  page,
  browser,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "revised-offer",
    email: `counted-later.${repeatEachIndex}@example.com`,
    until: "INCOME_VERIFICATION",
  });
  await shareDeposits(borrower);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/income/review`);
  await arriveAt(page, "Show us your income");
  await page.getByRole("button", { name: "Show me the new offers" }).press("Enter");
  await expect(page).toHaveURL(/product\/select/);
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/start/answers`);
  await arriveAt(page, "Your answers");
  await page.getByRole("button", { name: "The deposits we counted as income" }).press("Enter");
  const counted = page.getByRole("dialog", { name: "What we counted" });
  await counted.getByText("Something here is not right").press("Enter");
  await expect(counted.getByText(/Your income is verified already/)).toBeVisible();
  await counted.getByRole("checkbox").first().check();
  await counted.getByLabel("What should we know?").fill("My sister paid me back.");
  await expectSound(page);
  await counted.getByRole("button", { name: "Send it to a person" }).press("Enter");
  await expect(counted.getByText(/You wrote to us about this on/)).toBeVisible();
  // No paper is asked for just now.
  await expect(counted.getByRole("link", { name: "Send a pay stub that shows it" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(counted).toHaveCount(0);

  const desk = await (await browser.newContext()).newPage();
  await enterConsole(desk, product, "underwriter", `/file/${borrower.uuid}`);
  await expect(desk.getByText("My sister paid me back.")).toBeVisible();
  await expect(desk.getByText(/The income is verified already/)).toBeVisible();
  await expect(desk.getByRole("button", { name: "Record the income" })).toHaveCount(0);
  await expectSound(desk);
  await desk.getByRole("button", { name: "Answer about the deposits" }).press("Enter");
  const answer = desk.getByRole("dialog", { name: "Answer about the deposits" });
  await answer.getByLabel("What the borrower reads").fill("We no longer count what your sister paid.");
  await answer.getByRole("button", { name: "Answer about the deposits" }).press("Enter");
  await expect(answer).toHaveCount(0);

  await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
  await arriveAt(page, "Show us your income");
  await page.getByRole("button", { name: "What we counted" }).press("Enter");
  await expect(counted.getByText("We no longer count what your sister paid.")).toBeVisible();
  await expectSound(page);
});
