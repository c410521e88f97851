import { expect, type Page } from "@playwright/test";
import { press } from "../arrive.ts";

const toolbarOf = (page: Page) => page.getByRole("complementary", { name: "Developer’s toolbar" });

/** Moves the application's clock with the developer's toolbar. */
export async function letTimePass(page: Page, step: "To appointment" | "+ 3 days"): Promise<void> {
  await press(page, "Dev");
  await moveBy(page, step);
  await press(page, "Dev");
}

/** In which every office of the country is open, by Greenwich. */
const MORNING = { from: 16, until: 19 };

/**
 * Lets the rest of the day and the night go by. A clock that is moved by whole days alone meets an office that has closed for the day again
 * on each of them, where a test is run late.
 */
export async function letMorningCome(page: Page): Promise<void> {
  await press(page, "Dev");
  const hour = async () =>
    new Date((await toolbarOf(page).locator("time").first().getAttribute("datetime")) ?? "").getUTCHours();
  for (let now = await hour(); now < MORNING.from || now >= MORNING.until; now = await hour())
    await moveBy(page, "+ 1 hour");
  await press(page, "Dev");
}

async function moveBy(page: Page, step: string): Promise<void> {
  const ahead = toolbarOf(page).getByText(/h ahead/);
  const before = await ahead.textContent();
  await press(page, step);
  await expect(ahead).not.toHaveText(before ?? "");
}
