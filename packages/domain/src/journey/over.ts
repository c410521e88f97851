import { isDeclined } from "./declined.ts";
import type { JourneyFacts } from "./journey-facts.ts";

/** Whether an application has ended without a line: declined, cancelled or lapsed. Nothing is left to do in it. */
export const isOver = ({ status, step }: Pick<JourneyFacts, "status" | "step">): boolean =>
  step === "CANCELLED" || isDeclined(status) || (step === null && status.uwDecision === "INELIGIBLE");
