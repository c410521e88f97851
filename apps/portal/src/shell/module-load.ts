import { MODULE_LOAD_RETRIES } from "@gable/domain/journey/loading.ts";
import { untilAnswered } from "@gable/ui/components/connection/outage.ts";
import { ofThisTab } from "../session/storage.ts";

const KEY = "module-load-retries";

/** What browsers say when a part of the portal cannot be fetched, most often because a newer one has been put in its place. */
const MESSAGES =
  /failed to fetch dynamically|importing a module script failed|error loading dynamically imported module|unable to preload css/i;

export const isModuleLoadFailure = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message);

/** Counts one more retry of this session; false when there have been enough. */
export function mayRetryModuleLoad(): boolean {
  const retries = Number(ofThisTab.read(KEY) ?? "0");
  if (retries >= MODULE_LOAD_RETRIES) return false;
  ofThisTab.write(KEY, String(retries + 1));
  return true;
}

/** A page that came up needs no count. */
export const forgetModuleLoadRetries = (): void => ofThisTab.forget(KEY);

/** Fetches a part of the portal; while nobody answers at its address at all, again and again. */
export const fetchPart = <T>(load: () => Promise<T>): Promise<T> =>
  untilAnswered(load, async (failure) => isModuleLoadFailure(failure) && !(await isReachable()));

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
