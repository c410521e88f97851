import { CallFailed } from "@gable/contract/problem.ts";
import type { HelocApplication } from "@gable/domain/application/application.ts";
import type { Profile } from "@gable/domain/application/profile.ts";
import type { JourneyFacts, OpenCondition } from "@gable/domain/journey/journey-facts.ts";
import { type QueryClient, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { applicationQuery } from "../queries/application.ts";
import { type FollowedStatus, statusQuery } from "../queries/application-status.ts";
import { conditionsQuery } from "../queries/conditions.ts";
import { profileQuery } from "../queries/profile.ts";

/** Puts together what decides where a borrower is sent. */
export function factsFrom(
  application: HelocApplication,
  profile: Profile,
  { step, status, delayed }: FollowedStatus,
  conditions: readonly OpenCondition[] | undefined,
): JourneyFacts {
  return { application, profile, status, step, conditions: conditions ?? [], ...(delayed && { delayed }) };
}

/** What is known of an application, asking for what is not; refused when the application is not this person's. */
export async function loadFacts(queries: QueryClient, uuid: string): Promise<JourneyFacts> {
  const followed = queries
    .getQueryCache()
    .find({ queryKey: statusQuery(uuid).queryKey })
    ?.isActive();
  const [application, profile, status, conditions] = await Promise.all([
    queries.ensureQueryData(applicationQuery(uuid)),
    queries.ensureQueryData(profileQuery()),
    (followed ? queries.ensureQueryData(statusQuery(uuid)) : queries.fetchQuery(statusQuery(uuid))).catch(unlessRead),
    loadConditions(queries, uuid),
  ]);
  return factsFrom(application, profile, status ?? lastStatus(queries, application), conditions);
}

/** The call was answered, and the status is not known: the server broke, was asked too often, or what it said is no status. */
function unlessRead(failure: unknown): undefined {
  if (!(failure instanceof CallFailed && [200, 429, 500].includes(failure.status))) throw failure;
}

/** Where the status cannot be read: the last one known, or one that leads to the time-out page (specification part 1, section 8). */
function lastStatus(queries: QueryClient, { uuid, status }: HelocApplication): FollowedStatus {
  const { queryKey } = statusQuery(uuid);
  const last = queries.getQueryData(queryKey) ?? { step: "UNKNOWN" as const, version: 0, status };
  queries.setQueryData(queryKey, last);
  return last;
}

/** The list of tasks may be out of order without keeping the borrower from the application; the next minute asks again. */
async function loadConditions(queries: QueryClient, uuid: string): Promise<readonly OpenCondition[] | undefined> {
  const state = queries.getQueryState(conditionsQuery(uuid).queryKey);
  if (state?.status === "error") return state.data;
  return queries.ensureQueryData(conditionsQuery(uuid)).catch(() => undefined);
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * The facts after the status has changed. Of what the status does not say, only what decides is asked for again, until it is
 * answered; null when `signal` ends it before.
 */
export async function refreshFacts(
  queries: QueryClient,
  uuid: string,
  stale: { readonly application: boolean; readonly machine: boolean },
  signal: AbortSignal,
): Promise<JourneyFacts | null> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await Promise.all([
        stale.application && queries.fetchQuery({ ...applicationQuery(uuid), staleTime: 0 }),
        stale.machine && queries.fetchQuery({ ...profileQuery(), staleTime: 0 }),
        stale.machine && queries.fetchQuery({ ...conditionsQuery(uuid), staleTime: 0 }).catch(() => undefined),
      ]);
      return await loadFacts(queries, uuid);
    } catch {
      await new Promise((rested) => setTimeout(rested, pause));
    }
  }
  return null;
}

/** The facts of the application on the screen, which its route has loaded. */
export function useFacts(uuid: string): JourneyFacts {
  const application = useSuspenseQuery(applicationQuery(uuid));
  const profile = useSuspenseQuery(profileQuery());
  const status = useSuspenseQuery(statusQuery(uuid));
  const conditions = useQuery(conditionsQuery(uuid));
  return factsFrom(application.data, profile.data, status.data, conditions.data);
}
