import { experimentProfile, keepExperimentProfile } from "@gable/contract/calls/experiments.ts";
import { countedPath, countedQuery } from "@gable/domain/telemetry/harmless.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useParams } from "react-router";
import { identityQuery } from "../../queries/identity.ts";
import { client } from "../../session/client.ts";
import { useIsSignedIn } from "../../session/use-is-signed-in.ts";
import { countsVisits, keepCountsVisits } from "./consent.ts";
import { isPageInUse, reloadOnTheWay } from "./page-in-use.ts";
import { telemetry } from "./telemetry.ts";

/** Counts each page that is looked at, unless the person or the browser asks not to be counted. */
export function CountVisit() {
  const { pathname, search } = useLocation();
  const { uuid } = useParams();
  const isSignedIn = useIsSignedIn();
  const queries = useQueryClient();
  // As far as the page has asked whose account it is; the server knows in any case.
  const { data: identity } = useQuery({ ...identityQuery(), enabled: false });
  const account = (isSignedIn ? identity?.countsVisits : null) ?? null;
  const mayCount = useEffectEvent(() => countsVisits(account));
  const countedFor = useEffectEvent(() => (isSignedIn ? identity?.uuid : null) ?? null);
  /** The page in use when loading anew came due. */
  const dueAt = useRef<string | null>(null);

  useEffect(() => {
    // What was pressed or typed there is done with.
    if (dueAt.current !== null && dueAt.current !== pathname) reloadOnTheWay();
  }, [pathname]);

  useEffect(() => {
    // Whoever logs out is counted, or not, as they chose.
    if (account !== null) keepCountsVisits(account);
  }, [account]);

  useEffect(() => {
    if (!mayCount()) return;
    const happening = {
      pagePath: countedPath(pathname),
      queryParams: countedQuery(new URLSearchParams(search)),
      event: "pageview",
      eventType: "PAGEVIEW" as const,
      applicationUuid: uuid ?? null,
      eventProperties: {},
      dontDedupe: true,
    };
    // Nobody waits for it, and nobody is told that it failed.
    telemetry.count(happening, countedFor()).catch(() => undefined);
  }, [pathname, search, uuid]);

  useEffect(() => {
    if (uuid === undefined || !isSignedIn || !mayCount()) return;
    const followTracker = async () => {
      const { trackerUuid: own } = await telemetry.session();
      const { uuid: identityUuid } = await queries.ensureQueryData(identityQuery());
      const request = { params: { uuid } };
      const { trackerUuid } = await client
        .send(keepExperimentProfile, { ...request, body: { optimizelyProfileUuid: own }, query: { identityUuid } })
        .catch(() => client.send(experimentProfile, request));
      if (!telemetry.adoptTracker(trackerUuid)) return;
      // Specification part 1, section 8; but not under the hands of somebody whose press it would swallow.
      if (isPageInUse()) dueAt.current = location.pathname;
      else location.reload();
    };
    followTracker().catch(() => undefined);
  }, [uuid, isSignedIn, queries]);

  return null;
}
