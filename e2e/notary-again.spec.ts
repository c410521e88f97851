import { failNotaryQuestions } from "@gable/testkit/borrower/closing-moves.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("whoever fails the notary's questions twice reads when they open again, and when the money comes now", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `notary-again.${repeatEachIndex}@example.com`,
    until: "DEED_SIGNING",
  });
  await failNotaryQuestions(borrower);

  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/notary/error`);
  await arriveAt(page, "Not enough answers were right in the session");
  await expect(page.getByText(/^The questions open again on \w+day, /)).toBeVisible();
  await expect(page.getByText(/your money is expected on \w+day, \w+ \d+\.$/)).toBeVisible();
  expect(await excessWidth(page)).toBe(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Choose a new time" }).click();
  await arriveAt(page, "Meet the notary by video");
});
