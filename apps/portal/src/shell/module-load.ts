import { MODULE_LOAD_RETRIES } from "@gable/domain/journey/loading.ts";
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
