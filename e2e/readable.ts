import type { Page } from "@playwright/test";

/** Text as it is spaced by somebody whom that helps to read (WCAG 2.2, 1.4.12). */
const SPACED = `*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** What is cut off, or sticks out of the window, when the text is spaced wider. */
export const findCutText = (page: Page): Promise<string[]> => page.evaluate(readCut, SPACED);

/** Runs in the page. What is hidden from the eye on purpose, what shows a paper as it was printed, and a field, whose text moves, keep their size. */
function readCut(style: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const hiding = new Set(["hidden", "clip"]);
  const faults = [
    ...document.querySelectorAll("body *:not(svg, svg *, input, .vh, .vh *, .viewer-page *, [aria-hidden=true] *)"),
  ]
    .filter((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== "none" || !element.checkVisibility({ visibilityProperty: true })) return false;
      const hidesBelow = hiding.has(overflowY) || element.matches("button, .button");
      return (
        (hiding.has(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hidesBelow && element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
  const excess = document.documentElement.scrollWidth - innerWidth;
  document.adoptedStyleSheets.pop();
  return excess > 0 ? [`the page is ${excess} pixels too wide`, ...faults] : faults;
}

/** Attributes by which one element names another. */
const NAMING = ["aria-describedby", "aria-labelledby", "aria-controls", "aria-owns", "aria-activedescendant", "for"];

/** Ids that are named and stand nowhere, or that stand twice. */
export const findLooseIds = (page: Page): Promise<string[]> =>
  page.evaluate((naming) => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `twice: ${id}`);
    const loose = naming.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .filter((element) => (element.getAttribute(name) ?? "").split(" ").some((id) => !ids.includes(id)))
        .map(({ outerHTML }) => `${name}: ${outerHTML.slice(0, 160)}`),
    );
    return [...twice, ...loose];
  }, NAMING);

const LEAST_TARGET_PX = 24;

/** What one can press and is smaller than a finger hits, label and all; a link within a sentence may be (WCAG 2.2, 2.5.8). */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter((element) => {
        if (element.matches(":disabled, [inert] *, [type=hidden], .skip")) return false;
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        const beside = [...(element.parentElement?.childNodes ?? [])];
        const isInSentence =
          getComputedStyle(element).display === "inline" &&
          beside.some((node) => node instanceof Text && node.data.trim() !== "");
        const parts = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
        const isLarge = parts
          .map((part) => part.getBoundingClientRect())
          .some(({ width, height }) => width >= least && height >= least);
        return !isInSentence && !isLarge;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  }, LEAST_TARGET_PX);

/** Text whose lines lie on each other, because their height does not grow with the letters. */
export const findCrampedLines = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *:not(svg, svg *, .vh, .vh *, .viewer-page *, [aria-hidden=true] *)")]
      .filter((element) => {
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
        const { lineHeight, fontSize } = getComputedStyle(element);
        return hasText && Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );

/** Of a word that any phone has room for. */
const SHORT_WORD = "^\\p{L}{2,9}$";

/** Short words that are broken in the middle, because what stands beside them takes all the room. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((short) => {
    const isShort = new RegExp(short, "u");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof Text) || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.parentElement.closest("script, style, svg, .vh, .viewer-page")) continue;
      for (const { index, 0: word } of node.data.matchAll(/[^\s]+/g)) {
        if (!isShort.test(word)) continue;
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  }, SHORT_WORD);
