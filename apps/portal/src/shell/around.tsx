import { ChatCorner } from "../chat/chat-corner.tsx";
import { FeedbackDoor } from "../support/feedback/feedback-door.tsx";
import { SurveyDoor } from "../support/leave-survey/survey-door.tsx";
import { HiddenDoor } from "./hidden-door.tsx";
// Hears from here on of what breaks.
import "./faults.ts";
import { CountVisit } from "./telemetry/count-visit.tsx";
import { RecordVisit } from "./telemetry/record-visit.tsx";
// Behind the first page, which has just asked for what it shows.
import "../session/window-focus.ts";

/** What is around every page and shows nothing until somebody asks. Fetched after the first page. */
export function Around({ hasToolbar }: { hasToolbar: boolean }) {
  return (
    <>
      <FeedbackDoor />
      <SurveyDoor />
      {hasToolbar ? null : <HiddenDoor />}
      <CountVisit />
      <RecordVisit />
      <ChatCorner />
    </>
  );
}
