/** The opening that the server sent stands until the page itself is in `root`, and gives way within the same frame. */
export function leaveOpening(root: Element): void {
  const opening = document.querySelector("#opening");
  if (opening === null) return;
  const watch = new MutationObserver(() => {
    if (root.querySelector("h1") === null) return;
    opening.remove();
    // What was being read does not come in a second time.
    root.querySelector<HTMLElement>(".step")?.style.setProperty("animation", "none");
    watch.disconnect();
  });
  watch.observe(root, { childList: true, subtree: true });
}
