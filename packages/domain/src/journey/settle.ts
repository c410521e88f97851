import { type Event, eventOrder } from "./events.ts";
import type { JourneyFacts } from "./journey-facts.ts";
import { INITIAL_STATE, type State } from "./states.ts";
import { mayLeave, transitions } from "./transitions.ts";
import { triggers } from "./triggers.ts";

/**
 * Where the client machine stands for these facts: one pass over the events in their order, from the initial state.
 * Each event happens at most once, when its trigger holds and the present state allows it.
 */
export function settle(facts: JourneyFacts): State {
  return eventOrder.reduce((state, event) => stateAfter(state, event, facts), INITIAL_STATE);
}

function stateAfter(state: State, event: Event, facts: JourneyFacts): State {
  const transition = transitions[event];
  return mayLeave(state, transition) && triggers[event](facts) ? transition.to : state;
}
