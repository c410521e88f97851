import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import type { LiveChat } from "../port.ts";
import { askProvider } from "../request.ts";

const niceEnvironments = ["NA1", "EU1", "UK1", "AU1", "CA1", "JP1"] as const;

/** Of a live-chat channel at NICE CXone, as its page for initialising says; none of it is secret but what is made here. */
export const NiceSettings = z.strictObject({
  brandId: z.string().regex(/^\d+$/),
  channelId: z.string().min(1),
  environment: z.enum(niceEnvironments),
  /** Made here: customers' names follow from it, and are all that opens a conversation there. */
  customerSecret: z.string().min(32),
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
});
export type NiceSettings = z.infer<typeof NiceSettings>;

export const newCustomerSecret = (): string => randomBytes(32).toString("base64url");

/**
 * NICE CXone. Its client begins, carries and ends a live chat from the page, without any key; a thread has our uuid. What keeps others out
 * is the customer's name there, which nobody can guess. Whether a chat is over is told to the page alone.
 */
export function niceChat({ brandId, channelId, environment, customerSecret, baseUrl }: NiceSettings): LiveChat {
  const channels = baseUrl ?? `https://channels-de-${environment.toLowerCase()}.niceincontact.com`;
  return {
    begin: async () => undefined,
    async rightsTo({ uuid }) {
      return {
        providerChannelId: uuid,
        providerUserId: createHmac("sha256", customerSecret).update(uuid).digest("base64url"),
        // The customer's name is all that is asked for.
        providerUserToken: "",
        client: { brandId, channelId, environment },
      };
    },
    end: async () => undefined,
    // Only who took part in a conversation asks, and only when their page has heard the end of it.
    isOver: async () => true,
    async tryKeys() {
      const url = `${channels}/chat/1.0/brand/${brandId}/channel/${encodeURIComponent(channelId)}`;
      await askProvider({ method: "GET", url, headers: {} });
    },
  };
}
