import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Suspense, useEffect, useState } from "react";
import { isLeaving, LEAVE_SURVEY_ASKED, surveyClosed } from "./leaving.ts";

const LeaveSurvey = lazyPart(async () => (await import("./leave-survey.tsx")).LeaveSurvey);

/** Where somebody who leaves is asked why; fetched when it is asked. */
export function SurveyDoor() {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  useEffect(() => {
    const open = () => {
      if (isLeaving()) setState("open");
    };
    open();
    window.addEventListener(LEAVE_SURVEY_ASKED, open);
    return () => window.removeEventListener(LEAVE_SURVEY_ASKED, open);
  }, []);
  if (state === "never") return null;
  return (
    <Suspense fallback={null}>
      <LeaveSurvey
        open={state === "open"}
        onClose={() => {
          if (state !== "open") return;
          setState("closed");
          surveyClosed();
        }}
      />
    </Suspense>
  );
}
