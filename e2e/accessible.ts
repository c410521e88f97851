import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What is said when a page loads itself anew between the putting in of axe and its run, or during it. */
const isOfPageThatWent = /context was destroyed|reading 'run'/;

/** Every rule of axe holds on the page as it stands; looked at again when it has loaded itself anew meanwhile. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // What covers a page while it loads fades away over it: half faded it has no contrast that anybody reads by.
  await expect(page.locator(".loader")).toHaveCount(0);
  const load = await loadOf(page);
  const look = () => {
    // No page of ours holds one of another origin: axe need not open a page of its own to sum up.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    return (rules ? axe.withRules(rules) : axe).analyze();
  };
  const seen = await look().catch((error: unknown) => {
    if (isOfPageThatWent.test(String(error))) return undefined;
    throw error;
  });
  const faults = seen?.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  if (faults?.length !== 0 && (await loadOf(page)) !== load) {
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    return expectAccessible(page, rules);
  }
  expect(faults).toEqual([]);
}

/** By what one load of a page is told from the next: it may load itself anew, for its tracker (specification part 2). */
export const loadOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.timeOrigin).catch(() => Number.NaN);

/** How many pixels the page is wider than its window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
