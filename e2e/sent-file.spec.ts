import { readIntro, signerOf } from "@gable/testkit/borrower/halfway.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { followInvitation, uuidOfSigner } from "@gable/testkit/borrower/signer.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("whoever sends a paper reads when it is looked at, and can open what they sent", async ({ page, product }, {
  repeatEachIndex,
}) => {
  const borrower = await walkIn(product, {
    persona: "pay-stubs",
    email: `sent-file.${repeatEachIndex}@example.com`,
    until: "INCOME_VERIFICATION",
  });
  await asStaff(borrower, {
    act: "raise-condition",
    categoryEnum: "GENERIC_DOCUMENT_REQUEST",
    comments: "Your latest property tax bill",
    documents: 1,
    priorTo: "funding",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions/upload-document`);
  await expect(page.getByText(/^Sent now, it is read by \w+day, /)).toBeVisible();
  await sendAndOpen(page);

  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions`);
  await arriveAt(page, "What we still need");
  await expect(page.getByText(/Somebody reads it by \w+day, /)).toBeVisible();
});

test("a co-signer reads it and opens what they sent too", async ({ page, product }, { repeatEachIndex }) => {
  const walked = await walkIn(product, {
    persona: "joint-owner",
    email: `sent-file.signer.${repeatEachIndex}@example.com`,
    until: "CO_DEED_REQ",
  });
  const { client, mailbox } = signerOf(walked);
  await followInvitation(client, walked.sandboxUrl, mailbox);
  await readIntro(walked);
  const asked = { categoryEnum: "GENERIC_DOCUMENT_REQUEST", comments: "Your mother's deed", documents: 1 } as const;
  await asStaff(walked, { act: "ask-signer", signer: await uuidOfSigner(walked), ...asked, priorTo: "funding" });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, client.token());
  await page.goto(`${product.url}/account/heloc/heloc-signer/conditions`);
  await arriveAt(page, "What we still need from you");
  await expect(page.getByText(/Sent now, it is read by \w+day, /)).toBeVisible();
  await page.getByRole("link", { name: /^Do this now/ }).click();
  await arriveAt(page, "A document");
  await expect(page.getByText(/^Sent now, it is read by \w+day, /)).toBeVisible();
  await sendAndOpen(page);
});

/** Sends a picture, reads when it is looked at, opens it and closes it again. */
async function sendAndOpen(page: Page): Promise<void> {
  await page
    .locator("input[type=file]:not([capture])")
    .setInputFiles({ name: "tax-bill.png", mimeType: "image/png", buffer: Buffer.from(pixel) });
  await page.getByRole("button", { name: "Send this file" }).click();
  await expect(page.getByText(/Somebody reads it by \w+day, /)).toBeVisible();
  await page.getByRole("button", { name: "Open tax-bill.png" }).click();
  const reader = page.getByRole("dialog", { name: "tax-bill.png" });
  await expect(reader.locator("canvas, img").first()).toBeVisible();
  await expectAccessible(page);
  await reader.getByRole("button", { name: "Done" }).click();
  await expect(reader).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open tax-bill.png" })).toBeFocused();
}
