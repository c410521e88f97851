import { type Feature, isOn, LEAVE_SURVEY_FLAG } from "@gable/domain/experiments/features.ts";
import { LEAVE_SURVEY_CLOSE_DELAY_MS, offersLeaveSurvey } from "@gable/domain/journey/leave-survey.ts";
import { isOffline } from "@gable/ui/components/connection/fetch-part.ts";
import { kept } from "@gable/ui/storage/browser-storage.ts";
import { routeAt } from "../../journey/here.ts";

const TRIGGERED = "leave-survey-triggered";
const DISABLED = "leave-survey-disabled";

/** Dispatched on `window` when somebody is asked why they leave; what must follow waits in `leaving`. */
export const LEAVE_SURVEY_ASKED = "leave-survey-asked";

let pending: (() => void) | null = null;

/**
 * Runs a log-out, on some pages after asking why. Asked once in a browser, and never where it was once switched off; `features` are
 * undefined until they are known, which lets the log-out go on.
 */
export function leave(pathname: string, features: readonly Feature[] | undefined, logOut: () => void): void {
  const route = routeAt(pathname)?.route;
  const isEnabled = features !== undefined && isOn(features, LEAVE_SURVEY_FLAG);
  if (features !== undefined && !isEnabled) kept.write(DISABLED, "yes");
  const wasTriggered = kept.read(TRIGGERED) !== undefined;
  const wasDisabled = kept.read(DISABLED) !== undefined;
  // Without a connection nothing could be answered, nor be shown.
  if (isOffline() || route === undefined || !offersLeaveSurvey(route, { isEnabled, wasTriggered, wasDisabled })) {
    logOut();
    return;
  }
  kept.write(TRIGGERED, "yes");
  pending = logOut;
  window.dispatchEvent(new Event(LEAVE_SURVEY_ASKED));
}

/** Whether somebody waits to be asked: the door may have come after they left. */
export const isLeaving = (): boolean => pending !== null;

/** The survey was closed, answered or not: the log-out goes on after a pause in which that is seen. */
export function surveyClosed(): void {
  const logOut = pending;
  pending = null;
  if (logOut !== null) setTimeout(logOut, LEAVE_SURVEY_CLOSE_DELAY_MS);
}
