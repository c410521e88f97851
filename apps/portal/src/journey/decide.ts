import { isDeclined } from "@gable/domain/journey/declined.ts";
import type { JourneyFacts } from "@gable/domain/journey/journey-facts.ts";
import { isHeld, landingOf } from "@gable/domain/journey/landing.ts";
import { type NextRoute, nextRoute } from "@gable/domain/journey/next-route.ts";
import type { RouteName } from "@gable/domain/journey/routes.ts";
import { leftToClientMachine, stepRoutes } from "@gable/domain/journey/step-routes.ts";
import type { Step } from "@gable/domain/journey/steps.ts";

/** What is remembered between two settlings of the facts. */
export type Memory = {
  /** The landing of the last facts that did not hold the borrower; null before there were any. */
  readonly landing: string | null;
  /** A command was answered, and the borrower has not been moved on its account yet. */
  readonly isOwed: boolean;
};

export function firstMemory(facts: JourneyFacts): Memory {
  return { landing: isHeld(facts) ? null : landingKey(facts), isOwed: false };
}

/**
 * Where the borrower goes now that the facts are these, and what to remember. While work runs nothing is decided. Whoever answers what
 * was asked beside the way is taken from it by what they send themselves and by a decline alone: the page says when it is not asked any more.
 */
export function decide(
  facts: JourneyFacts,
  route: RouteName,
  memory: Memory,
  answersCondition = false,
): { next: NextRoute; memory: Memory } {
  if (isHeld(facts)) return { next: { move: "stay" }, memory };
  const landing = landingKey(facts);
  const remembered = { landing, isOwed: false };
  if (answersCondition && !memory.isOwed && !isDeclined(facts.status))
    return { next: { move: "stay" }, memory: remembered };
  const occasion = memory.isOwed || landing !== memory.landing ? "advanced" : "opened";
  return { next: nextRoute(facts, { route, occasion }), memory: remembered };
}

/** Whether the client machine, which looks at more than the status, has a say at this step. */
export function asksMachine(step: Step | null): boolean {
  return step === null || stepRoutes[step] === leftToClientMachine;
}

const landingKey = (facts: JourneyFacts): string => JSON.stringify(landingOf(facts));
