import type { Page } from "@playwright/test";

/**
 * Gives a browser the token of a session, before any page of the site runs there: a page that runs already may find it refused, and throw
 * it away.
 */
export async function enter(page: Page, site: string, token: string | undefined): Promise<void> {
  await page.goto(`${site}/healthz`);
  await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), token ?? "");
}
