import { expect, type Page } from "@playwright/test";

/** A notary at their desk writes down a commission of West Virginia; `look` is called at what is filled in and not saved yet. */
export async function writeCommission(page: Page, look?: () => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: "Write down a commission" }).press("Enter");
  const writing = page.getByRole("dialog", { name: "Write down a commission" });
  await writing.getByLabel("Commission number").fill("WV-77120");
  await writing.getByLabel("State of the commission").selectOption("West Virginia");
  await writing.getByLabel("County of the commission").fill("Cabell");
  await writing.getByLabel("Expires on").fill("2041-03-31");
  await look?.();
  await writing.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("row", { name: /West Virginia/ })).toContainText("WV-77120");
}
