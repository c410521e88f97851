import { mailed } from "@gable/testkit/borrower/signer.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectSound } from "./accessible.ts";
import { arriveAt, press } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("the mail about the days to cancel leads to where one cancels, also before the deed is signed", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const email = `cancels.before.the.deed.${repeatEachIndex}@example.com`;
  const { client } = await walkIn(product, { persona: "straight-approval", email, until: "DEED_SIGNING" });
  const link = await mailed(product.sandboxUrl, email, ({ subject, text }) =>
    subject?.startsWith("You may cancel until") ? /https?:\S+/.exec(text)?.[0] : undefined,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, new URL(link).origin, client.token());
  await page.goto(link);
  await arriveAt(page, "Your documents");
  await expect(page.getByText(/^Cancel by midnight on \w+day, /)).toBeVisible();
  expect(await excessWidth(page)).toBe(0);
  await expectSound(page);
  await press(page, "Cancel the loan");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the loan" }).click();
  await expect(page.getByRole("main")).toContainText("The loan is cancelled");
  await expect(page.getByRole("button", { name: "Cancel the loan" })).toHaveCount(0);
});
