import type { Sandbox } from "@gable/sandbox/server.ts";
import { signToken } from "@gable/vendors/live-chat/sign-token.ts";

/** Somebody at a lender who answers at Stream, by its calls for servers. Channels are named as the product is told of them. */
export interface StreamAgent {
  readonly say: (channel: string, text: string) => Promise<void>;
  readonly type: (channel: string) => Promise<void>;
  /** Ends the conversation. */
  readonly freeze: (channel: string) => Promise<void>;
  /** Breaks every connection to Stream. */
  readonly breakConnections: () => Promise<void>;
}

export async function startStreamAgent({ url, apiKey }: Sandbox, name: string): Promise<StreamAgent> {
  const id = `agent-${name.toLowerCase()}`;
  const ask = async (method: string, path: string, body: object): Promise<void> => {
    const response = await fetch(`${url}/stream-chat${path}?api_key=sandbox`, {
      method,
      headers: {
        authorization: signToken(apiKey, { server: true }),
        "stream-auth-type": "jwt",
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  };
  await ask("POST", "/users", { users: { [id]: { id, name } } });
  return {
    say: (channel, text) => ask("POST", `${pathOf(channel)}/message`, { message: { text, user_id: id } }),
    type: (channel) => ask("POST", `${pathOf(channel)}/event`, { event: { type: "typing.start", user_id: id } }),
    freeze: (channel) => ask("PATCH", pathOf(channel), { set: { frozen: true }, user_id: id }),
    breakConnections: async () => {
      await fetch(`${url}/admin/stream-chat/connections`, { method: "DELETE" });
    },
  };
}

const pathOf = (channel: string): string => `/channels/${channel.replace(":", "/")}`;
