const signs = ["pointerdown", "keydown"] as const;

let inUse = false;

function notice(): void {
  inUse = true;
  for (const sign of signs) removeEventListener(sign, notice, true);
}

if (typeof window !== "undefined") {
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
}

/** Whether somebody has pressed or typed anything since the page was loaded: what takes it away then takes that away too. */
export const isPageInUse = (): boolean => inUse;
