import { floodNextHomes } from "@gable/testkit/force-answer.ts";
import { expect } from "@playwright/test";
import { expectSound } from "./accessible.ts";
import { arriveAt, press } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("whoever says to have read the flood notice before it was opened is told to open it, and goes on once it was", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  await floodNextHomes(product.sandboxUrl, 1);
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `flood-notice.${repeatEachIndex}@example.com`,
    until: "GEN_CLOSING_DISCLOSURES",
  });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
  await arriveAt(page, "Your home is in a flood hazard area");
  await press(page, "I have read the notice");
  await expect(page.getByRole("alert")).toHaveText("Open the notice first.");
  await expectSound(page);

  await press(page, /^Open Notice of special flood hazards/);
  const paper = page.getByRole("dialog");
  await expect(paper.getByText(/in an area with special flood hazards/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(paper).toHaveCount(0);
  await expect(page.getByText("Open the notice first.")).toHaveCount(0);
  await press(page, "I have read the notice");
  await arriveAt(page, "Which flood insurance covers your home?");
});
