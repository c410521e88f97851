let aheadMs = 0;

/** Hears what time it was on the server a moment ago: waits and deadlines run by that, and a device's own clock may be wrong. */
export function hearServersTime(now: string): void {
  aheadMs = Date.parse(now) - Date.now();
}

/** Now, as the server has it. */
export const serversTime = (): Date => new Date(Date.now() + aheadMs);
