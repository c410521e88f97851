import { application, status } from "@gable/contract/calls/application.ts";
import { conditions } from "@gable/contract/calls/conditions.ts";
import { profile } from "@gable/contract/calls/profile.ts";
import type { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import type { StatusReply } from "@gable/domain/application/status.ts";
import { routeOf } from "@gable/domain/journey/destination.ts";
import { type Event, eventOrder } from "@gable/domain/journey/events.ts";
import type { JourneyFacts } from "@gable/domain/journey/journey-facts.ts";
import { landingOf } from "@gable/domain/journey/landing.ts";
import { nextRoute } from "@gable/domain/journey/next-route.ts";
import { isApplicationRoute, type RouteName, routeNames } from "@gable/domain/journey/routes.ts";
import { maySignerStandAt } from "@gable/domain/journey/signer-route.ts";
import { INITIAL_STATE, type State } from "@gable/domain/journey/states.ts";
import { mayLeave, transitions } from "@gable/domain/journey/transitions.ts";
import { triggers } from "@gable/domain/journey/triggers.ts";
import type { SeatedSigner, Walk } from "./move.ts";
import { deskOf } from "./signer.ts";

/** What the portal makes of an application, as the server tells of it, at one moment. */
export interface Passage {
  /** The transitions that one settling takes, in their order; each with its trigger. */
  readonly transitions: readonly Event[];
  readonly states: readonly State[];
  /** Where the borrower lands, and every other page that stays open to them, or to who signs beside them. */
  readonly routes: readonly RouteName[];
  /** Of what is asked of the borrower. */
  readonly conditions: readonly ConditionCategory[];
}

/** Asks for what the portal asks for, and finds what that passes through; undefined when the application has left the step meanwhile. */
export async function passageOf(
  walk: Pick<Walk, "client" | "uuid" | "others">,
  seen: StatusReply,
): Promise<Passage | undefined> {
  const { client, uuid, others } = walk;
  const params = { uuid };
  const [known, person, asked] = await Promise.all([
    client.send(application, { params }),
    client.send(profile, {}),
    client.send(conditions, { params }),
  ]);
  const after = await client.send(status, { params });
  if (after.step !== seen.step) return undefined;
  // Work in the background has changed something between the answers: they may not fit each other.
  if (after.version !== seen.version) return passageOf(walk, after);
  const { step, delayed } = seen;
  const facts: JourneyFacts = {
    application: known,
    profile: person,
    step,
    status: seen.status,
    conditions: asked,
    ...(delayed && { delayed }),
  };
  return {
    ...settling(facts),
    routes: [...openRoutes(facts), ...(await Promise.all(others.map(openToSigner))).flat()],
    conditions: asked.map(({ categoryEnum }) => categoryEnum),
  };
}

function settling(facts: JourneyFacts): Pick<Passage, "transitions" | "states"> {
  const states: State[] = [INITIAL_STATE];
  const taken = eventOrder.filter((event) => {
    const goes = mayLeave(states.at(-1) ?? INITIAL_STATE, transitions[event]) && triggers[event](facts);
    if (goes) states.push(transitions[event].to);
    return goes;
  });
  return { transitions: taken, states };
}

function openRoutes(facts: JourneyFacts): RouteName[] {
  const landing = landingOf(facts);
  const open = routeNames.filter((route) => {
    if (!isApplicationRoute(route)) return false;
    const { move } = nextRoute(facts, { route, occasion: "opened" });
    // The bare address of an application shows nothing: it leads on.
    return route === "applicationIndex" ? move === "go" : move === "stay";
  });
  return [...new Set<RouteName>([landing === "stay" ? "startProfile" : routeOf(landing), ...open])];
}

/** The pages at which somebody may stand who signs beside the borrower; none before they have come in. */
async function openToSigner({ client }: SeatedSigner): Promise<RouteName[]> {
  if (client.token() === undefined) return [];
  const { progress } = await deskOf(client);
  return routeNames.filter((route) => maySignerStandAt(route, progress));
}
