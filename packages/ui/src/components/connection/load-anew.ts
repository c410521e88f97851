import { useEffect, useState } from "react";
import { ofThisTab } from "../../storage/browser-storage.ts";
import { isModuleLoadFailure, untilReachable } from "./fetch-part.ts";

const KEY = "module-load-retries";

/** Of this load: the broken page may come up more than once before the page is loaded anew. */
let mayLoad: boolean | undefined;

/** Counts one more load of this session, once for each load of the page; false when there have been as many as are allowed. */
function mayLoadAnew(most: number): boolean {
  if (mayLoad !== undefined) return mayLoad;
  const loads = Number(ofThisTab.read(KEY) ?? "0");
  mayLoad = loads < most;
  if (mayLoad) ofThisTab.write(KEY, String(loads + 1));
  return mayLoad;
}

/** A page that stands for so long has all of its parts: also those that come beside its screen, of which the router knows nothing. */
const QUIET_MS = 60_000;

/** Forgets the count once the page has stood for a while without being loaded anew. */
export function forgetLoadsWhenQuiet(): void {
  setTimeout(() => ofThisTab.forget(KEY), QUIET_MS);
}

/** Loads the page anew where a part of it could not be fetched, at most so many times in one session. Says whether it does. */
export function useLoadAnew(fault: unknown, most: number): boolean {
  const [loads] = useState(() => isModuleLoadFailure(fault) && mayLoadAnew(most));
  useEffect(() => {
    if (!loads) return undefined;
    const leaving = new AbortController();
    // What a browser shows of a host that does not answer would take the page away.
    void untilReachable(leaving.signal).then(
      () => location.reload(),
      () => undefined,
    );
    return () => leaving.abort();
  }, [loads]);
  return loads;
}
