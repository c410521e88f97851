import { declineRoute, isDeclined } from "./declined.ts";
import { type Destination, resolveRow } from "./destination.ts";
import type { JourneyFacts } from "./journey-facts.ts";
import { settle } from "./settle.ts";
import { stateRoutes } from "./state-routes.ts";
import { leftToClientMachine, stepRoutes } from "./step-routes.ts";
import { isWaiting } from "./steps.ts";

/**
 * The one screen at which the application lands: first the gate for declined applications, then the step table, then
 * the client machine. `stay` while the machine is still in `profile`.
 */
export function landingOf(facts: JourneyFacts): Destination | "stay" {
  if (isDeclined(facts.status)) return declineRoute(facts.status);
  const stepRow = facts.step === null ? leftToClientMachine : stepRoutes[facts.step];
  if (stepRow !== leftToClientMachine) return resolveRow(stepRow, facts);
  const stateRow = stateRoutes[settle(facts)];
  return stateRow === "stay" ? "stay" : resolveRow(stateRow, facts);
}

/**
 * Whether the borrower is held where they are: work is running, or late, and a modal says so over the present screen.
 * A waiting step with a row of its own has its own screen and does not hold.
 */
export function isHeld(facts: JourneyFacts): boolean {
  if (facts.delayed !== undefined) return true;
  return facts.step !== null && isWaiting(facts.step) && stepRoutes[facts.step] === leftToClientMachine;
}
