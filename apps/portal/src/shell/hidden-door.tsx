import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Suspense, useCallback, useEffect, useState } from "react";

const HiddenPanel = lazyPart(async () => (await import("./hidden-panel.tsx")).HiddenPanel);

/** Calls back at each Shift+Alt+X, which toggles the hidden panel: specification part 2, section 4. */
export function useHiddenKey(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.shiftKey && event.altKey && event.code === "KeyX") onPress();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onPress]);
}

/** The hidden panel, fetched when it is asked for. */
export function HiddenDoor() {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const toggle = useCallback(() => setState((before) => (before === "open" ? "closed" : "open")), []);
  useHiddenKey(toggle);
  if (state === "never") return null;
  return (
    <Suspense fallback={null}>
      <HiddenPanel open={state === "open"} onClose={() => setState("closed")} />
    </Suspense>
  );
}
