import { experimentProfile } from "@gable/contract/calls/experiments.ts";
import { kept } from "@gable/ui/storage/browser-storage.ts";
import { identityQuery } from "../../queries/identity.ts";
import { client } from "../../session/client.ts";
import { queryClient } from "../../session/query-client.ts";
import { countsVisits } from "./consent.ts";
import { flagTracker } from "./flag-tracker.ts";
import { telemetry } from "./telemetry.ts";
import { TRACKER_KEY } from "./tracker-key.ts";

/** The tracker of this visit for a lookup of flags, about an application where one is open. */
export const visitTracker = (applicationUuid: string | undefined): Promise<string | undefined> =>
  flagTracker(
    {
      stored: () => kept.read(TRACKER_KEY),
      isCounted: () => countsVisits(queryClient.getQueryData(identityQuery().queryKey)?.countsVisits ?? null),
      ofApplication: async (uuid) => {
        const { trackerUuid } = await client.send(experimentProfile, { params: { uuid } });
        telemetry.adoptTracker(trackerUuid);
        return trackerUuid;
      },
      ofSession: async () => (await telemetry.session()).trackerUuid,
    },
    applicationUuid,
  );
