import { kept } from "@gable/ui/storage/browser-storage.ts";

const KEY = "telemetry-declined";

/**
 * Whether a visit may be counted: not when the browser asks not to be tracked, and not when its owner said no, in their account where
 * they are logged in, else with this browser. `account` is null where nothing is known of one.
 */
export function countsVisits(account: boolean | null): boolean {
  return !asksNotToBeTracked(navigator) && (account ?? kept.read(KEY) === undefined);
}

/** Keeps the choice for when nobody is logged in here. */
export function keepCountsVisits(counts: boolean): void {
  if (counts) kept.forget(KEY);
  else kept.write(KEY, "yes");
}

type Asking = { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean };

/** Do Not Track, and Global Privacy Control after it. */
export const asksNotToBeTracked = ({ doNotTrack, globalPrivacyControl }: Asking): boolean =>
  doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
