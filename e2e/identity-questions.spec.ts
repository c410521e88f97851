import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import {
  identityNow,
  rightAnswers,
  showSignerWithoutFace,
  showWithoutFace,
} from "@gable/testkit/borrower/without-face.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

let product: ProductAlone;
/** In this process, where a signer is there without a whole journey. */
let alone: TestProduct;

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  alone = await startProductAlone();
});
test.afterAll(() => alone.close());

/** Chooses in each question as told, and sends the answers. */
async function answer(page: Page, choices: readonly number[]): Promise<void> {
  for (const [index, choice] of choices.entries())
    await page.getByRole("radiogroup").nth(index).getByRole("radio").nth(choice).check();
  await page.getByRole("button", { name: "Send my answers" }).click();
}

test("whoever has no camera answers questions instead: other ones once, and goes on at once", async ({ page }, {
  repeatEachIndex,
}) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `faceless.${repeatEachIndex}@example.com`,
    until: "IDENTITY_VERIFICATION",
  });
  await showWithoutFace(borrower);

  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/identity`);
  await arriveAt(page, "A person is looking at it");
  await page.getByRole("button", { name: "Ask me the questions" }).press("Enter");
  // At once: to look at the whole page takes time.
  await expect(page.getByRole("timer")).toContainText(/(10:00|9:\d\d) left/);
  await arriveAt(page, "Show that it is you");
  await expectAccessible(page);
  expect(await excessWidth(page)).toBe(0);
  await page.getByRole("button", { name: "Send my answers" }).click();
  for (const missing of ["Answer question 1.", "Answer question 2."])
    await expect(page.getByRole("alert").getByRole("link", { name: missing })).toBeVisible();

  const right = await rightAnswers(borrower);
  await answer(
    page,
    right.map(({ choice }) => (choice + 1) % 4),
  );
  await expect(page.getByText("These are other questions.")).toBeVisible();
  await expectAccessible(page);
  const again = await rightAnswers(borrower);
  await answer(
    page,
    again.map(({ choice }) => choice),
  );
  await expect(page).not.toHaveURL(/identity$/);
  expect(await identityNow(borrower)).toMatchObject({ state: "PASSED" });
});

test("somebody who signs beside the borrower is asked as well, and told that a person looks where nothing fits", async ({
  page,
}) => {
  const { headers } = await openSigner(alone, await openBorrower(alone));
  await showSignerWithoutFace(createBorrowerClient(alone.url, "gable", headers.authorization), "1983-12-11");
  await page.setViewportSize({ width: 1280, height: 844 });
  await enter(page, alone.url, headers.authorization);
  await page.goto(`${alone.url}/account/heloc/heloc-signer/identity`);
  await arriveAt(page, "A person is looking at it");
  await page.getByRole("button", { name: "Ask me the questions" }).click();
  await arriveAt(page, "Show that it is you");
  for (const isAgain of [false, true]) {
    await expect(page.getByText("These are other questions.")).toHaveCount(isAgain ? 1 : 0);
    await answer(page, [3, 3, 3, 3, 3]);
  }
  await expect(page.getByText("Not enough answers fit the records")).toBeVisible();
  await expectAccessible(page);
});
