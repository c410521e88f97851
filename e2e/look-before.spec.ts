import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible, expectSound } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
import { plainPdf } from "./plain-pdf.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

const picture = (name: string) => ({ name, mimeType: "image/png", buffer: Buffer.from(pixel) });
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

test("whoever chooses papers looks at them, takes another and leaves one out before any goes", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `look-before.${repeatEachIndex}@example.com`,
    until: "HMDA",
  });
  await asStaff(borrower, {
    act: "raise-condition",
    categoryEnum: "GENERIC_DOCUMENT_REQUEST",
    comments: "The deed of 2016.",
    documents: 2,
    priorTo: "funding",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions/upload-document`);
  await arriveAt(page, "A document that we need");
  const field = page.getByRole("group", { name: "Document" });
  const row = (name: string) => field.getByRole("listitem").filter({ hasText: name });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/documents")) sent.push(request.url());
  });

  await field
    .getByLabel("Choose a file")
    .setInputFiles([
      pdf("deed.pdf", await plainPdf(2)),
      picture("cat.png"),
      pdf("locked.pdf", await plainPdf(1, "2468")),
    ]);
  await expect(row("deed.pdf")).toContainText("2 pages");
  await expect(row("deed.pdf")).toContainText("Not sent yet");
  await expect(row("locked.pdf")).toContainText("It is locked with a password");
  await expect(field.getByText("Look before it goes")).toBeVisible();
  await expect(row("cat.png").locator("img")).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);

  await page.getByRole("button", { name: "Look at cat.png" }).click();
  const shown = page.getByRole("dialog", { name: "cat.png" });
  await expect(shown.getByRole("img", { name: "cat.png" })).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Look at cat.png" })).toBeFocused();

  // Nothing is kept yet: whoever loads the page anew is asked first.
  const asked = page.waitForEvent("dialog");
  const leaving = page.evaluate(() => location.reload());
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).dismiss();
  await leaving;

  await page.getByLabel(/^Choose another ?\(cat\.png\)/).setInputFiles(picture("map.png"));
  await expect(row("map.png")).toContainText("Not sent yet");
  await expect(row("cat.png")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove locked.pdf" }).click();
  await expect(row("locked.pdf")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove map.png" })).toBeFocused();
  expect(sent).toHaveLength(0);

  await page.getByRole("button", { name: "Send these 2 files" }).click();
  await expect(page.getByText("We have what you sent")).toBeVisible();
  await expect(field.getByText("Received")).toHaveCount(2);
  await expect(field.getByText("Not sent yet")).toHaveCount(0);
  expect(sent).toHaveLength(2);
  await expectAccessible(page);
});

test("pictures of an ID are sent with the form, and one taken in the place of another is the one that goes", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `look-before.id.${repeatEachIndex}@example.com`,
    until: "IDENTITY_VERIFICATION",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/identity`);
  await arriveAt(page, "Show us that it is you");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/documents")) sent += 1;
  });
  await page.getByRole("radio", { name: "US Passport" }).check();
  const side = page.getByRole("group", { name: "Page with your picture" });
  await side.getByLabel("Choose a file").setInputFiles(picture("blurred.png"));
  await side.getByLabel(/^Choose another ?\(blurred\.png\)/).setInputFiles(picture("sharp.png"));
  await expect(side.getByRole("button", { name: "Look at sharp.png" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send this file" })).toHaveCount(0);
  await page
    .getByRole("group", { name: "A picture of your face" })
    .getByLabel("Choose a file")
    .setInputFiles(picture("face.png"));
  expect(sent).toBe(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check my identity" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Show us that it is you" })).toHaveCount(0);
  // Both, and not the one that was replaced.
  expect(sent).toBe(2);
});

test("whoever has a paper with a password types it once, and the paper goes without it", async ({ page, product }, {
  repeatEachIndex,
}) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `unlocked.${repeatEachIndex}@example.com`,
    until: "HMDA",
  });
  await asStaff(borrower, {
    act: "raise-condition",
    categoryEnum: "GENERIC_DOCUMENT_REQUEST",
    comments: "Your statement of September.",
    documents: 1,
    priorTo: "funding",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions/upload-document`);
  await arriveAt(page, "A document that we need");
  const field = page.getByRole("group", { name: "Document" });
  await field.getByLabel("Choose a file").setInputFiles(pdf("statement.pdf", await plainPdf(3, "Ñandú 1955")));
  const password = field.getByLabel("Its password");
  await field.getByRole("button", { name: "Unlock it" }).press("Enter");
  await expect(field.getByText("Type the password that the file asks for.")).toBeVisible();
  await password.fill("1955");
  await password.press("Enter");
  await expect(field.getByText("This password does not open it.")).toBeVisible();
  await expect(password).toBeFocused();
  await expectSound(page);
  await password.fill("Ñandú 1955");
  await password.press("Enter");
  await expect(field.getByText("It is unlocked, and can go.")).toBeVisible();
  await expect(field.getByText("3 pages")).toBeVisible();
  await expect(password).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Look at statement.pdf" })).toBeFocused();
  await expectSound(page);

  await page.getByRole("button", { name: "Send this file" }).press("Enter");
  await expect(page.getByText("We have what you sent")).toBeVisible();
  await expect(field.getByText("Received")).toBeVisible();
  // What came opens for whoever reads it, and asks for nothing.
  await page.getByRole("button", { name: /statement\.pdf/ }).press("Enter");
  const opened = page.getByRole("dialog", { name: /statement\.pdf/ });
  await expect(opened.getByText("Page 1", { exact: true })).toBeAttached();
});
