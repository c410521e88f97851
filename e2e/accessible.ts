import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What is said when a page loads itself anew between the putting in of axe and its run, or during it. */
const isOfPageThatWent = /context was destroyed|reading 'run'/;

/** Every rule of axe holds on the page as it stands; looked at again when it has loaded itself anew meanwhile. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const look = () => {
    // No page of ours holds one of another origin: axe need not open a page of its own to sum up.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    return (rules ? axe.withRules(rules) : axe).analyze();
  };
  const { violations } = await look().catch(async (error: unknown) => {
    if (!isOfPageThatWent.test(String(error))) throw error;
    await page.waitForLoadState("networkidle");
    return look();
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** How many pixels the page is wider than its window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
