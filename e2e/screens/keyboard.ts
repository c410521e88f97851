import { expect, type Page } from "@playwright/test";
import { restOf } from "../accessible.ts";

/** What somebody can act on with a pointer and must reach by keyboard. */
const ACTED_ON = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]";

interface Reached {
  /** What Tab never came to. */
  readonly missed: readonly string[];
  /** What had the focus and showed nothing of it, or too little. */
  readonly unseen: readonly string[];
  /** What had the focus behind something else, or out of the window (WCAG 2.2, 2.4.11). */
  readonly covered: readonly string[];
  /** What made the page wider than its window when it had the focus. */
  readonly widening: readonly string[];
}

/** Everything that can be acted on is reached by Tab, and shows that it has the focus, within the window. */
export async function expectKeyboardComplete(page: Page): Promise<void> {
  // What floats slides to its new place when a window has changed its size.
  await restOf(page);
  const once = await goAround(page, pressAtOnce);
  // What has come to the page meanwhile took some of the presses, or lay over what had the focus until it made way: it is counted now, and
  // key by key, as a hand presses them.
  const isSettled = once.missed.length === 0 && once.covered.length === 0;
  const told = isSettled ? once : await goAround(page, pressOneByOne);
  expect(told).toEqual({ missed: [], unseen: [], covered: [], widening: [] });
}

type Press = (page: Page, times: number) => Promise<void>;

async function goAround(page: Page, press: Press): Promise<Reached> {
  await press(page, await page.evaluate(noteFocus, ACTED_ON));
  return page.evaluate(() => (window as unknown as { told: () => Reached }).told());
}

const pressOneByOne: Press = async (page, times) => {
  for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press("Tab");
};

/** The page has every key in its turn, while nobody waits for one before sending the next: for less than half the processor time. */
const pressAtOnce: Press = async (page, times) => {
  const session = await page.context().newCDPSession(page);
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  const keys = Array.from({ length: times }, () => ["rawKeyDown", "keyUp"] as const).flat();
  await Promise.all(keys.map((type) => session.send("Input.dispatchKeyEvent", { type, ...tab })));
  await session.detach();
};

/** Runs in the page. Returns how many stops there are at most. */
function noteFocus(actedOn: string): number {
  const asks = window as unknown as { told?: () => Reached; forget?: () => void };
  asks.forget?.();
  const reached = new Set<Element>();
  const unseen = new Set<Element>();
  const covered = new Set<Element>();
  /** What of each of them shows it. */
  const showing = new Map<Element, Element>();
  const widening = new Set<Element>();
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    reached.add(target);
    if (document.documentElement.scrollWidth > innerWidth) widening.add(target);
    // A choice shows it on its card, a field for a file on its button, a chart on its drawing.
    for (let part: Element | null = target, up = 0; part && up < 4; part = part.parentElement, up += 1) {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) continue;
      showing.set(target, part);
      return;
    }
    unseen.add(target);
  };
  // By the time the key comes up the page has scrolled to what has the focus.
  const look = () => {
    const target = document.activeElement;
    const shown = target && showing.get(target);
    if (!shown) return;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const isSeenAt = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    };
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = shares.some((across) =>
      shares.some((down) => isSeenAt(left + (right - left) * across, top + (bottom - top) * down)),
    );
    if (isSeen) covered.delete(target);
    else covered.add(target);
  };
  document.addEventListener("focusin", note);
  document.addEventListener("keyup", look, true);
  asks.forget = () => {
    document.removeEventListener("focusin", note);
    document.removeEventListener("keyup", look, true);
  };

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
    const [missedOnes = [], unseenOnes = [], coveredOnes = [], wideningOnes = []] = [
      missed,
      [...unseen],
      [...covered],
      [...widening],
    ].map((found) => found.map(({ outerHTML }) => outerHTML.slice(0, 160)));
    return { missed: missedOnes, unseen: unseenOnes, covered: coveredOnes, widening: wideningOnes };
  };
  // A time has a stop for each of its parts.
  const parts = all.filter((element) => element.matches("input[type=time], input[type=date]"));
  return all.length + 3 * parts.length + 2;
}
