/** What a page does not do of itself: whoever does one of these is there. */
const signsOfLife = ["keydown", "pointerdown", "pointermove", "wheel", "input", "click"] as const;
/** Whoever has given no sign for longer may have gone. */
const PRESENT_MS = 5 * 60_000;

let lastSign = Date.now();

/** Somebody is there who need not touch anything, as in a call with another person. */
export const markPresent = (): void => {
  lastSign = Date.now();
};

/** Whether somebody has given a sign of life of late. What a page asks of itself keeps no session. */
export const isSomebodyThere = (): boolean => Date.now() - lastSign < PRESENT_MS;

for (const sign of signsOfLife) globalThis.addEventListener?.(sign, markPresent, { passive: true, capture: true });
