import { featureDecision } from "@gable/contract/calls/experiments.ts";
import { MAINTENANCE_FLAG_KEY } from "@gable/domain/journey/maintenance.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";
import { organisation } from "../session/organisation.ts";

const REFETCH_MS = 5 * 60_000;

/** Which pages are closed for maintenance. A lookup that fails closes nothing. */
export const maintenanceQuery = () =>
  queryOptions({
    queryKey: ["feature", MAINTENANCE_FLAG_KEY],
    queryFn: ({ signal }) =>
      client.send(featureDecision, {
        params: { context: "external" },
        body: {
          featureKey: MAINTENANCE_FLAG_KEY,
          optimizeUser: { attributes: { organization: organisation().orgCode } },
        },
        signal,
      }),
    refetchInterval: REFETCH_MS,
  });
