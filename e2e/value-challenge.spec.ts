import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { expect } from "@playwright/test";
import { arriveAt, press } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("whoever holds the value to be wrong shows why, and reads what a broker found and what it was before", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `value-challenge.${repeatEachIndex}@example.com`,
    until: "OFFER_SELECTION",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/bpo/estimate-value`);
  await arriveAt(page, "What do you think your home is worth?");
  await page.getByLabel("Your estimate").fill("700000");
  await press(page, "Ask for a broker's look");
  await expect(page.getByRole("link", { name: /: Answer this to go on\.$/ })).toBeVisible();
  await page.getByLabel("What did the valuation miss?").fill("An extension of 2021, and two sales next door.");

  // Four at once, of which three are taken: what was taken can be sent.
  const evidence = page.getByRole("group", { name: "What shows it" });
  const files = [1, 2, 3, 4].map((number) => ({
    name: `sale-${number}.png`,
    mimeType: "image/png",
    buffer: Buffer.from(pixel),
  }));
  await evidence.getByLabel("Choose a file").setInputFiles(files);
  await expect(evidence.getByText("sale-4.png is one more than fits here")).toBeVisible();
  await expect(evidence.getByText("Not sent yet")).toHaveCount(3);
  // By the keyboard: pictures that come late may move what a pointer is on.
  await page.getByRole("button", { name: "Ask for a broker's look" }).press("Enter");

  await expect(page.getByText("We looked at the value again")).toBeVisible();
  await expect(
    page.getByText(/A broker saw the home and values it at \$\d+,\d+\. .* we took it to be before\./),
  ).toBeVisible();
  await arriveAt(page, /^Your home is now valued at \$\d+,\d+$/);
  await page.getByRole("link", { name: "Back to where I was" }).click();
  await expect(page).toHaveURL(/product\/select/);
});
