import { expect, type Page } from "@playwright/test";

/** What somebody can act on with a pointer and must reach by keyboard. */
const ACTED_ON = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]";

interface Reached {
  /** What Tab never came to. */
  readonly missed: readonly string[];
  /** What had the focus and showed nothing of it. */
  readonly unseen: readonly string[];
  /** What made the page wider than its window when it had the focus. */
  readonly widening: readonly string[];
}

/** Everything that can be acted on is reached by Tab, and shows that it has the focus, within the window. */
export async function expectKeyboardComplete(page: Page): Promise<void> {
  const stops = await page.evaluate(noteFocus, ACTED_ON);
  const goAround = async (): Promise<Reached> => {
    for (let pressed = 0; pressed < stops; pressed += 1) await page.keyboard.press("Tab");
    return page.evaluate(() => (window as unknown as { told: () => Reached }).told());
  };
  const once = await goAround();
  // What has come to the page meanwhile took some of the presses.
  const told = once.missed.length === 0 ? once : await goAround();
  expect(told).toEqual({ missed: [], unseen: [], widening: [] });
}

/** Runs in the page. Returns how many stops there are at most. */
function noteFocus(actedOn: string): number {
  const asks = window as unknown as { told?: () => Reached; forget?: () => void };
  asks.forget?.();
  const reached = new Set<Element>();
  const unseen = new Set<Element>();
  const widening = new Set<Element>();
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    reached.add(target);
    if (document.documentElement.scrollWidth > innerWidth) widening.add(target);
    // A choice shows it on its card, a field for a file on its button, a chart on its drawing.
    for (let shown: Element | null = target, up = 0; shown && up < 4; shown = shown.parentElement, up += 1) {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) return;
    }
    unseen.add(target);
  };
  document.addEventListener("focusin", note);
  asks.forget = () => document.removeEventListener("focusin", note);

  const all = [...document.querySelectorAll<HTMLElement>(actedOn)].filter(
    (element) =>
      !element.matches(":disabled, [inert] *, [type=hidden]") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // Inside a group the arrow keys lead on: Tab comes to one of it.
      element.tabIndex >= 0,
  );
  asks.told = () => {
    const groups = new Set([...reached].map((element) => element instanceof HTMLInputElement && element.name));
    const missed = all.filter((element) => {
      const isInGroup = element instanceof HTMLInputElement && element.type === "radio" && groups.has(element.name);
      return element.isConnected && !reached.has(element) && !isInGroup;
    });
    const [missedOnes = [], unseenOnes = [], wideningOnes = []] = [missed, [...unseen], [...widening]].map((found) =>
      found.map(({ outerHTML }) => outerHTML.slice(0, 160)),
    );
    return { missed: missedOnes, unseen: unseenOnes, widening: wideningOnes };
  };
  return all.length + 2;
}
