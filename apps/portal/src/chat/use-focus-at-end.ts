import { type RefObject, useEffect, useRef } from "react";

/** Where what had the focus goes away with the end of a conversation, the thanks have it. Whoever was elsewhere on the page stays there. */
export function useFocusAtEnd(box: RefObject<HTMLElement | null>, isOver: boolean): void {
  const wasWithin = useRef(false);
  useEffect(() => {
    const isWithin = (target: EventTarget | null) => target instanceof Node && box.current?.contains(target) === true;
    const look = ({ target }: FocusEvent) => {
      wasWithin.current = isWithin(target);
    };
    // Where one writes has taken the focus before anybody listens.
    wasWithin.current = isWithin(document.activeElement);
    addEventListener("focusin", look);
    return () => removeEventListener("focusin", look);
  }, [box]);
  useEffect(() => {
    if (!isOver || !wasWithin.current || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>(".chat-thanks > h3")?.focus();
  }, [box, isOver]);
}
