import type { Page } from "@playwright/test";

/**
 * Looks from now on, at every frame, where the first button stands whose words begin so. What is returned stops that, and tells at how many
 * pixels from the top it stood: one figure, unless it moved away under a finger.
 */
export async function watchPlace(page: Page, words: string): Promise<() => Promise<number[]>> {
  const watched = await page.evaluateHandle((beginning) => {
    const tops = new Set<number>();
    let isOver = false;
    const look = () => {
      if (isOver) return;
      const button = [...document.querySelectorAll("main button")].find((one) => one.textContent.startsWith(beginning));
      if (button) tops.add(Math.round(button.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
    return {
      end: () => {
        isOver = true;
        return [...tops];
      },
    };
  }, words);
  return () => watched.evaluate(({ end }) => end());
}
