import { expect, type Locator, type Page } from "@playwright/test";

/** The window of the chat. */
export const chatOf = (page: Page): Locator => page.getByRole("dialog", { name: "Chat with Gable" });

/** Begins a chat with people, as far as the first word. */
export async function beginChat(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/contact`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  await chatOf(page).getByLabel("Your name").fill("Dana Whitfield");
  await chatOf(page).getByLabel("Your email").fill("dana@example.com");
  await chatOf(page).getByRole("button", { name: "Start chat" }).click();
  await expect(chatOf(page).getByLabel("Your message")).toBeVisible();
}
