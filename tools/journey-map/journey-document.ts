import { allowedBeside, asides } from "@gable/domain/journey/allowed-routes.ts";
import { addedEvents, type Event, eventOrder, eventsWithOurTrigger } from "@gable/domain/journey/events.ts";
import { flagPublication, type Publication } from "@gable/domain/journey/flag-publication.ts";
import { gates } from "@gable/domain/journey/gates.ts";
import { type PlanRow, planRows, rowOfStep } from "@gable/domain/journey/plan-rows.ts";
import { POLL_ATTEMPTS_STABLE, POLL_ATTEMPTS_WAITING } from "@gable/domain/journey/polling.ts";
import { progressOfRow } from "@gable/domain/journey/progress.ts";
import { redirectsToSite, redirectsWithin } from "@gable/domain/journey/redirects.ts";
import { BASE_PATH, type RouteName, routeNames, routes, screenOf } from "@gable/domain/journey/routes.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { stateRoutes } from "@gable/domain/journey/state-routes.ts";
import { states, statesNeverEntered } from "@gable/domain/journey/states.ts";
import { stepRoutes } from "@gable/domain/journey/step-routes.ts";
import { stepNames, steps } from "@gable/domain/journey/steps.ts";
import { transitions } from "@gable/domain/journey/transitions.ts";
import { awaitedEffects, whileUnanswered } from "@gable/domain/workflow/while-unanswered.ts";
import { LATE_AFTER_MS } from "@gable/server/modules/application/status-reply.ts";
import { alternatives, code, table } from "./markdown.ts";
import { possibleTargets } from "./possible-targets.ts";

/** `docs/journey.md`, whole. */
export function journeyDocument(): string {
  return `${[
    "# The journey",
    "Generated from `packages/domain/src/journey` by `npm run journey:map`. Change the tables there, not this page.",
    "A borrower's screen is found in this order: the gates, the gate of a declined application, the table of steps, and for the steps that it leaves open the client machine. An address that is not allowed beside the landing gives way to it.",
    "## Plan of the server",
    "The first row that applies and is not done is where an application is.",
    planTable(),
    "## Steps",
    `${stepNames.length} steps. \`waiting\` steps are polled up to ${POLL_ATTEMPTS_WAITING} times, \`stable\` ones up to ${POLL_ATTEMPTS_STABLE}, \`terminal\` ones not at all.`,
    stepTable(),
    "## While a vendor does not answer",
    `Whatever is the matter with a vendor (no answer, a wrong one, a late one, a report that is not signed), its question stays open and is asked again under the same key until it is answered: nobody of the lender's is needed. Until then the borrower stands here. A waiting step without a screen of its own lies as a page over the screen before it, which says what is being asked and, after ${LATE_AFTER_MS / 1000} seconds, what is late, since when, and that the page may be closed. \`npm run test:reliability -- --matrix\` lives through each row under every fault.`,
    unansweredTable(),
    "## Client machine",
    `${states.length} states, ${eventOrder.length} events. Each settling is one pass over the events in this order, from \`profile\`; of two events that may happen in any state the later one wins.`,
    statePicture(),
    eventTable(),
    "### State to screen",
    stateTable(),
    "## Status flags",
    "A flag is published only while the first open row of the plan is one of these.",
    flagTable(),
    "## Routes",
    `${routeNames.length} routes, below \`${BASE_PATH}\`.`,
    routeTable(),
    `Allowed beside every landing until a decline: ${asides.map((route) => code(routes[route].path)).join(", ")}. A condition that waits for the borrower opens the screen that its card leads to.`,
    "### Redirects",
    redirectTable(),
    "## Gates",
    `Asked in this order; the first that answers decides: ${Object.keys(gates).map(code).join(", ")}.`,
  ].join("\n\n")}\n`;
}

function planTable(): string {
  const rows = Object.entries(planRows).map(([number, words]) => {
    const row = Number(number) as PlanRow;
    const own = stepNames.filter((step) => rowOfStep[step] === row);
    return [number, words.en, own.map(code).join(", "), code(progressOfRow(row, { isManual: false }))];
  });
  return table(["row", "done when", "steps", "progress"], rows);
}

function unansweredTable(): string {
  const rows = awaitedEffects.map((effect) => {
    const { asked, step } = whileUnanswered[effect];
    const targets = possibleTargets(stepRoutes[step]);
    const screen = targets.length === 0 ? "_over the screen before it_" : alternatives(targets);
    return [asked, code(effect), code(step), steps[step], screen];
  });
  return table(["asked", "work", "step", "kind", "screen"], rows);
}

function stepTable(): string {
  const rows = stepNames.map((step) => {
    const targets = possibleTargets(stepRoutes[step]);
    return [
      code(step),
      steps[step],
      rowOfStep[step]?.toString() ?? "any",
      targets.length === 0 ? "_the client machine_" : alternatives(targets),
    ];
  });
  return table(["step", "kind", "row", "screen"], rows);
}

function statePicture(): string {
  const edges = eventOrder.flatMap((event) => {
    const { from, to } = transitions[event];
    const sources = from === "any" ? ["any"] : from;
    return sources.map((source) => `  ${source} --> ${to} : ${event}`);
  });
  return ["```mermaid", "stateDiagram-v2", "  [*] --> profile", '  state "any state" as any', ...edges, "```"].join(
    "\n",
  );
}

function eventTable(): string {
  const rows = eventOrder.map((event, at) => {
    const { from, to } = transitions[event];
    const sources = from === "any" ? "any" : from.map(code).join(", ");
    return [String(at + 1), code(event), sources, code(to), originOf(event)];
  });
  return table(["", "event", "from", "to", "origin"], rows);
}

const ownTrigger: ReadonlySet<Event> = new Set(eventsWithOurTrigger);
const ownEvent: ReadonlySet<Event> = new Set(addedEvents);

function originOf(event: Event): string {
  if (ownEvent.has(event)) return "ours";
  return ownTrigger.has(event) ? "specified, trigger ours" : "specified";
}

function stateTable(): string {
  const rows = states.map((state) => {
    const targets = possibleTargets(stateRoutes[state]);
    const screen = targets.length === 0 ? "_stays_" : alternatives(targets);
    return [code(state), screen, statesNeverEntered.includes(state) ? "never entered" : ""];
  });
  return table(["state", "screen", ""], rows);
}

function flagTable(): string {
  return table(
    ["flag", "rows"],
    Object.entries(flagPublication).map(([flag, publication]) => [code(flag), inWords(publication)]),
  );
}

function inWords(publication: Publication): string {
  if (publication === "always") return "as soon as it is known";
  if ("only" in publication) return `${publication.only.join(" and ")} only`;
  return `from ${publication.from}${publication.kept === true ? ", never withdrawn" : ""}`;
}

const writtenSets: Partial<Record<RouteName, readonly RouteName[]>> = allowedBeside;

function routeTable(): string {
  const rows = routeNames.map((route) => {
    const { path, capability, audience } = routes[route];
    const beside = writtenSets[route];
    const screen = screenOf(route);
    return [
      code(path),
      capability,
      audience,
      screen === route ? "" : `shows ${code(routes[screen].path)}`,
      beside === undefined ? "" : beside.map((other) => code(routes[other].path.replace("/:uuid/", ""))).join(", "),
    ];
  });
  return table(["path", "capability", "who", "screen", "as a landing, allows"], rows);
}

function redirectTable(): string {
  const out = Object.entries(redirectsToSite).map(([path, site]) => [
    code(path),
    `${code(siteRoutes[site])} of the site`,
  ]);
  const within = Object.entries(redirectsWithin).map(([path, route]) => [code(path), code(routes[route].path)]);
  return table(["path", "leads to"], [...out, ...within]);
}
