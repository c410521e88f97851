import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { arriveAt, press } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";
import { walkIn } from "../walk-in.ts";

test("who holds the report to be wrong is told who corrects it, by when they are read, and later what they said", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const walked = await walkIn(product, {
    persona: "delinquency",
    email: `late.as.they.say.${repeatEachIndex}@example.com`,
    until: "DELINQUENCY_REVIEW",
  });
  await enter(page, product.url, walked.client.token());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/account/heloc/${walked.uuid}`);
  await arriveAt(page, "What happened with this payment?");
  const withBureau = page.getByText(/^Only .+ can correct the report$/);
  await page.getByRole("radio", { name: /There was a reason/ }).check();
  await expect(withBureau).toHaveCount(0);
  await page.getByRole("radio", { name: /The report is wrong/ }).check();
  await expect(withBureau).toBeVisible();
  await expect(page.getByText(/^Sent now, it is read by /)).toBeVisible();
  await expectSound(page);
  const words = "That loan was paid off in May, and its lender says so too.";
  await page.getByLabel("In your own words").fill(words);
  await press(page, "Send my answer");
  await arriveAt(page, "An underwriter is reading your answer");
  await page.reload();
  await arriveAt(page, "An underwriter is reading your answer");
  await expect(page.getByText(/^It is our move\. It is read by /)).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expect(withBureau).toBeVisible();
  await expectSound(page);
});
