import { walk } from "@gable/testkit/borrower/walk.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { heading } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";

const bureau = {
  name: "Kestrel Credit Bureau",
  address: "1 Report Way, Omaha, NE 68102",
  tollFreePhone: "8005550131",
  website: "https://kestrel.example",
  freezeWebsite: "https://kestrel.example/freeze",
};

let product: OwnProduct;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

test("a bureau that could make no report is asked again from the page that says so", async ({ page }) => {
  product.sandbox.orders.force({
    kind: "credit-bureau",
    act: "pull-soft",
    answer: { outcome: "error", bureau, code: "E1", message: "No report" },
    next: 1,
    later: false,
  });
  const { client, uuid } = await walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "straight-approval",
    email: "asks.the.bureau@example.com",
    until: "CREDIT_ERROR",
  });
  await enter(page, product.url, client.token());
  await page.goto(`${product.url}/account/heloc/${uuid}`);
  await expect(heading(page, "The credit bureau could not answer")).toBeVisible();
  await expect(page.getByText("You can check 3 more times.")).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
  await page.getByRole("button", { name: "Ask the bureau again (soft check)" }).click();
  await expect(page).toHaveURL(`${product.url}/account/heloc/${uuid}/liens`);
});
