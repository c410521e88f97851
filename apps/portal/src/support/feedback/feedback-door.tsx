import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Suspense, useEffect, useState } from "react";
import { CEO_FEEDBACK_ASKED, takeCeoFeedbackAsked } from "./open-feedback.ts";

const CeoFeedback = lazyPart(async () => (await import("./ceo-feedback.tsx")).CeoFeedback);

/** Where the letter to the chief executive opens, from whatever page; fetched when it is asked for. */
export function FeedbackDoor() {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  useEffect(() => {
    const open = () => {
      if (takeCeoFeedbackAsked()) setState("open");
    };
    open();
    window.addEventListener(CEO_FEEDBACK_ASKED, open);
    return () => window.removeEventListener(CEO_FEEDBACK_ASKED, open);
  }, []);
  if (state === "never") return null;
  return (
    <Suspense fallback={null}>
      <CeoFeedback open={state === "open"} onClose={() => setState("closed")} />
    </Suspense>
  );
}
