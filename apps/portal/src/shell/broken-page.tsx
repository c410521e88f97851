import { lazy, Suspense, useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { Loader } from "./first-load.tsx";
import { isIgnoredError } from "./ignored-errors.ts";
import { isModuleLoadFailure, mayRetryModuleLoad } from "./module-load.ts";

const ErrorPage = lazy(async () => ({ default: (await import("./error-page.tsx")).ErrorPage }));

/** What stands where a page broke. When a part of the portal could not be fetched, the page is loaded anew first, a few times. */
export function BrokenPage() {
  const error = useRouteError();
  const [reloads] = useState(() => isModuleLoadFailure(error) && mayRetryModuleLoad());
  useEffect(() => {
    if (reloads) location.reload();
    else if (!isIgnoredError(error)) reportError(error);
  }, [reloads, error]);
  if (reloads) return <Loader loading />;
  return (
    <Suspense fallback={<Loader loading />}>
      <ErrorPage error={error} />
    </Suspense>
  );
}
