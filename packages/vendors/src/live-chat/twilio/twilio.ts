import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { LiveChat } from "../port.ts";
import { askProvider, createIdentity, type ProviderRequest } from "../request.ts";
import { secondsOf, signToken } from "../sign-token.ts";

/** Of an account at Twilio: a service of its Conversations, and an API key with its secret; all stand in its console. */
export const TwilioSettings = z.strictObject({
  accountSid: z.string().min(1),
  serviceSid: z.string().min(1),
  apiKeySid: z.string().min(1),
  apiKeySecret: z.string().min(1),
  baseUrl: z.url({ protocol: /^https?$/ }).default("https://conversations.twilio.com"),
});
export type TwilioSettings = z.infer<typeof TwilioSettings>;

const Conversation = z.object({ state: z.string() });

/** Twilio's status for something of that name that is there already. */
const CONFLICT = 409;
const GONE = 404;
/** Of an access token, as Twilio tells it from others. */
const TOKEN_TYPE = "twilio-fpa;v=1";

const identityOf = (uuid: string): string => `borrower-${uuid}`;

/**
 * Twilio Conversations. A conversation has our uuid as its unique name and the borrower as a participant; whoever answers is brought into it
 * there, by a flow of the lender's. Closed, or inactive, it is over. Access tokens are signed here with the API key's secret, which no
 * browser sees.
 */
export function twilioChat({ accountSid, serviceSid, apiKeySid, apiKeySecret, baseUrl }: TwilioSettings): LiveChat {
  const service = `${baseUrl}/v1/Services/${encodeURIComponent(serviceSid)}`;
  const ask = (
    method: ProviderRequest["method"],
    path: string,
    fields?: Record<string, string>,
    accepts: readonly number[] = [],
  ) =>
    askProvider({
      method,
      url: `${service}${path}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${apiKeySid}:${apiKeySecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      ...(fields && { body: new URLSearchParams(fields).toString() }),
      accepts,
    });

  return {
    async begin({ uuid, friendlyName, language, topic }) {
      const identity = identityOf(uuid);
      const attributes = JSON.stringify({ language });
      await createIdentity(ask("POST", "/Users", { Identity: identity, FriendlyName: friendlyName }, [CONFLICT]));
      await ask("POST", "/Conversations", { UniqueName: uuid, FriendlyName: topic, Attributes: attributes }, [
        CONFLICT,
      ]);
      await ask("POST", `/Conversations/${uuid}/Participants`, { Identity: identity }, [CONFLICT]);
    },
    async rightsTo({ uuid }, until) {
      const identity = identityOf(uuid);
      const claims = {
        jti: `${apiKeySid}-${randomUUID()}`,
        iss: apiKeySid,
        sub: accountSid,
        exp: secondsOf(until),
        grants: { identity, chat: { service_sid: serviceSid } },
      };
      return {
        providerChannelId: uuid,
        providerUserId: identity,
        providerUserToken: signToken(apiKeySecret, claims, { cty: TOKEN_TYPE }),
        client: {},
      };
    },
    async end(uuid) {
      await ask("POST", `/Conversations/${uuid}`, { State: "closed" }, [GONE]);
    },
    async isOver(uuid) {
      const { status, reply } = await ask("GET", `/Conversations/${uuid}`, undefined, [GONE]);
      return status === GONE || Conversation.parse(reply).state !== "active";
    },
    async tryKeys() {
      await ask("GET", "/Conversations?PageSize=1");
    },
  };
}
