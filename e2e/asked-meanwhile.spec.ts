import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { expect } from "@playwright/test";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("an open page looks every minute for what is asked, and as soon as it is looked at again", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const email = `asked-meanwhile.${repeatEachIndex}@example.com`;
  const borrower = await walkIn(product, { persona: "straight-approval", email, until: "HMDA" });
  const comments = "The deed of 2018.";
  const asked = { categoryEnum: "GENERIC_DOCUMENT_REQUEST", comments, documents: 1, priorTo: "funding" } as const;
  await asStaff(borrower, { act: "raise-condition", ...asked });
  await enter(page, product.url, borrower.client.token());
  let looks = 0;
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("/conditions/external-applicants")) looks += 1;
  });
  await page.clock.install();
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions`);
  await arriveAt(page, "What we still need");
  const atFirst = looks;
  expect(atFirst).toBeGreaterThan(0);
  await page.clock.fastForward("01:00");
  await expect.poll(() => looks).toBeGreaterThan(atFirst);

  // Not a minute goes by: its clock stands but for moments.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const before = looks;
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return looks;
    })
    .toBeGreaterThan(before);
});
