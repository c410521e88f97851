import { type RefObject, useEffect } from "react";

/** All of a page that it may come to lie over. */
const PARTS = ":is(header, .strips, main, .page-side, .page-more, footer)";
/** Everything that one can press or fill in. */
const ACTIONS = `${PARTS} :is(a, button, input, select, textarea, label, summary, [role='slider'])`;
const STEP_PX = 19;
/** As far as it goes so as not to cover words, and so as not to cover what can be pressed. */
const FOR_WORDS_PX = 380;
const FOR_ACTIONS_PX = 700;
const GAP_PX = 6;
const SETTLE_MS = 120;

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** How something that floats stands: with its words or as its sign alone, and how far above its place. */
export interface Spot {
  readonly isSmall: boolean;
  readonly lift: number;
}

/** How far up something must go, in whole steps, so that it covers none of the boxes; undefined where that is too far. */
function freeLift(own: Box, others: readonly Box[], mostPx: number): number | undefined {
  const isFree = (lift: number) =>
    others.every(
      (other) =>
        other.right < own.left - GAP_PX ||
        other.left > own.right + GAP_PX ||
        other.bottom < own.top - lift - GAP_PX ||
        other.top > own.bottom - lift + GAP_PX,
    );
  // In a window that is low, as one is at 400 %, there is less room above it than it would go.
  const steps = Array.from(
    { length: Math.floor(Math.min(mostPx, own.top) / STEP_PX) + 1 },
    (_, step) => step * STEP_PX,
  );
  return steps.find(isFree);
}

/**
 * Where something that floats lies over nothing that is read or pressed: in its own place with its words, else there as its sign alone,
 * else above. Where everything is full it keeps off what can be pressed.
 */
export function freeSpot(whole: Box, small: Box, actions: readonly Box[], lines: readonly Box[]): Spot {
  const all = [...actions, ...lines];
  if (freeLift(whole, all, 0) === 0) return { isSmall: false, lift: 0 };
  return {
    isSmall: true,
    lift: freeLift(small, all, FOR_WORDS_PX) ?? freeLift(small, actions, FOR_ACTIONS_PX) ?? 0,
  };
}

/** Lets a button that floats in the corner make way for what it would cover, whenever the page has come to rest. */
export function useFreeSpot(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What is about to be pressed does not move away from under the pointer.
    let isPointedAt = false;
    const place = () => {
      if (isPointedAt) return;
      const whole = placeOf(element, false);
      const small = placeOf(element, true);
      const room = { ...whole, top: small.top - FOR_ACTIONS_PX };
      const { isSmall, lift } = freeSpot(whole, small, actionsIn(room), linesIn(room));
      element.toggleAttribute("data-small", isSmall);
      element.style.setProperty("--lift", `${lift}px`);
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
  box.right > room.left - GAP_PX && box.left < room.right && box.bottom > room.top && box.top < room.bottom + GAP_PX;

const actionsIn = (room: Box): Box[] =>
  [...document.querySelectorAll(ACTIONS)]
    .map((action) => action.getBoundingClientRect())
    .filter((box) => box.width > 0 && touches(box, room));

/** Each line of text in a room, as wide as its words are. */
function linesIn(room: Box): Box[] {
  const lines: Box[] = [];
  const range = document.createRange();
  for (const part of document.querySelectorAll(PARTS)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const holder = text.parentElement;
      if (!holder || !text.nodeValue?.trim() || !touches(holder.getBoundingClientRect(), room)) continue;
      range.selectNodeContents(text);
      lines.push(...[...range.getClientRects()].filter((line) => line.width > 1 && touches(line, room)));
    }
  }
  return lines;
}
