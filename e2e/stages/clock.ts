import { expect, type Page } from "@playwright/test";
import { press } from "../arrive.ts";

/** Moves the application's clock with the developer's toolbar. */
export async function letTimePass(page: Page, step: "To appointment" | "+ 3 days"): Promise<void> {
  await press(page, "Dev");
  const toolbar = page.getByRole("complementary", { name: "Developer’s toolbar" });
  const ahead = toolbar.getByText(/h ahead/);
  const before = await ahead.textContent();
  await press(page, step);
  await expect(ahead).not.toHaveText(before ?? "");
  await press(page, "Dev");
}
