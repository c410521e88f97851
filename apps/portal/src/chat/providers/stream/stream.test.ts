import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ChatView } from "@gable/contract/chat-connection.ts";
import { type StreamAgent, startStreamAgent } from "@gable/testkit/chat/stream-agent.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptChat } from "../../kept-chat.ts";
import { type LiveConnection, PrivateNumberFound } from "../../live-connection.ts";
import * as played from "./played-client.ts";
import { carryByStream } from "./stream.ts";
import type { StreamModule } from "./stream-client.ts";

/** The official client too, where its folder is named: `npm run chat:clients`. */
const folder = process.env["CHAT_CLIENTS"];
const official = folder && pathToFileURL(createRequire(join(folder, "package.json")).resolve("stream-chat")).href;
const clients: [string, StreamModule][] = [["the client for the sandbox", played]];
if (official) clients.push(["the official client", (await import(official)) as StreamModule]);

const INIT = "/service-omni-proxy/insecure/api/v1/stream/init-web-chat";

describe.each(clients)("a chat that Stream carries, by %s", (_name, client) => {
  let product: TestProduct;
  let maria: StreamAgent;
  const opened: LiveConnection[] = [];
  beforeAll(async () => {
    product = await startProduct();
    maria = await startStreamAgent(product.sandbox, "Maria");
  });
  afterAll(async () => {
    for (const connection of opened) connection.close();
    await product.close();
  });

  async function begin(): Promise<{ kept: KeptChat; channel: string }> {
    const reply = await product.app.inject({
      method: "POST",
      url: INIT,
      payload: { friendlyName: "Dana", emailAddress: "dana@example.com", chatMode: "stream" },
    });
    const { provider, providerChannelId, providerUserId, providerUserToken, client: told, ...begun } = reply.json();
    const rights = { providerChannelId, providerUserId, providerUserToken, client: told };
    return {
      kept: { ...begun, provider, rights, friendlyName: "Dana", emailAddress: "dana@example.com", isOfAccount: false },
      channel: providerChannelId,
    };
  }

  async function connect(kept: KeptChat, module = client) {
    let view: ChatView | undefined;
    const connection = await carryByStream(module, {
      chat: () => kept,
      prove: async () => undefined,
      pending: [],
      end: async () => {
        const payload = { token: kept.token };
        await product.app.inject({ method: "POST", url: INIT.replace("init-web-chat", "end"), payload });
      },
      changed: (next) => {
        view = next;
      },
    });
    opened.push(connection);
    const said = () => view?.messages.map(({ author, text }) => `${author}: ${text}`);
    return { connection, said, view: () => view };
  }

  it("carries words both ways, in order, each once, and says who waits for whom", async () => {
    const { kept, channel } = await begin();
    const dana = await connect(kept);
    expect(dana.view()).toMatchObject({ connection: "open", state: "waiting", messages: [], hasEarlier: false });
    dana.connection.say("Hello", []);
    expect(dana.view()?.pending).toMatchObject([{ text: "Hello", refused: null }]);
    await expect.poll(dana.said).toEqual(["borrower: Hello"]);
    expect(dana.view()).toMatchObject({ pending: [], state: "waiting" });
    await maria.type(channel);
    await expect.poll(() => dana.view()?.isTyping).toBe(true);
    await maria.say(channel, "Good morning, Dana");
    await expect.poll(dana.said).toEqual(["borrower: Hello", "agent: Good morning, Dana"]);
    expect(dana.view()).toMatchObject({ state: "active", agentName: "Maria", isTyping: false });
    expect(dana.view()?.messages.map(({ sequence }) => sequence)).toEqual([1, 2]);

    const elsewhere = await connect(kept);
    expect(elsewhere.said()).toEqual(dana.said());
    expect(elsewhere.view()?.state).toBe("active");
    elsewhere.connection.say("From my phone", []);
    await expect.poll(dana.said).toContain("borrower: From my phone");
  });

  it("begins with the last twenty messages and fetches those before", async () => {
    const { kept, channel } = await begin();
    for (let number = 1; number <= 45; number += 1) await maria.say(channel, `Answer ${number}`);
    const dana = await connect(kept);
    expect(dana.said()?.length).toBe(20);
    expect(dana.said()?.[0]).toBe("agent: Answer 26");
    expect(dana.view()?.hasEarlier).toBe(true);
    await dana.connection.showEarlier();
    expect(dana.view()).toMatchObject({ hasEarlier: true });
    await dana.connection.showEarlier();
    expect(dana.said()).toEqual(Array.from({ length: 45 }, (_, index) => `agent: Answer ${index + 1}`));
    expect(dana.view()?.hasEarlier).toBe(false);
  });

  it("goes on after a break with everything that was said meanwhile, once", async () => {
    const { kept, channel } = await begin();
    const dana = await connect(kept);
    dana.connection.say("Before", []);
    await expect.poll(dana.said).toEqual(["borrower: Before"]);
    await maria.breakConnections();
    await maria.say(channel, "Meanwhile");
    dana.connection.say("After", []);
    await expect
      .poll(() => dana.said()?.toSorted())
      .toEqual(["agent: Meanwhile", "borrower: After", "borrower: Before"]);
    await maria.say(channel, "Still here?");
    await expect.poll(() => dana.said()?.at(-1)).toBe("agent: Still here?");
    expect(dana.said()).toHaveLength(4);
  });

  it("is over when the channel is frozen, and takes nothing more", async () => {
    const { kept, channel } = await begin();
    const dana = await connect(kept);
    await maria.freeze(channel);
    await expect.poll(() => dana.view()?.state).toBe("closed");
    dana.connection.say("One more thing", []);
    await expect.poll(() => dana.view()?.pending[0]?.refused).toBe("closed");
    expect((await connect(kept)).view()?.state).toBe("closed");
  });

  it("is ended by the borrower through the server, which freezes the channel", async () => {
    const dana = await connect((await begin()).kept);
    await dana.connection.end();
    await expect.poll(() => dana.view()?.state).toBe("closed");
  });

  it("says that a message was not sent, sends it again when asked, and has it once where only the answer was lost", async () => {
    const { kept } = await begin();
    const faults = ["not sent", "answer lost"];
    const dana = await connect(kept, unreliable(client, faults));
    dana.connection.say("Hello", []);
    await expect.poll(() => dana.view()?.pending[0]?.refused).toBe("failed");
    expect(dana.said()).toEqual([]);
    dana.connection.resend(dana.view()?.pending[0]?.clientId ?? "");
    await expect.poll(dana.said).toEqual(["borrower: Hello"]);
    expect(dana.view()?.pending).toEqual([]);
    dana.connection.say("x".repeat(6000), []);
    await expect.poll(() => dana.view()?.pending[0]?.refused).toBe("failed");
  });

  // Outside a browser the official client takes streams of Node's for files, not a browser's.
  it.runIf(client === played)(
    "takes a file ahead of its message and gives it back; never one with a number that must not travel",
    async () => {
      const { kept } = await begin();
      const dana = await connect(kept);
      const file = new File(["pay stub of May"], "may.txt", { type: "text/plain" });
      const attachment = await dana.connection.upload(file);
      expect(attachment).toMatchObject({ name: "may.txt", mediaType: "text/plain", sizeBytes: 15 });
      dana.connection.say("", [attachment]);
      await expect.poll(() => dana.view()?.messages[0]?.attachments).toEqual([attachment]);
      expect(await (await dana.connection.fetchFile(attachment)).text()).toBe("pay stub of May");
      const secret = new File(["my ssn is 219-09-9999"], "notes.txt");
      await expect(dana.connection.upload(secret)).rejects.toThrow(PrivateNumberFound);
    },
  );

  it("is rejected with a token that is not its user's, and says what is missing where nothing was kept", async () => {
    const { kept } = await begin();
    const rights = kept.rights && { ...kept.rights, providerUserToken: "eyJhbGciOiJIUzI1NiJ9.e30.x" };
    expect((await connect({ ...kept, ...(rights && { rights }) })).view()?.connection).toBe("rejected");
    const { rights: _, ...bare } = kept;
    await expect(async () => connect(bare)).rejects.toThrow("Webchat session data not found");
  });
});

/** A client whose sending comes to grief, once for each fault. */
function unreliable({ StreamChat }: StreamModule, faults: string[]): StreamModule {
  const open = function open(...terms: ConstructorParameters<StreamModule["StreamChat"]>) {
    const client = new StreamChat(...terms);
    const channelOf = client.channel.bind(client);
    return Object.assign(client, {
      channel: (type: string, id: string) => {
        const channel = channelOf(type, id);
        const send = channel.sendMessage.bind(channel);
        return Object.assign(channel, {
          sendMessage: async (message: Parameters<typeof send>[0]) => {
            const fault = faults.shift();
            if (fault !== "not sent") {
              const sent = await send(message);
              if (fault === undefined) return sent;
            }
            throw new Error(fault);
          },
        });
      },
    });
  };
  return { StreamChat: open as unknown as StreamModule["StreamChat"] };
}
