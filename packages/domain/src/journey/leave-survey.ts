import type { RouteName } from "./routes.ts";

/** The routes on which somebody who logs out is asked why. */
export const leaveSurveyRoutes: readonly RouteName[] = ["liens", "productSelect", "identity", "signingSign"];

/** Closing the survey lets the log-out go on after this pause. */
export const LEAVE_SURVEY_CLOSE_DELAY_MS = 750;

/** Whether a log-out from `route` offers the survey first. Once offered or switched off, it is not offered again. */
export function offersLeaveSurvey(
  route: RouteName,
  survey: { readonly isEnabled: boolean; readonly wasTriggered: boolean; readonly wasDisabled: boolean },
): boolean {
  return survey.isEnabled && !survey.wasTriggered && !survey.wasDisabled && leaveSurveyRoutes.includes(route);
}
