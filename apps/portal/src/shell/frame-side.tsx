import { createContext, type ReactNode, use, useEffect, useLayoutEffect } from "react";
import { createPortal } from "react-dom";

export type FrameLayout = "question" | "choice" | "wide";

type Slots = {
  /** Where a screen's own side column goes; null until the frame is there. */
  readonly side: HTMLElement | null;
  readonly setLayout: (layout: FrameLayout) => void;
  /** Where more of a screen goes, after its side on phones; null while no screen has more. */
  readonly more?: HTMLElement | null;
  readonly setMoreLabel?: (label: string | null) => void;
};

export const FrameSlots = createContext<Slots>({ side: null, setLayout: () => undefined });

/**
 * What a screen has to say beside itself, such as the summary of a choice; above the loan officer, below the screen on phones. With
 * `layout`, the page's columns change for as long as the screen is there: `choice` keeps the side in view.
 */
export function FrameSide({ layout = "question", children }: { layout?: FrameLayout; children?: ReactNode }) {
  const { side, setLayout } = use(FrameSlots);
  useLayoutEffect(() => {
    setLayout(layout);
    return () => setLayout("question");
  }, [layout, setLayout]);
  useEffect(() => (side === null || layout !== "choice" ? undefined : keepInView(side)), [side, layout]);
  return side === null ? null : createPortal(children, side);
}

const MARGIN = 24;

/**
 * A side that stays in view while the page scrolls and is taller than the window would hide its end, where the button is: it stays
 * with its end at the window's foot instead. Returns the way to stop.
 */
function keepInView(side: HTMLElement): () => void {
  const place = () => {
    const top = Math.min(MARGIN, window.innerHeight - side.offsetHeight - MARGIN);
    side.parentElement?.style.setProperty("top", `${top}px`);
  };
  const watch = new ResizeObserver(place);
  watch.observe(side);
  window.addEventListener("resize", place);
  return () => {
    watch.disconnect();
    window.removeEventListener("resize", place);
    side.parentElement?.style.removeProperty("top");
  };
}

/** What comes after the choice itself: under the screen in its column, under the side on phones. `label` names the part. */
export function FrameMore({ label, children }: { label: string; children: ReactNode }) {
  const { more, setMoreLabel } = use(FrameSlots);
  useLayoutEffect(() => {
    setMoreLabel?.(label);
    return () => setMoreLabel?.(null);
  }, [label, setMoreLabel]);
  return more ? createPortal(children, more) : null;
}
