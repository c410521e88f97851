import type { BodyOf } from "@gable/contract/call.ts";
import { featureDecision, features } from "@gable/contract/calls/experiments.ts";
import { MAINTENANCE_FLAG_KEY, maintenanceFlagOf } from "@gable/domain/journey/maintenance.ts";
import { kept } from "@gable/ui/storage/browser-storage.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";
import { keepClosedPages } from "../session/closed-pages.ts";
import { organisation } from "../session/organisation.ts";
import { TRACKER_KEY } from "../shell/telemetry/tracker-key.ts";

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

/** Whom flags are decided for, as far as it is known. */
export type FlagSubject = Pick<
  NonNullable<BodyOf<typeof features>["optimizeUser"]["attributes"]>,
  "applicationUuid" | "createdAt" | "identityUuid"
>;

/** All flags and their variables, for whoever looks. */
export const featuresQuery = (subject: FlagSubject) =>
  queryOptions({
    queryKey: ["features", subject],
    queryFn: async ({ signal }) => {
      const { visitTracker } = await import("../shell/telemetry/visit-tracker.ts");
      const id = await visitTracker(subject.applicationUuid);
      return client.send(features, {
        params: { context: "external" },
        body: {
          optimizeUser: { ...(id !== undefined && { id }), attributes: { ...optimizeUser().attributes, ...subject } },
        },
        signal,
      });
    },
  });

const PILOT = "DDP_Pilot";

/** Who is asking where nothing but the browser is known: the lender, the tracker and the pilot that it was put into. */
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
