const signs = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Calls back once somebody does anything on the page: what is needed only then is fetched then, and no page waits for it. Returns the
 * way to call it off.
 */
export function onFirstSign(callback: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, act, true);
  };
  function act({ type, target }: Event) {
    // What takes the focus without being on the keyboard's way, such as a heading, was given it by the page.
    if (type === "focusin" && (target as HTMLElement).tabIndex < 0) return;
    stop();
    callback();
  }
  for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true });
  return stop;
}
