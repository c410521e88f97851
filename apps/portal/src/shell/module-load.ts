import { MODULE_LOAD_RETRIES } from "@gable/domain/journey/loading.ts";
import { untilAnswered } from "@gable/ui/components/connection/outage.ts";
import { ofThisTab } from "@gable/ui/storage/browser-storage.ts";

const KEY = "module-load-retries";

/** What browsers say when a part of the portal cannot be fetched, most often because a newer one has been put in its place. */
const MESSAGES =
  /failed to fetch dynamically|importing a module script failed|error loading dynamically imported module|unable to preload css/i;

export const isModuleLoadFailure = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message);

/** Of this load: the broken page may come up more than once before the page is loaded anew. */
let mayRetry: boolean | undefined;

/** Counts one more retry of this session, once for each load of the page; false when there have been enough. */
export function mayRetryModuleLoad(): boolean {
  if (mayRetry !== undefined) return mayRetry;
  const retries = Number(ofThisTab.read(KEY) ?? "0");
  mayRetry = retries < MODULE_LOAD_RETRIES;
  if (mayRetry) ofThisTab.write(KEY, String(retries + 1));
  return mayRetry;
}

/** A page that stands for so long has all of its parts: also those that come beside its screen, of which the router knows nothing. */
const QUIET_MS = 60_000;

/** Forgets the count once the page has stood for a while without being loaded anew. */
export function forgetModuleLoadRetriesWhenQuiet(): void {
  setTimeout(() => ofThisTab.forget(KEY), QUIET_MS);
}

const offline = new Error("There is no connection.");

/** As far as the browser knows; outside a browser nothing is. */
export const isOffline = (): boolean => "onLine" in navigator && !navigator.onLine;

/**
 * Fetches a part of the portal; while nobody answers at its address at all, again and again. Without a connection nothing is tried: of a
 * part that failed once the browser says so ever after, and only loading the page anew helps.
 */
export const fetchPart = <T>(load: () => Promise<T>): Promise<T> =>
  untilAnswered(
    () => (isOffline() ? Promise.reject(offline) : load()),
    async (failure) => failure === offline || (isModuleLoadFailure(failure) && !(await isReachable())),
  );

/** Comes back when the page could be loaded anew. */
export const untilReachable = (signal: AbortSignal): Promise<void> =>
  untilAnswered(
    async () => {
      if (!(await isReachable())) throw new Error("Nobody answers.");
    },
    () => true,
    signal,
  );

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD", cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}
