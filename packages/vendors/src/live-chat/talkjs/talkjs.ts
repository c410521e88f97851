import { z } from "zod";
import type { LiveChat } from "../port.ts";
import { askProvider, createIdentity, type ProviderRequest } from "../request.ts";
import { secondsOf, signToken } from "../sign-token.ts";

/** Of an application at TalkJS, as its dashboard has them, and the user as whom the lender's people answer there. */
export const TalkSettings = z.strictObject({
  appId: z.string().min(1),
  secretKey: z.string().min(1),
  supportUserId: z.string().min(1),
  baseUrl: z.url({ protocol: /^https?$/ }).default("https://api.talkjs.com"),
});
export type TalkSettings = z.infer<typeof TalkSettings>;

/** What the lender's people set on a conversation to end it, since TalkJS knows no end; the page reads the same. */
const ENDED = { state: "closed" } as const;

const Conversation = z.object({ custom: z.object({ state: z.string().optional() }).nullish() });

const GONE = 404;
const SERVER_TOKEN_SECONDS = 60;

const userOf = (uuid: string): string => `borrower-${uuid}`;

/**
 * TalkJS. A conversation has our uuid, and the borrower and the lender's support user as its participants. It is over when its custom field
 * `state` is `closed`, and the borrower may then only read. Tokens are signed here with the application's secret key, which no browser sees.
 */
export function talkChat({ appId, secretKey, supportUserId, baseUrl }: TalkSettings): LiveChat {
  const ask = (method: ProviderRequest["method"], path: string, body?: object, accepts: readonly number[] = []) =>
    askProvider({
      method,
      url: `${baseUrl}/v1/${encodeURIComponent(appId)}${path}`,
      headers: {
        authorization: `Bearer ${signToken(secretKey, {
          tokenType: "app",
          iss: appId,
          exp: secondsOf(new Date()) + SERVER_TOKEN_SECONDS,
        })}`,
        "content-type": "application/json",
      },
      ...(body && { body: JSON.stringify(body) }),
      accepts,
    });

  return {
    async begin({ uuid, friendlyName, language, topic }) {
      const id = userOf(uuid);
      const locale = language === "es" ? "es-ES" : "en-US";
      await createIdentity(ask("PUT", `/users/${id}`, { name: friendlyName, locale }));
      await ask("PUT", `/conversations/${uuid}`, { subject: topic, participants: [id, supportUserId] });
    },
    async rightsTo({ uuid }, until) {
      const id = userOf(uuid);
      const claims = { tokenType: "user", iss: appId, sub: id, exp: secondsOf(until) };
      return {
        providerChannelId: uuid,
        providerUserId: id,
        providerUserToken: signToken(secretKey, claims),
        client: { appId },
      };
    },
    async end(uuid) {
      const { status } = await ask("PUT", `/conversations/${uuid}`, { custom: ENDED }, [GONE]);
      if (status === GONE) return;
      await ask("PATCH", `/conversations/${uuid}/participants/${userOf(uuid)}`, { access: "Read" }, [GONE]);
    },
    async isOver(uuid) {
      const { status, reply } = await ask("GET", `/conversations/${uuid}`, undefined, [GONE]);
      return status === GONE || Conversation.parse(reply).custom?.state === ENDED.state;
    },
    async tryKeys() {
      await ask("GET", `/users/${encodeURIComponent(supportUserId)}`);
    },
  };
}
