import { networkOf } from "./network-of.ts";
import { Refusal } from "./refusal.ts";

const MINUTE_MS = 60_000;

/**
 * Counts what each address of the net asks in a minute, in this process; refuses what is more with 429.
 * The machine's clock counts, not the business's: it is about traffic.
 */
export function perMinute(most: number): (address: string) => void {
  let minute = 0;
  let asked = new Map<string, number>();
  return (address) => {
    const network = networkOf(address);
    const present = Math.floor(Date.now() / MINUTE_MS);
    if (present !== minute) {
      minute = present;
      asked = new Map();
    }
    const count = (asked.get(network) ?? 0) + 1;
    asked.set(network, count);
    if (count > most)
      throw new Refusal(429, "too-many", "That was often. Wait a minute and try again.", { retryAfter: 60 });
  };
}
