import { type RefObject, useEffect } from "react";

/** Everything that one can press or fill in. */
const ACTIONS = "main :is(a, button, input, select, textarea, label, summary, [role='slider']), footer a";
const STEP_PX = 76;
const MOST_STEPS = 5;
const GAP_PX = 6;
const SETTLE_MS = 120;

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** How far up something must go, in whole steps, so that it covers none of the boxes; 0 where there is no such place. */
export function freeLift(own: Box, others: readonly Box[]): number {
  const isFree = (lift: number) =>
    others.every(
      (other) =>
        other.right < own.left - GAP_PX ||
        other.left > own.right + GAP_PX ||
        other.bottom < own.top - lift - GAP_PX ||
        other.top > own.bottom - lift + GAP_PX,
    );
  const steps = Array.from({ length: MOST_STEPS + 1 }, (_, step) => step * STEP_PX);
  return steps.find(isFree) ?? 0;
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
      const lifted = Number.parseFloat(element.style.getPropertyValue("--lift") || "0");
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const own = { left, right, top: top + lifted, bottom: bottom + lifted };
      const boxes = [...document.querySelectorAll(ACTIONS)]
        .map((action) => action.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight);
      element.style.setProperty("--lift", `${freeLift(own, boxes)}px`);
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
