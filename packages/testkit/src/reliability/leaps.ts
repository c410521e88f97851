import { advanceClock, businessClock } from "@gable/contract/calls/development.ts";
import { z } from "zod";
import type { Leap } from "./history.ts";

const time = z.object({ now: z.string(), aheadMs: z.number() });

/** Notes where the clock of the one application is moved that is asked about on this network. */
export function noteLeaps(send: typeof fetch): { readonly fetch: typeof fetch; readonly leaps: readonly Leap[] } {
  const leaps: Leap[] = [];
  let aheadMs = 0;
  return {
    leaps,
    fetch: async (input, init) => {
      const reply = await send(input, init);
      const { pathname } = new URL(input instanceof Request ? input.url : input.toString());
      if (!reply.ok || pathname !== businessClock.path) return reply;
      const seen = time.parse(await reply.clone().json());
      if (init?.method === advanceClock.method) {
        const from = new Date(Date.parse(seen.now) - (seen.aheadMs - aheadMs)).toISOString();
        leaps.push({ from, to: seen.now });
      }
      aheadMs = seen.aheadMs;
      return reply;
    },
  };
}
