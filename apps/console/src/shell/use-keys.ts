import { useLayoutEffect, useRef } from "react";

/** What a key does; undefined passes it on. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keys of a page, pressed alone and not while somebody types or a dialog is open. They are heard as soon as the page is there. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** Moves the focus among elements, from the one that has it, or onto the first. */
export function moveFocus(selector: string, by: 1 | -1): void {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? 0 : Math.min(elements.length - 1, Math.max(0, at + by));
  elements[next]?.focus();
  elements[next]?.scrollIntoView({ block: "nearest" });
}
