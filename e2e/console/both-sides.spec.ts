import type { Walk } from "@gable/testkit/borrower/move.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { showWithoutFace } from "@gable/testkit/borrower/without-face.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { arriveAt } from "../arrive.ts";
import { enter } from "../enter.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

/** An application that waits for what shows whose the home is. */
async function walkToOwnership(product: TestProduct): Promise<Walk> {
  let found: Walk | undefined;
  const arrived = new Error("It has come there.");
  await walkIn(product, {
    persona: "ownership-mismatch",
    stands: async (walking, { step, delayed }) => {
      if (step !== null || delayed !== undefined) return;
      found = walking;
      throw arrived;
    },
  }).catch((error: unknown) => {
    if (error !== arrived) throw error;
  });
  if (!found) throw new Error("The county has the borrower's name.");
  return found;
}

test("a borrower shows that the home is theirs, an underwriter accepts it, and both are told that it is settled", async ({
  page,
  product,
  browser,
}) => {
  const { uuid, client } = await walkToOwnership(product);
  await enter(page, product.url, client.token());
  await page.goto(`${product.url}/account/heloc/${uuid}/conditions`);
  await page.getByRole("link", { name: /^Answer this/ }).press("Enter");
  await arriveAt(page, "County records have another owner");
  await page
    .locator("main input[type=file]")
    .first()
    .setInputFiles({ name: "deed.png", mimeType: "image/png", buffer: Buffer.from(pixel) });
  await page.getByRole("button", { name: "Send this file" }).press("Enter");
  await expect(page.getByRole("button", { name: "Send this file" })).toHaveCount(0);
  await expect(page.getByText("deed.png").first()).toBeVisible();

  const reviewer = await (await browser.newContext()).newPage();
  await enterConsole(reviewer, product, "underwriter", `/file/${uuid}`);
  const waiting = reviewer
    .getByRole("listitem")
    .filter({ has: reviewer.getByRole("heading", { name: "Ownership", exact: true }) });
  await expect(waiting.getByRole("row", { name: /^Borrower’s name/ })).toContainText(
    /Roberta Dunmore.*HAROLD P DUNMORE.*differs/,
  );
  await expect(waiting).not.toContainText("papers are still to come");
  await expectSound(reviewer);
  await reviewer.getByRole("button", { name: "Accept the ownership", exact: true }).press("Enter");
  const dialog = reviewer.getByRole("dialog", { name: "Accept the ownership" });
  await dialog.getByRole("textbox").fill("The will names her, and the court confirmed it.");
  await dialog.getByRole("button", { name: "Accept the ownership" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(waiting).toHaveCount(0);

  // The borrower has the page open still: it is settled, and there is a way on.
  await arriveAt(page, "Who owns the home");
  await expect(page.getByText("Nothing is asked of you here any more.")).toBeVisible();
  await page.getByRole("link", { name: "Back to my application" }).press("Enter");
  await arriveAt(page, "We found no debt on your home");
  // Notices are fetched once a minute, and with the page.
  await page.reload();
  await page.getByRole("button", { name: /^Notifications/ }).press("Enter");
  const notice = page.getByRole("listitem").filter({ hasText: "Show that the home is yours" }).first();
  await expect(notice).toContainText("Nothing is left to do about it.");
  await expect(notice.getByRole("link")).toHaveCount(0);
});

test("a reviewer asks for new pictures of an ID: the borrower reads why without loading the page, and how often they may try", async ({
  page,
  product,
  browser,
}) => {
  const walked = await walkIn(product, { persona: "straight-approval", until: "IDENTITY_VERIFICATION" });
  await showWithoutFace(walked);
  await enter(page, product.url, walked.client.token());
  await page.goto(`${product.url}/account/heloc/${walked.uuid}`);
  await arriveAt(page, "A person is looking at it");
  const reviewer = await (await browser.newContext()).newPage();
  await enterConsole(reviewer, product, "underwriter", `/file/${walked.uuid}`);
  await reviewer.getByRole("button", { name: "Ask for new pictures", exact: true }).press("Enter");
  const dialog = reviewer.getByRole("dialog", { name: "Ask for new pictures" });
  await dialog.getByLabel("Reason, as the borrower reads it").fill("The corner of the passport is cut off.");
  await dialog.getByRole("button", { name: "Ask for new pictures" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(reviewer.getByText("The borrower’s move").first()).toBeVisible();
  await arriveAt(page, "Show us that it is you");
  await expect(page.getByText("The corner of the passport is cut off.")).toBeVisible();
  await expect(page.getByText("You can try 2 times more. Then a person helps you.")).toBeVisible();

  // Once more: the reviewer is satisfied, and the borrower goes on.
  await showWithoutFace(walked);
  await arriveAt(page, "A person is looking at it");
  await reviewer.getByRole("button", { name: "Accept the identity", exact: true }).press("Enter");
  const accepting = reviewer.getByRole("dialog", { name: "Accept the identity" });
  await accepting.getByRole("textbox").fill("The face on the passport is the one on the license.");
  await accepting.getByRole("button", { name: "Accept the identity" }).press("Enter");
  await expect(accepting).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "A person is looking at it" })).toHaveCount(0);
});
