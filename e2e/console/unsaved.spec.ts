import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { enterConsole } from "./enter-console.ts";
import { testWithProductAlone } from "./test-with-product-alone.ts";

const test = testWithProductAlone();

const leaving = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

/** Loads the page anew; the browser asks first, and is told to go. */
async function reloadAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).accept();
  await reloaded;
}

test("a note that is not written down yet is not left without asking, by key, link or reload, and one that is, is", async ({
  page,
  product,
}) => {
  const { applicationUuid: uuid } = await openBorrower(product);
  await enterConsole(page, product, "processor", `/file/${uuid}`);
  const note = page.getByLabel("Note for colleagues");
  await note.fill("She is at work until five.");
  await page.getByRole("button", { name: "Add the note" }).focus();
  await page.keyboard.press("b");
  await expectSound(page);
  await leaving(page).getByRole("button", { name: "Stay here" }).press("Enter");
  await expect(note).toHaveValue("She is at work until five.");
  await reloadAsked(page);
  await expect(note).toHaveValue("");

  await note.fill("She is at work until six.");
  await page.getByRole("button", { name: "Add the note" }).press("Enter");
  await expect(page.getByText("She is at work until six.")).toBeVisible();
  await expect(note).toHaveValue("");
  await page.getByRole("link", { name: "See what the borrower sees" }).press("Enter");
  await expect(page).toHaveURL(/\/borrower$/);
});

test("what was typed of a decision is not lost by going back or loading anew", async ({ page, product }) => {
  const { applicationUuid: uuid } = await openBorrower(product);
  await enterConsole(page, product, "processor", "/pipeline");
  await page.locator(`a[href^="/file/${uuid}"]`).press("Enter");
  await page.getByRole("button", { name: "Raise a condition" }).press("Enter");
  const asking = page.getByRole("dialog", { name: "Raise a condition" });
  const asked = asking.getByLabel("What is asked for, as the borrower reads it");
  await asked.fill("Send the last bill of the county.");
  await page.evaluate(() => history.back());
  await leaving(page).getByRole("button", { name: "Stay here" }).press("Enter");
  await expect(asked).toHaveValue("Send the last bill of the county.");
  await reloadAsked(page);
  await expect(asking).toHaveCount(0);
});
