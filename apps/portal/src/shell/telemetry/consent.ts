import { kept } from "../../session/storage.ts";

const KEY = "telemetry-declined";

/** Whether this browser lets its visits be counted: not when it asks not to be tracked, and not when its owner said no. */
export function countsVisits(): boolean {
  return !asksNotToBeTracked(navigator) && kept.read(KEY) === undefined;
}

export function keepCountsVisits(counts: boolean): void {
  if (counts) kept.forget(KEY);
  else kept.write(KEY, "yes");
}

type Asking = { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean };

/** Do Not Track, and Global Privacy Control after it. */
export const asksNotToBeTracked = ({ doNotTrack, globalPrivacyControl }: Asking): boolean =>
  doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
