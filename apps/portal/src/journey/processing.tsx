import { isHeld } from "@gable/domain/journey/landing.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { isBesideScreen } from "@gable/ui/forms/step-page.tsx";
import { Suspense, useEffect, useState } from "react";
import { onFirstSign } from "../shell/first-sign.ts";
import { useJourney } from "./journey.tsx";

const ProcessingWait = lazyPart(async () => (await import("./processing-wait.tsx")).ProcessingWait);

/** Lies over the present screen while the server works, and goes away when the borrower has been moved on. */
export function Processing() {
  const { facts, isMoving } = useJourney();
  const held = isHeld(facts);
  const [wasOpen, setWasOpen] = useState(held);
  const [shown, setShown] = useState(facts);
  const [isNeeded, setNeeded] = useState(held);
  const open = held || (wasOpen && isMoving);
  if (open !== wasOpen) setWasOpen(open);
  if (open && !isNeeded) setNeeded(true);
  // While the next screen is being fetched, what was waited for stays on the screen.
  if (held && shown !== facts) setShown(facts);
  useHeadingFocusAfter(open);
  // Whoever answers may have to wait next.
  useEffect(() => onFirstSign(() => void ProcessingWait.fetch().catch(() => undefined)), []);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ProcessingWait open={open} facts={shown} />
    </Suspense>
  );
}

/**
 * What lies under a modal cannot take the focus; once it is gone, the screen that has come is read from its heading, unless somebody was
 * faster and has opened a menu.
 */
function useHeadingFocusAfter(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    return () =>
      queueMicrotask(() => {
        if (!isBesideScreen()) document.querySelector<HTMLElement>("main h1")?.focus();
      });
  }, [open]);
}
