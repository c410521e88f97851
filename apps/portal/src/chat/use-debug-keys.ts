import { type RefObject, useEffect, useEffectEvent } from "react";
import { lenderSettings } from "../session/organisation.ts";

/** What the keys 0, 1 and 2 raise, and Backspace: specification part 2, section 4. */
export type SimulatedAlert = "lost" | "wrong" | "token" | "end";

const keys: Readonly<Record<string, SimulatedAlert>> = { "0": "lost", "1": "wrong", "2": "token", Backspace: "end" };

/** Outside production, keys that are pressed in the window, and not in a field of it, play what can go wrong. */
export function useDebugKeys(box: RefObject<HTMLElement | null>, simulate: (alert: SimulatedAlert) => void): void {
  const act = useEffectEvent(simulate);
  useEffect(() => {
    if (lenderSettings().deployment === "production") return undefined;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isHere = target instanceof HTMLElement && box.current?.closest("dialog")?.contains(target);
      if (!isHere || target.closest("input, textarea, [contenteditable]")) return;
      const alert = keys[event.key];
      if (alert !== undefined) act(alert);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [box]);
}
