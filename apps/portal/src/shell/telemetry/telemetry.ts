import { countedOrigin, countedQuery } from "@gable/domain/telemetry/harmless.ts";
import { kept, ofThisTab } from "@gable/ui/storage/browser-storage.ts";
import { client } from "../../session/client.ts";
import { createTelemetry } from "./telemetry-client.ts";
import { TRACKER_KEY } from "./tracker-key.ts";

/** The visit with this page. */
export const telemetry = createTelemetry({
  client,
  domain: location.hostname,
  visit: () => ({
    referrer: siteBefore(),
    queryParams: countedQuery(new URLSearchParams(location.search)),
    screen: { width: screen.width, height: screen.height },
    window: { width: innerWidth, height: innerHeight },
    appVersion: import.meta.env.APP_VERSION,
  }),
  kept,
  ofThisTab,
  trackerKey: TRACKER_KEY,
});

/** Nothing for another page of ours. */
function siteBefore(): string {
  const origin = countedOrigin(document.referrer);
  return origin === location.origin ? "" : origin;
}
