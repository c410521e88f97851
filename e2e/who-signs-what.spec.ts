import { adopt } from "@gable/testkit/borrower/halfway.ts";
import { expect } from "@playwright/test";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("whoever is about to sign reads what a co-owner signs, and that the deed comes later before a notary", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "joint-owner",
    email: `who-signs.${repeatEachIndex}@example.com`,
    until: "FINAL_OFFER",
  });
  await adopt(borrower);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/signing/intro`);
  await arriveAt(page, "Your documents are ready to sign");
  const who = page.getByRole("region", { name: "Who signs what" });
  await expect(who.getByRole("listitem")).toHaveText([
    /^You, here\s*The documents above\.$/,
    /^Theo\s*Their own documents, after you\. They sign no credit agreement and owe nothing\.$/,
    /^You and Theo, before a notary\s*The deed that makes your home the security/,
  ]);
});
