import { walk } from "@gable/testkit/borrower/walk.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";

let product: ProductAlone;
test.beforeAll(({ product: shared }) => {
  product = shared;
});

const walkTo = (until: "OFFER_SELECTION" | "HMDA", whose = `offer.panel.${until.toLowerCase()}`) =>
  walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "straight-approval",
    email: `${whose}@example.com`,
    until,
  });

test("the dashboard shows APR, initial draw, monthly payment and fixed term once an offer is chosen, and not before", async ({
  page,
}) => {
  const before = await walkTo("OFFER_SELECTION");
  await enter(page, product.url, before.client.token());
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole("heading", { name: "Choose your offer" })).toBeVisible();
  const panel = page.getByRole("region", { name: "Your offer" });
  await expect(panel).toHaveCount(0);

  const chosen = await walkTo("HMDA");
  await enter(page, product.url, chosen.client.token());
  await page.goto(`${product.url}/dashboard`);
  const facts = panel.locator("dl > div");
  await expect(facts).toHaveText([
    /^APR\d+\.\d\d\d?%$/,
    /^Initial draw\$[\d,]+\.\d\d$/,
    /^Monthly payment\$[\d,]+\.\d\d$/,
    /^Fixed term\d+ years$/,
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

/** Offers that stand until eight in the evening in Sacramento. */
const withEvening = (body: string): string =>
  body.replace(/"expiresAt":"[^"]+"/, '"expiresAt":"2099-12-25T04:00:00.000Z"');

test("until when offers stand is told by the day where the home is, wherever they are read", async ({ browser }) => {
  const walked = await walkTo("OFFER_SELECTION", "far.away");
  const far = await browser.newContext({ timezoneId: "Pacific/Kiritimati" });
  const page = await far.newPage();
  await page.route(/\/offers$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withEvening(await response.text()) });
  });
  await enter(page, product.url, walked.client.token());
  await page.goto(`${product.url}/account/heloc/${walked.uuid}`);
  await expect(page.getByText(/stand until/)).toContainText("Thursday, December 24, 2099");
  await far.close();
});
