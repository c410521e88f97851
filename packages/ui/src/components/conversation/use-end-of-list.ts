import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** So near to the end counts as there, in CSS pixels. */
const NEAR = 60;

/**
 * Keeps a list of what was said at its end unless the reader has gone up: while it grows, when something takes room from it, and when it is
 * shown again. What the reader says brings them back to the end.
 * @param lastOwn names what the reader said last
 */
export function useEndOfList(lastOwn: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const shownOwn = useRef(lastOwn);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let top = element.scrollTop;
    const look = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      // What is told of a scroll may come after the list has grown: only whoever went up is no longer at the end.
      if (isNear || element.scrollTop < top) isAtEnd.current = isNear;
      top = element.scrollTop;
    };
    const stay = new ResizeObserver(() => {
      if (isAtEnd.current) goToEnd(element);
    });
    stay.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      stay.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  useLayoutEffect(() => {
    if (shownOwn.current !== lastOwn) isAtEnd.current = true;
    shownOwn.current = lastOwn;
    if (isAtEnd.current) goToEnd(list.current);
  });
  return list;
}

const goToEnd = (element: HTMLElement | null): void => element?.scrollTo({ top: element.scrollHeight });
