import { z } from "zod";

/** What pollers.ts asks of the process that polls. */
export const Polling = z.object({
  port: z.int(),
  /** Requests as they go over the wire; a poller asks one of them again and again. */
  requests: z.array(z.string()).min(1),
  pollers: z.int().positive(),
  everyMs: z.number().positive(),
  /** The first only warms up. */
  rounds: z.int().min(2),
});
export type Polling = z.infer<typeof Polling>;

/** What it answers; the warm-up is left out. */
export const Polled = z.object({ p50Ms: z.number(), p99Ms: z.number() });
export type Polled = z.infer<typeof Polled>;
