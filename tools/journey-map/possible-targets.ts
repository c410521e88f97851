import { blankFacts, factsWith, profiledFacts } from "@gable/domain/journey/blank-facts.ts";
import { resolveRow } from "@gable/domain/journey/destination.ts";
import type { JourneyFacts } from "@gable/domain/journey/journey-facts.ts";
import { routes } from "@gable/domain/journey/routes.ts";
import type { StateRow } from "@gable/domain/journey/state-routes.ts";
import { leftToClientMachine, type StepRow } from "@gable/domain/journey/step-routes.ts";

type Changes = Parameters<typeof factsWith>[1];

const account = { uuid: blankFacts.application.uuid, routingNumber: "071000013", mask: "6789", accountNumber: "6789" };
const home = profiledFacts.application.property;

/** Everything that a row of a route table looks at, with and without. */
const variations: readonly Changes[] = [
  { status: { waitingOnFloodCert: true } },
  { status: { primaryParticipantAcceptComplete: true } },
  { status: { bpo: "BPO_REQUIRED" } },
  { application: { disburseAccount: account } },
  { application: { isCrypto: true } },
  { application: { requestedManualNotaryTime: "2026-02-03T18:00:00Z" } },
  ...(home === null ? [] : [{ application: { property: { ...home, state: "TX" } } }]),
];

const probes: readonly JourneyFacts[] = variations.reduce<readonly JourneyFacts[]>(
  (facts, changes) => facts.flatMap((one) => [one, factsWith(one, changes)]),
  [profiledFacts],
);

/** The screens to which a row can lead, as paths below the application. */
export function possibleTargets(row: StepRow | StateRow): readonly string[] {
  if (row === leftToClientMachine || row === "stay") return [];
  return [...new Set(probes.map((facts) => shortPath(resolveRow(row, facts))))];
}

function shortPath(destination: ReturnType<typeof resolveRow>): string {
  if (typeof destination !== "string")
    return routes[destination.route].path.replace(":type", destination.type).slice("/:uuid/".length);
  return destination === "root" ? "root" : routes[destination].path.slice("/:uuid/".length);
}
