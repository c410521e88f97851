import { walk } from "@gable/testkit/borrower/walk.ts";
import { expect } from "@playwright/test";
import { expectSound } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";

test("whoever the county does not have as the owner reads which county, by its name in full", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  let looks = 0;
  await walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "ownership-mismatch",
    email: `county-owner.${repeatEachIndex}@example.com`,
    until: "LIEN_VERIFICATION",
    stands: async ({ client, uuid }, { step, delayed }) => {
      // A vendor who takes long leaves an application without a step as well; and it is changed more than once while it stands there.
      if (step !== null || delayed !== undefined || looks > 0) return;
      looks += 1;
      await enter(page, product.url, client.token());
      await page.goto(`${product.url}/account/heloc/${uuid}/review-app/incorrect-ownership`);
      await arriveAt(page, "County records have another owner");
      await expect(page.getByText("Jefferson County has", { exact: true })).toBeVisible();
      await expectSound(page);
    },
  });
  expect(looks).toBe(1);
});
