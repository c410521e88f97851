import { MODULE_LOAD_RETRIES } from "@gable/domain/journey/loading.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { useLoadAnew } from "@gable/ui/components/connection/load-anew.ts";
import { useOutage } from "@gable/ui/components/connection/outage.ts";
import { Suspense, useEffect } from "react";
import { useRouteError } from "react-router";
import { Loader } from "./first-load.tsx";
import { OutagePage } from "./outage-page.tsx";

const ErrorPage = lazyPart(async () => (await import("./error-page.tsx")).ErrorPage);

/** What stands where a page broke. When a part of the portal could not be fetched, the page is loaded anew first, a few times. */
export function BrokenPage() {
  const error = useRouteError();
  const reloads = useLoadAnew(error, MODULE_LOAD_RETRIES);
  const isAnswered = useOutage() === "none";
  useEffect(() => {
    if (reloads) return;
    void import("./faults.ts").then(
      ({ reportFaultHere }) => reportFaultHere(error),
      () => undefined,
    );
  }, [reloads, error]);
  if (reloads) return isAnswered ? <Loader loading /> : <OutagePage />;
  return (
    <Suspense fallback={<Loader loading />}>
      <ErrorPage error={error} />
    </Suspense>
  );
}
