import { englishBeside, namesOf } from "@gable/testkit/languages/english.ts";
import { lenderOf, textsOf } from "@gable/testkit/languages/texts-of-page.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth } from "../accessible.ts";

const WIDTHS = [320, 390];

/** A screen in Spanish: nothing English is left on it, and nothing is wider than the window. */
export async function expectSpanish(page: Page, route: string, names: readonly string[]): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => excessWidth(page), `${route}, ${width} pixels`).toBeLessThanOrEqual(0);
  }
  const isEnglish = englishBeside([...names, ...namesOf(await page.evaluate(lenderOf))]);
  expect.soft((await page.evaluate(textsOf)).filter(isEnglish), route).toEqual([]);
}
