import { expect, type Page } from "@playwright/test";
import { excessWidth } from "../accessible.ts";
import { englishBeside } from "./english.ts";

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

/** Every text in something that may be a name: what is said in one language as in the other. */
export function namesOf(known: unknown): string[] {
  if (typeof known === "string") return /^[\p{Lu}\d]/u.test(known) ? [known] : [];
  if (typeof known !== "object" || known === null) return [];
  return Object.entries(known).flatMap(([key, value]) => (key === "en" ? [] : namesOf(value)));
}

/** Runs in the page. What the lender says of itself. */
function lenderOf(): unknown {
  return JSON.parse(document.getElementById("organisation")?.textContent ?? "{}");
}

/** Runs in the page. Every piece of text that can be seen or heard, but for what is said to be in English, and papers themselves. */
function textsOf(): string[] {
  const unsaid = "[lang=en], .viewer, script, style";
  const isSaid = (element: Element): boolean => element.closest(unsaid) === null && element.checkVisibility();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && isSaid(node.parentElement)) texts.push(node.textContent ?? "");
  for (const element of document.querySelectorAll("[aria-label], [alt], [placeholder], [title]"))
    if (isSaid(element))
      for (const name of ["aria-label", "alt", "placeholder", "title"]) texts.push(element.getAttribute(name) ?? "");
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))];
}
