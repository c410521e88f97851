import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { findBrokenWords, findCrampedLines, findCutText, findLooseIds, findSmallTargets } from "../readable.ts";
import { expectKeyboardComplete } from "./keyboard.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** A window of 1280 by 1024 pixels at 400 % (WCAG 2.2, 1.4.10). */
const FOUR_TIMES = { width: 320, height: 256 };
/** Of the size that a reader has chosen for text (WCAG 2.2, 1.4.4). */
const LARGE_TEXT = "200%";

/** A screen is whole: one heading that the title repeats, no fault that axe knows, nothing cut or to scroll for sideways, all by keyboard. */
export async function expectWholeScreen(page: Page): Promise<void> {
  const headings = page.getByRole("heading", { level: 1 });
  await expect(headings).toHaveCount(1);
  const brand = await brandOf(page);
  const said = async () => (await page.title()).replace(/^Step \d of \d: /, "");
  await expect.poll(said).toBe(`${((await headings.textContent()) ?? "").trim()} – ${brand}`);
  await expectWhole(page);
}

/** As a phone, a desk and four times the size show it: nothing cut or to scroll for sideways, all by keyboard, no fault that axe knows. */
export async function expectWhole(page: Page): Promise<void> {
  for (const size of [FOUR_TIMES, DESK, PHONE]) {
    await page.setViewportSize(size);
    await expect.poll(() => excessWidth(page), `${size.width} pixels`).toBeLessThanOrEqual(0);
    // A page that has just become narrower is still being laid out: what stays cut is a fault.
    await expect.poll(() => findCutText(page), `with text spaced wider, ${size.width} pixels`).toEqual([]);
    if (size !== PHONE) await expectKeyboardComplete(page);
  }
  expect(await findLooseIds(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await expectAccessible(page);
}

/** With text at twice its size too: nothing to scroll for sideways, nor lines on each other. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await resizeText(page, LARGE_TEXT);
  for (const size of [FOUR_TIMES, PHONE, DESK]) {
    await page.setViewportSize(size);
    await expect.poll(() => excessWidth(page), `large text, ${size.width} pixels`).toBeLessThanOrEqual(0);
    await expect.poll(() => findCrampedLines(page), `large text, ${size.width} pixels`).toEqual([]);
  }
  await expectAccessible(page);
  await resizeText(page, "");
}

/** On a phone, with text at twice its size, no short word is broken in the middle. */
export async function expectWordsWhole(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await resizeText(page, LARGE_TEXT);
  expect(await findBrokenWords(page), "large text on a phone").toEqual([]);
  await resizeText(page, "");
}

/** At four times the size no short word is broken in the middle either. */
export async function expectWordsWholeAtFourTimes(page: Page): Promise<void> {
  await page.setViewportSize(FOUR_TIMES);
  expect(await findBrokenWords(page), "at four times the size").toEqual([]);
}

const resizeText = (page: Page, size: string): Promise<void> =>
  page.evaluate((text) => document.documentElement.style.setProperty("font-size", text), size);

/** The lender's name, as the server tells the page. */
const brandOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById("organisation")?.textContent ?? "{}").orgBrand as string);
