import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { findLooseIds } from "./readable.ts";

/** The shortest form of it: less than half as much is sent to each page, and read there. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What is said when a page loads itself anew between the putting in of axe and its run, or during it. */
const isOfPageThatWent = /context was destroyed|reading 'run'/;

/** Every rule of axe holds on the page as it stands; looked at again when it has loaded itself anew meanwhile. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // What covers a page while it loads fades away over it: half faded it has no contrast that anybody reads by.
  await expect(page.locator(".loader")).toHaveCount(0);
  await expect(page.locator("h1").first()).toBeVisible();
  await restOf(page);
  const load = await loadOf(page);
  const faults = await findFaults(page, rules).catch((error: unknown) => {
    if (isOfPageThatWent.test(String(error))) return undefined;
    throw error;
  });
  if (faults?.length !== 0 && (await loadOf(page)) !== load) {
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    return expectAccessible(page, rules);
  }
  expect(faults, `what axe says of ${page.url()}`).toEqual([]);
}

/** Waits until nothing fades or slides any more; what turns for ever may turn. */
export const restOf = (page: Page): Promise<unknown> =>
  page
    .evaluate(async () => {
      let moving: Animation[];
      do {
        // A tab behind another one draws no frames.
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 100);
        });
        moving = document.getAnimations().filter(({ playState, effect }) => {
          return playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
        });
        // What is taken off the page while it moves may never finish.
        const looksAgain = new Promise((resolve) => setTimeout(resolve, 500));
        await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), looksAgain]);
      } while (moving.length > 0);
    })
    .catch((error: unknown) => {
      if (!isOfPageThatWent.test(String(error))) throw error;
    });

/** Each rule that is broken, and where first. No page of ours holds another page in a frame. */
async function findFaults(page: Page, rules?: string[]): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  // Once for each load of a page: to put axe in takes longer than to run it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      // Every rule is run; how what is right is found, and where, is not worked out for each of its elements.
      resultTypes: ["violations"],
      ...(only && { runOnly: { type: "rule", values: only } }),
    });
    // What is sent in a form within a form is sent in both.
    const nested = document.querySelector("form form");
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      ...(nested ? [`form in a form: ${nested.outerHTML.slice(0, 200)}`] : []),
    ];
  }, rules);
}

/** By what one load of a page is told from the next: it may load itself anew, for its tracker (specification part 2). */
export const loadOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.timeOrigin).catch(() => Number.NaN);

/** How many pixels the page is wider than its window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** On a phone and at a desk: without a fault that a machine can see, and no wider than the window. The page is left at the desk's size. */
export async function expectSound(page: Page): Promise<void> {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
  expect(await findLooseIds(page)).toEqual([]);
}
