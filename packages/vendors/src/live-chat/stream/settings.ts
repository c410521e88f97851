import { z } from "zod";

/** Of an application at Stream; both keys stand on its dashboard. */
export const StreamSettings = z.strictObject({
  apiKey: z.string().min(1),
  apiSecret: z.string().min(1),
  baseUrl: z.url({ protocol: /^https?$/ }).default("https://chat.stream-io-api.com"),
});
export type StreamSettings = z.infer<typeof StreamSettings>;
