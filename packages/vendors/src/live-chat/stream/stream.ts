import { z } from "zod";
import type { LiveChat } from "../port.ts";
import { askProvider, createIdentity, type ProviderRequest } from "../request.ts";
import { secondsOf, signToken } from "../sign-token.ts";
import type { StreamSettings } from "./settings.ts";

/** Of the channel types that every application has, the one for private conversations. */
const CHANNEL_TYPE = "messaging";

const Channel = z.object({ channel: z.object({ frozen: z.boolean().default(false) }) });

const channelPath = (uuid: string): string => `/channels/${CHANNEL_TYPE}/${uuid}`;
const userOf = (uuid: string): string => `borrower-${uuid}`;

/**
 * Stream (getstream.io). A conversation is a channel of the type `messaging` with the borrower as its member; whoever answers joins it
 * there. Frozen, it is over. Tokens are signed here with the application's secret, which no browser sees.
 */
export function streamChat({ apiKey, apiSecret, baseUrl }: StreamSettings): LiveChat {
  const ask = (method: ProviderRequest["method"], path: string, body?: object, accepts: readonly number[] = []) =>
    askProvider({
      method,
      url: `${baseUrl}${path}?api_key=${encodeURIComponent(apiKey)}`,
      headers: {
        authorization: signToken(apiSecret, { server: true }),
        "stream-auth-type": "jwt",
        "content-type": "application/json",
      },
      ...(body && { body: JSON.stringify(body) }),
      accepts,
    });

  return {
    async begin({ uuid, friendlyName, language, topic }) {
      const id = userOf(uuid);
      await createIdentity(ask("POST", "/users", { users: { [id]: { id, name: friendlyName, language } } }));
      const data = { created_by_id: id, members: [id], name: topic };
      await ask("POST", `${channelPath(uuid)}/query`, { data, state: false });
    },
    async rightsTo({ uuid }, until) {
      const id = userOf(uuid);
      return {
        providerChannelId: `${CHANNEL_TYPE}:${uuid}`,
        providerUserId: id,
        // Stream refuses tokens whose beginning lies ahead of its clock: none is named.
        providerUserToken: signToken(apiSecret, { user_id: id, exp: secondsOf(until) }),
        client: { apiKey, baseUrl },
      };
    },
    async end(uuid) {
      await ask("PATCH", channelPath(uuid), { set: { frozen: true }, user_id: userOf(uuid) });
    },
    async isOver(uuid) {
      const { status, reply } = await ask("POST", `${channelPath(uuid)}/query`, { state: false }, [404]);
      return status === 404 || Channel.parse(reply).channel.frozen;
    },
    async tryKeys() {
      await ask("GET", "/app");
    },
  };
}
