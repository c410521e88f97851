declare global {
  /** Which button of the opening was pressed last, from 0; -1 for none. Its script keeps it: `http/opening.ts` of the server. */
  var pressedEarly: number;
}

/**
 * The opening that the server sent stands until the page itself is in `root`, and gives way within the same frame. What was pressed in it
 * is pressed then: its buttons are the first ones of the page.
 */
export function leaveOpening(root: Element): void {
  const opening = document.querySelector("#opening");
  if (opening === null) return;
  const watch = new MutationObserver(() => {
    if (root.querySelector("h1") === null) return;
    watch.disconnect();
    opening.remove();
    // What was being read does not come in a second time.
    root.querySelector<HTMLElement>(".step")?.style.setProperty("animation", "none");
    const same = root.querySelectorAll("button")[globalThis.pressedEarly];
    same?.focus();
    same?.click();
  });
  watch.observe(root, { childList: true, subtree: true });
}
