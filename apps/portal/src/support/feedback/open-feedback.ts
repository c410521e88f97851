import { CEO_FEEDBACK_FLAG, isOn } from "@gable/domain/experiments/features.ts";
import { useFeatures } from "../../session/use-features.ts";

/** Dispatched on `window` by whatever offers the letter to the chief executive. */
export const CEO_FEEDBACK_ASKED = "ceo-feedback-asked";

let isAsked = false;

export function openCeoFeedback(): void {
  isAsked = true;
  window.dispatchEvent(new Event(CEO_FEEDBACK_ASKED));
}

/** Whether it was asked for since this was last called: the door may have come after the press. */
export function takeCeoFeedbackAsked(): boolean {
  const wasAsked = isAsked;
  isAsked = false;
  return wasAsked;
}

/** Whether one may write to the chief executive, which a flag decides. */
export function useOffersCeoFeedback(): boolean {
  const features = useFeatures();
  return isOn(features, CEO_FEEDBACK_FLAG);
}
