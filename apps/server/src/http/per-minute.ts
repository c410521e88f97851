import { networkOf } from "./network-of.ts";
import { Refusal } from "./refusal.ts";
import { soOften } from "./so-often.ts";

/** Counts what each network asks in a minute, by the addresses it asks from; refuses what is more with 429. */
export function perMinute(most: number): (address: string) => void {
  const mayAsk = soOften(most);
  return (address) => {
    if (!mayAsk(networkOf(address)))
      throw new Refusal(429, "too-many", "That was often. Wait a minute and try again.", { retryAfter: 60 });
  };
}
