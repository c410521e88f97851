import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { sendAskedPaper } from "@gable/testkit/borrower/send-asked-paper.ts";
import { upload } from "@gable/testkit/borrower/verification-moves.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { arriveAt } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";

/** What the list calls the picture. */
const LICENCE = "Driver's license, front";

test("what the borrower sent is looked at in the page: a PDF, a picture, and of one that cannot be drawn it is said", async ({
  page,
  product,
}) => {
  const borrower = await openBorrower(product);
  const { applicationUuid: uuid, headers } = borrower;
  await sendAskedPaper(product.url, borrower, "SORENSEN, ADA");
  const client = createBorrowerClient(product.url, "gable", headers.authorization);
  const picture = await upload({ client, uuid }, "DRIVERS_LICENSE_FRONT");
  await enter(page, product.url, headers.authorization);
  await page.goto(`${product.url}/account/heloc/${uuid}/document/disclosures`);
  await arriveAt(page, "Your documents");
  const papers = page.getByRole("listitem").filter({ hasText: /sent/ });
  await expect(papers).toHaveCount(2);

  await papers.getByRole("button", { name: "Other document", exact: true }).press("Enter");
  const opened = page.getByRole("dialog");
  await expect(opened.getByText("Grant deed").first()).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(opened).toHaveCount(0);

  await papers.getByRole("button", { name: LICENCE, exact: true }).press("Enter");
  const shown = opened.getByRole("img", { name: LICENCE });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expectSound(page);
  const kept = page.waitForEvent("download");
  await opened.getByRole("button", { name: "Download" }).press("Enter");
  expect((await kept).suggestedFilename()).toBe(`${LICENCE}.png`);
  await page.keyboard.press("Escape");

  // As a telephone makes them, which most browsers cannot draw.
  await page.route(`**/documents/${picture}`, async (route) =>
    route.fulfill({ status: 200, contentType: "image/heic", body: "no picture that a browser knows" }),
  );
  await page.reload();
  await papers.getByRole("button", { name: LICENCE, exact: true }).press("Enter");
  await expect(opened.getByText("This browser cannot show this kind of picture.")).toBeVisible();
  await expectSound(page);
  const file = page.waitForEvent("download");
  await opened.getByRole("button", { name: "Download" }).press("Enter");
  expect((await file).suggestedFilename()).toBe(`${LICENCE}.heic`);
});
