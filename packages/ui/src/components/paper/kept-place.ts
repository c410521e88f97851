import type { Spot } from "@gable/domain/documents/paper-text.ts";
import { type RefObject, useLayoutEffect } from "react";

/** So much of the page stays in view above what one comes to, in pixels. */
const ABOVE = 12;
/** What begins this little below a spot begins at it: a share of a page. */
const NEAR = 0.01;

/** As an attribute that `spotAtTop` and `goTo` find. */
export const writeSpot = ({ page, top }: Spot): string => `${page}:${top.toFixed(4)}`;

/** Where somebody was brought to in a room, and how far it was scrolled then. */
const arrivals = new WeakMap<HTMLElement, { readonly spot: Spot; readonly scrolled: number }>();

/** What of the document is at the top of the room, or what somebody came to and did not scroll away from: the end of it may not come to the top. */
export function spotAtTop(room: HTMLElement): Spot {
  const arrival = arrivals.get(room);
  if (arrival && Math.abs(arrival.scrolled - room.scrollTop) < 2) return arrival.spot;
  const { top } = room.getBoundingClientRect();
  const page = [...room.querySelectorAll<HTMLElement>("[data-page]")].find(
    (element) => element.getBoundingClientRect().bottom > top + ABOVE,
  );
  if (page) {
    const { top: start, height } = page.getBoundingClientRect();
    return { page: Number(page.dataset["page"]), top: Math.max(0, (top + ABOVE - start) / height) };
  }
  const block = spotted(room).findLast(({ element }) => element.getBoundingClientRect().top <= top + 2 * ABOVE);
  return block?.spot ?? { page: 1, top: 0 };
}

/** Brings a spot of the document to the top of the room once what shows it has come. */
export function useArrival(room: RefObject<HTMLElement | null>, spot: Spot | null): void {
  useLayoutEffect(() => {
    if (spot && room.current) goTo(room.current, spot);
  }, [room, spot]);
}

function goTo(room: HTMLElement, { page, top }: Spot): void {
  const shown = room.querySelector<HTMLElement>(`[data-page="${page}"]`);
  const block = spotted(room).findLast(
    ({ spot }) => spot.page < page || (spot.page === page && spot.top <= top + NEAR),
  )?.element;
  const within = shown ? top * shown.getBoundingClientRect().height : 0;
  const target = shown ?? block;
  if (!target) return;
  const { top: start } = target.getBoundingClientRect();
  room.scrollTop += start + within - room.getBoundingClientRect().top - ABOVE;
  arrivals.set(room, { spot: { page, top }, scrolled: room.scrollTop });
}

function spotted(room: HTMLElement): { readonly element: HTMLElement; readonly spot: Spot }[] {
  return [...room.querySelectorAll<HTMLElement>("[data-spot]")].map((element) => {
    const [page, top] = (element.dataset["spot"] ?? "").split(":").map(Number);
    return { element, spot: { page: page ?? 1, top: top ?? 0 } };
  });
}
