import { type RefObject, useEffect } from "react";

/** All of a page that it may come to lie over. */
const PARTS = ":is(header, .strips, main, .page-side, .page-more, footer)";
/** Everything that one can press or fill in. */
const ACTIONS = `${PARTS} :is(a, button, input, select, textarea, label, summary, [role='slider'])`;
const STEP_PX = 19;
/** As far as it goes: a person who looks for it looks into the corner. */
const FARTHEST_PX = 190;
const GAP_PX = 6;
const SETTLE_MS = 120;

/** Words that say where a person is or what went wrong. */
const TELLING = "h1, h2, h3, [role='alert']";
/** How bad it is to cover a piece of each, beside a piece of other words. */
const TELLING_WEIGHT = 10;
const NARROW_ACTION_WEIGHT = 5;
const WIDE_ACTION_WEIGHT = 1;
/** What is at least as wide is still seen and pressed beside the sign. */
const WIDE_ACTION_PX = 160;

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** What would be covered, and how bad it is to cover a piece of it. */
export interface Covered extends Box {
  readonly weight: number;
}

/** How something that floats stands: with its words or as its sign alone, and how far above its place. */
export interface Spot {
  readonly isSmall: boolean;
  readonly lift: number;
}

/** What it would be to cover the boxes by so much: square pixels, each by its weight. */
function harmOf(own: Box, lift: number, boxes: readonly Covered[]): number {
  return boxes.reduce((sum, box) => {
    const width = Math.min(box.right, own.right + GAP_PX) - Math.max(box.left, own.left - GAP_PX);
    const height = Math.min(box.bottom, own.bottom - lift + GAP_PX) - Math.max(box.top, own.top - lift - GAP_PX);
    return sum + Math.max(0, width) * Math.max(0, height) * box.weight;
  }, 0);
}

/**
 * Where something that floats lies over nothing that is read or pressed: in its own place with its words, else there as its sign alone,
 * else a little above. Where all that is full, it stands as its sign where it does the least harm, the lower the better.
 */
export function freeSpot(whole: Box, small: Box, boxes: readonly Covered[]): Spot {
  if (harmOf(whole, 0, boxes) === 0) return { isSmall: false, lift: 0 };
  // In a window that is low, as one is at 400 %, there is less room above it than it would go.
  const count = Math.floor(Math.min(FARTHEST_PX, small.top) / STEP_PX) + 1;
  const harms = Array.from({ length: count }, (_, step) => harmOf(small, step * STEP_PX, boxes));
  return { isSmall: true, lift: harms.indexOf(Math.min(...harms)) * STEP_PX };
}

/**
 * Lets a button that floats in the corner make way for what it would cover, whenever the page has come to rest. `data-placed` says that it
 * has its place: before it is not to be seen.
 */
export function useFreeSpot(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    if (!isShown) {
      // Whoever closes what stood in its stead is led back to it at once.
      element.toggleAttribute("data-placed", true);
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What is about to be pressed does not move away from under the pointer.
    let isPointedAt = false;
    const place = () => {
      if (isPointedAt) return;
      const whole = placeOf(element, false);
      const small = placeOf(element, true);
      const room = { ...whole, top: small.top - FARTHEST_PX };
      const { isSmall, lift } = freeSpot(whole, small, [...actionsIn(room), ...linesIn(room)]);
      element.toggleAttribute("data-small", isSmall);
      element.style.setProperty("--lift", `${lift}px`);
      element.toggleAttribute("data-placed", true);
    };
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(place, SETTLE_MS);
    };
    const point = () => {
      isPointedAt = true;
    };
    const leave = () => {
      isPointedAt = false;
      settle();
    };
    const changes = new MutationObserver(settle);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener("scroll", settle, { passive: true });
    addEventListener("resize", settle);
    element.addEventListener("pointerenter", point);
    element.addEventListener("pointerleave", leave);
    settle();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      removeEventListener("scroll", settle);
      removeEventListener("resize", settle);
      element.removeEventListener("pointerenter", point);
      element.removeEventListener("pointerleave", leave);
    };
  }, [ref, isShown]);
}

/** Where the button stands when nothing has lifted it; nothing is drawn between the two measurements. */
function placeOf(element: HTMLElement, isSmall: boolean): Box {
  element.toggleAttribute("data-small", isSmall);
  const { offsetWidth: width, offsetHeight: height } = element;
  const { right, bottom } = getComputedStyle(element);
  const box = {
    right: document.documentElement.clientWidth - Number.parseFloat(right),
    bottom: innerHeight - Number.parseFloat(bottom),
  };
  return { ...box, left: box.right - width, top: box.bottom - height };
}

const touches = (box: Box, room: Box): boolean =>
  box.right > room.left - GAP_PX &&
  box.left < room.right + GAP_PX &&
  box.bottom > room.top - GAP_PX &&
  box.top < room.bottom + GAP_PX;

const weighed = ({ left, right, top, bottom }: Box, weight: number): Covered => ({ left, right, top, bottom, weight });

const actionsIn = (room: Box): Covered[] =>
  [...document.querySelectorAll(ACTIONS)]
    .map((action) => action.getBoundingClientRect())
    .filter((box) => box.width > 0 && touches(box, room))
    .map((box) => weighed(box, box.width < WIDE_ACTION_PX ? NARROW_ACTION_WEIGHT : WIDE_ACTION_WEIGHT));

/** Each line of text in a room, as wide as its words are. */
function linesIn(room: Box): Covered[] {
  const lines: Covered[] = [];
  const range = document.createRange();
  for (const part of document.querySelectorAll(PARTS)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const holder = text.parentElement;
      if (!holder || !text.nodeValue?.trim() || !touches(holder.getBoundingClientRect(), room)) continue;
      range.selectNodeContents(text);
      const weight = holder.closest(TELLING) ? TELLING_WEIGHT : 1;
      const seen = [...range.getClientRects()].filter((line) => line.width > 1 && touches(line, room));
      lines.push(...seen.map((line) => weighed(line, weight)));
    }
  }
  return lines;
}
