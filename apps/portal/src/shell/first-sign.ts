const signs = ["pointerdown", "keydown", "focusin", "touchstart"] as const;

/**
 * Calls back once somebody does anything on the page: what is needed only then is fetched then, and no page waits for it. Returns the
 * way to call it off.
 */
export function onFirstSign(callback: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, act, true);
  };
  function act() {
    stop();
    callback();
  }
  for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true });
  return stop;
}
