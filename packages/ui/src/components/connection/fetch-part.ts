import { untilAnswered } from "./outage.ts";

/** What browsers say when a part of an app cannot be fetched, most often because a newer one has been put in its place. */
const MESSAGES =
  /failed to fetch dynamically|importing a module script failed|error loading dynamically imported module|unable to preload css/i;

export const isModuleLoadFailure = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message);

const offline = new Error("There is no connection.");

/** As far as the browser knows; outside a browser nothing is. */
export const isOffline = (): boolean => "onLine" in navigator && !navigator.onLine;

/**
 * Fetches a part of the app; while nobody answers at its address at all, again and again. Without a connection nothing is tried: of a
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
