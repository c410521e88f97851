import { expect, type Locator, type Page } from "@playwright/test";

/** The window of the chat. */
export const chatOf = (page: Page): Locator => page.getByRole("dialog", { name: "Chat with Gable" });

/** Begins a chat with people, as far as the first word; an empty `email` leaves none. */
export async function beginChat(page: Page, site: string, email = "dana@example.com"): Promise<void> {
  await page.goto(`${site}/contact`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  await chatOf(page).getByLabel("Your name").fill("Dana Whitfield");
  await chatOf(page).getByLabel("Your email").fill(email);
  await chatOf(page).getByRole("button", { name: "Start chat" }).click();
  await expect(chatOf(page).getByLabel("Your message")).toBeVisible();
}
