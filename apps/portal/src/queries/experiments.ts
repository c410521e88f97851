import { featureDecision, features } from "@gable/contract/calls/experiments.ts";
import { MAINTENANCE_FLAG_KEY, maintenanceFlagOf } from "@gable/domain/journey/maintenance.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";
import { keepClosedPages } from "../session/closed-pages.ts";
import { organisation } from "../session/organisation.ts";
import { kept, TRACKER_KEY } from "../session/storage.ts";

const REFETCH_MS = 5 * 60_000;

/** Which pages are closed for maintenance. A lookup that fails closes nothing. */
export const maintenanceQuery = () =>
  queryOptions({
    queryKey: ["feature", MAINTENANCE_FLAG_KEY],
    queryFn: async ({ signal }) =>
      keepClosedPages(
        maintenanceFlagOf(
          await client.send(featureDecision, {
            params: { context: "external" },
            body: { featureKey: MAINTENANCE_FLAG_KEY, optimizeUser: optimizeUser() },
            signal,
          }),
        ),
      ),
    refetchInterval: REFETCH_MS,
  });

/** All flags and their variables, for whoever looks. */
export const featuresQuery = () =>
  queryOptions({
    queryKey: ["features"],
    queryFn: ({ signal }) =>
      client.send(features, { params: { context: "external" }, body: { optimizeUser: optimizeUser() }, signal }),
  });

const PILOT = "DDP_Pilot";

/** Who is asking: never more than the lender, the tracker of this browser and the pilot that it was put into. */
function optimizeUser() {
  const tracker = kept.read(TRACKER_KEY);
  return {
    ...(tracker !== undefined && { id: tracker }),
    attributes: {
      organization: organisation().orgCode,
      ...(kept.read(PILOT) !== undefined && { pilots: [PILOT] }),
    },
  };
}
