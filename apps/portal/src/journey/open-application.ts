import { CallFailed } from "@gable/contract/problem.ts";
import { isAdditionalSigner } from "@gable/domain/application/additional-signer.ts";
import type { Identity } from "@gable/domain/application/identity.ts";
import type { JourneyFacts } from "@gable/domain/journey/journey-facts.ts";
import { nextRoute } from "@gable/domain/journey/next-route.ts";
import { onHost } from "@gable/domain/journey/paths.ts";
import { carriedQuery } from "@gable/domain/journey/redirects.ts";
import type { RouteName } from "@gable/domain/journey/routes.ts";
import type { QueryClient } from "@tanstack/react-query";
import { loadFacts } from "./facts.ts";

/** The application of an address, if it is this person's. Foreign and absent ones answer alike. */
export async function openApplication(queries: QueryClient, uuid: string): Promise<JourneyFacts | null> {
  try {
    return await loadFacts(queries, uuid);
  } catch (failure) {
    if (failure instanceof CallFailed && [400, 403, 404].includes(failure.status)) return null;
    throw failure;
  }
}

/** Where an opened page leads when the application stands elsewhere; null where it may be kept. A path of the host. */
export function leadOn(facts: JourneyFacts, route: RouteName, search: string): string | null {
  const next = nextRoute(facts, { route, occasion: "opened" });
  return next.move === "go" ? onHost(next.path) + carriedQuery(search) : null;
}

export function signsBeside(identity: Identity, facts: JourneyFacts): boolean {
  return isAdditionalSigner(identity, facts.application);
}
