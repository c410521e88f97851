import { mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "./accessible.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

type Product = Parameters<typeof walkIn>[0];

/** Where the documents lie ready, and the reason is told before the browser asks where one is. */
async function comeToSign(page: Page, product: Product, email: string) {
  const borrower = await walkIn(product, { persona: "straight-approval", email, until: "FINAL_OFFER" });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/signing/intro`);
  await page.getByLabel("Six digits").fill(await mailedCode(borrower));
  await page.getByRole("button", { name: "Confirm" }).press("Enter");
  await page.getByRole("button", { name: "Read and sign" }).press("Enter");
  const reason = page.getByRole("dialog", { name: "Why We Need Your Location" });
  await expect(reason.getByText("Your browser asks you next; choose Allow.")).toBeVisible();
  await expectSound(page);
  return reason;
}

test("whoever keeps their location from the page reads how to allow it, whom else to call, and signs once they do", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const reason = await comeToSign(page, product, `where.refused.${repeatEachIndex}@example.com`);
  await reason.getByRole("button", { name: "Share my location" }).press("Enter");
  await expect(reason.getByText("Your browser did not share your location")).toBeVisible();
  await expect(reason.getByRole("link", { name: /^Call / })).toBeVisible();
  await expect(reason.getByRole("button", { name: "Go on without it" })).toHaveCount(0);
  await expectSound(page);
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 38.49, longitude: -121.53 });
  await reason.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(reason).toHaveCount(0);
  await expect(page).toHaveURL(/signing\/sign$/);
});

test("whoever comes to papers that took the place of others reads why, before they sign", async ({ page, product }, {
  repeatEachIndex,
}) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `drawn.anew.${repeatEachIndex}@example.com`,
    until: "FINAL_OFFER",
  });
  await page.route(/\/heloc\/[^/]+\/signing$/, async (route) => {
    const reply = await route.fetch();
    const redrawn = { because: "ANSWERS", wasSigned: true, at: new Date().toISOString() };
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), redrawn } });
  });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/signing/intro`);
  await page.getByLabel("Six digits").fill(await mailedCode(borrower));
  await page.getByRole("button", { name: "Confirm" }).press("Enter");
  await expect(page.getByText("One of your answers was corrected, and it stands in them.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Read and sign" })).toBeVisible();
  await expectSound(page);
});

test("whoever has a device that does not know where it is goes on without it", async ({ page, product }, {
  repeatEachIndex,
}) => {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(null);
  const reason = await comeToSign(page, product, `where.unknown.${repeatEachIndex}@example.com`);
  await reason.getByRole("button", { name: "Share my location" }).press("Enter");
  await expect(reason.getByText("This device does not know where it is")).toBeVisible();
  await expectSound(page);
  await reason.getByRole("button", { name: "Go on without it" }).press("Enter");
  await expect(reason).toHaveCount(0);
  await expect(page).toHaveURL(/signing\/sign$/);
});

test("whoever decides not to sign at the first document is asked once more, and their application is closed", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 38.49, longitude: -121.53 });
  const reason = await comeToSign(page, product, `sign.not.${repeatEachIndex}@example.com`);
  await reason.getByRole("button", { name: "Share my location" }).press("Enter");
  await expect(reason).toHaveCount(0);
  await page.getByRole("checkbox", { name: /I intend to sign electronically/ }).press("Space");
  await page.getByRole("button", { name: "Adopt and read the first document" }).press("Enter");
  await page.getByText("Something is not right?").press("Enter");
  await page.getByRole("button", { name: "I decide not to sign" }).press("Enter");
  const asking = page.getByRole("dialog", { name: "Do you want to end it here?" });
  await expect(asking).toContainText("there is no claim on your home");
  await expectSound(page);
  await asking.getByRole("button", { name: "Back to the document" }).press("Enter");
  await expect(page.getByRole("button", { name: "I decide not to sign" })).toBeFocused();
  await page.getByRole("button", { name: "I decide not to sign" }).press("Enter");
  await asking.getByRole("button", { name: "End my application" }).press("Enter");
  await expect(asking).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("row", { name: "1418 Alder Creek Court" })).toContainText("Closed");
});
