import { walk } from "@gable/testkit/borrower/walk.ts";
import { identityNow, rightAnswers, showWithoutFace } from "@gable/testkit/borrower/without-face.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";

let product: OwnProduct;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

/** Chooses in each question as told, and sends the answers. */
async function answer(page: Page, choices: readonly number[]): Promise<void> {
  for (const [index, choice] of choices.entries())
    await page.getByRole("radiogroup").nth(index).getByRole("radio").nth(choice).check();
  await page.getByRole("button", { name: "Send my answers" }).click();
}

test("whoever has no camera answers questions instead: other ones once, and goes on at once", async ({ page }, {
  repeatEachIndex,
}) => {
  const borrower = await walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
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
  await arriveAt(page, "Show that it is you");
  await expect(page.getByRole("timer")).toContainText(/(10:00|9:\d\d) left/);
  await expectAccessible(page);
  expect(await excessWidth(page)).toBe(0);

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
