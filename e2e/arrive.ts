import { expect, type Locator, type Page } from "@playwright/test";
import { excessWidth, expectAccessible, loadOf } from "./accessible.ts";

export const heading = (page: Page, title: string | RegExp): Locator =>
  page.getByRole("heading", { level: 1, name: title });

/**
 * Waits for a screen by its heading, until it is whole and nothing lies over it, and looks at it as everybody must be able to: one
 * heading that the window's title repeats, no fault that axe knows, nothing to scroll for sideways.
 */
export async function arriveAt(page: Page, title: string | RegExp): Promise<void> {
  const load = await loadOf(page);
  try {
    await expectWhole(page, title);
  } catch (fault) {
    if ((await loadOf(page)) === load) throw fault;
    // It has loaded itself anew meanwhile.
    return arriveAt(page, title);
  }
}

async function expectWhole(page: Page, title: string | RegExp): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: /^(Loading|Fetching|Opening)/ })).toHaveCount(0);
  const headings = page.getByRole("heading", { level: 1 });
  await expect(headings).toHaveCount(1);
  const said = async () => (await page.title()).replace(/^Step \d of \d: /, "");
  await expect.poll(said).toBe(`${(await headings.textContent()) ?? ""} – Gable`);
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
}

/** Presses what leads on. */
export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole("button", { name }).click();
