import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Every rule of axe holds on the page as it stands; looked at again when it has loaded itself anew meanwhile. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const look = () => {
    // No page of ours holds one of another origin: axe need not open a page of its own to sum up.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    return (rules ? axe.withRules(rules) : axe).analyze();
  };
  const { violations } = await look().catch(async (error: unknown) => {
    if (!String(error).includes("context was destroyed")) throw error;
    await page.waitForLoadState("networkidle");
    return look();
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** How many pixels the page is wider than its window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
