import { type RefObject, useEffect, useEffectEvent } from "react";

/** Opens and closes the window's element with the window, and has Escape close it. */
export function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
  { isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void },
): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      // On a phone it takes the whole screen, and what lies behind is out of reach; beside a page it leaves the page alone.
      if (matchMedia("(min-width: 40rem)").matches) element.show();
      else element.showModal();
      heading.current?.focus();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen, dialog, heading]);

  useEffect(() => {
    const element = dialog.current;
    const escape = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Element && event.target.closest("dialog") === element;
      // A dialog that stands over the window closes alone.
      if (event.key === "Escape" && isHere && !event.defaultPrevented) close();
    };
    element?.addEventListener("keydown", escape);
    return () => element?.removeEventListener("keydown", escape);
  }, [dialog]);
}
