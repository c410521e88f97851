import { beginByChange } from "@gable/ui/forms/step-page.tsx";
import { ofThisTab } from "@gable/ui/storage/browser-storage.ts";

const MOVED = "loaded-anew-on-the-way";
const signs = ["pointerdown", "keydown"] as const;

let inUse = false;

function notice(): void {
  inUse = true;
  for (const sign of signs) removeEventListener(sign, notice, true);
}

if (typeof window !== "undefined") {
  if (ofThisTab.read(MOVED) !== undefined) beginByChange();
  ofThisTab.forget(MOVED);
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
}

/** Whether somebody has pressed or typed anything since the page was loaded: what takes it away then takes that away too. */
export const isPageInUse = (): boolean => inUse;

/** Loads the page anew to which somebody has just gone on: to them it is the next page, no more. */
export function reloadOnTheWay(): void {
  ofThisTab.write(MOVED, "yes");
  location.reload();
}
