import { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { type Event, eventOrder } from "@gable/domain/journey/events.ts";
import { type RouteName, routeNames } from "@gable/domain/journey/routes.ts";
import { type State, states } from "@gable/domain/journey/states.ts";
import { type Step, stepNames } from "@gable/domain/journey/steps.ts";

/** Everything that must be exercised in the running product, by kind. An event stands for its transition and its trigger. */
export const everything = {
  steps: stepNames,
  transitions: eventOrder,
  states,
  routes: routeNames,
  conditions: ConditionCategory.options,
} as const satisfies Record<Kind, readonly string[]>;

export type Kind = "steps" | "transitions" | "states" | "routes" | "conditions";
export const kinds = Object.keys(everything) as Kind[];

export interface Items {
  readonly steps: Step;
  readonly transitions: Event;
  readonly states: State;
  readonly routes: RouteName;
  readonly conditions: ConditionCategory;
}
