import { useOutage } from "@gable/ui/components/connection/outage.ts";
import { Suspense, useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { Loader } from "./first-load.tsx";
import { lazyPart } from "./lazy-part.tsx";
import { isModuleLoadFailure, mayRetryModuleLoad, untilReachable } from "./module-load.ts";
import { OutagePage } from "./outage-page.tsx";

const ErrorPage = lazyPart(async () => (await import("./error-page.tsx")).ErrorPage);

/** What stands where a page broke. When a part of the portal could not be fetched, the page is loaded anew first, a few times. */
export function BrokenPage() {
  const error = useRouteError();
  const [reloads] = useState(() => isModuleLoadFailure(error) && mayRetryModuleLoad());
  const isAnswered = useOutage() === "none";
  useEffect(() => {
    if (!reloads) {
      void import("./faults.ts").then(
        ({ reportFaultHere }) => reportFaultHere(error),
        () => undefined,
      );
      return undefined;
    }
    const leaving = new AbortController();
    // What a browser shows of a host that does not answer would take the portal away.
    void untilReachable(leaving.signal).then(
      () => location.reload(),
      () => undefined,
    );
    return () => leaving.abort();
  }, [reloads, error]);
  if (reloads) return isAnswered ? <Loader loading /> : <OutagePage />;
  return (
    <Suspense fallback={<Loader loading />}>
      <ErrorPage error={error} />
    </Suspense>
  );
}
