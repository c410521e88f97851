import { expect, type Page } from "@playwright/test";
import { press } from "./arrive.ts";

/** Hands what is asked over to the other of the two, in one's own words; the reader goes on with what has come of it. */
export async function handOver(page: Page, to: string, words: string): Promise<void> {
  await page.getByText(`${to} has this`, { exact: true }).click();
  await page.getByLabel("What you ask them for").fill(words);
  await press(page, `Ask ${to} for it`);
  await expect(page.getByText(`We asked ${to} for it`)).toBeVisible();
  await expect(page.locator(":focus")).toContainText(`We asked ${to} for it`);
}
