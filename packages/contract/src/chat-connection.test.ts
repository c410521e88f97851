import {
  CHAT_TOKEN_MS,
  CHATBOT_SESSION_MS,
  KEEP_ALIVE_PING_MS,
  NONCE_REFRESH_MS,
  OPERATING_HOURS_POLL_MS,
  SOCKET_LIFETIME_MS,
} from "@gable/domain/chat/limits.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChatConnection, openChatConnection, type Pending } from "./chat-connection.ts";
import type { ClientFrame, ServerFrame } from "./chat-frames.ts";
import type { ChatSocket } from "./chat-line.ts";

/** A socket of which a test plays the other end. */
function playSocket() {
  const listeners: Record<string, (event: never) => void> = {};
  const sent: ClientFrame[] = [];
  const tell = (type: string, event: object = {}) => listeners[type]?.(event as never);
  const socket: ChatSocket = {
    addEventListener: (type: string, listener: (event: never) => void) => void (listeners[type] = listener),
    send: (text) => void sent.push(JSON.parse(text) as ClientFrame),
    close: () => undefined,
  };
  return {
    socket,
    sent,
    types: () => sent.map(({ type }) => type),
    open: () => tell("open"),
    close: (code: number) => tell("close", { code }),
    say: (frame: ServerFrame) => tell("message", { data: JSON.stringify(frame) }),
  };
}

const RETRY_MS = 1000;

describe("one end of a chat", () => {
  let sockets: ReturnType<typeof playSocket>[] = [];
  let opened: ChatConnection | undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
  });
  afterEach(() => {
    opened?.close();
    vi.useRealTimers();
  });
  const open = (terms: { prove?: () => Promise<string | undefined>; pending?: readonly Pending[] } = {}) => {
    opened = openChatConnection({
      open: () => {
        const played = playSocket();
        sockets.push(played);
        return played.socket;
      },
      token: () => "token",
      changed: () => undefined,
      ...terms,
    });
    return opened;
  };

  it("keeps the specification’s times", () => {
    expect([KEEP_ALIVE_PING_MS, NONCE_REFRESH_MS, OPERATING_HOURS_POLL_MS]).toEqual([10_000, 60_000, 60_000]);
    expect([CHATBOT_SESSION_MS, CHAT_TOKEN_MS, SOCKET_LIFETIME_MS]).toEqual([
      10 * 60 * 1000,
      6 * 3600 * 1000,
      12 * 3600 * 1000,
    ]);
  });

  it("says every ten seconds that it is there, and takes a line on which nothing comes back for lost", async () => {
    const chat = open();
    sockets[0]?.open();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sockets[0]?.types()).toEqual(["hello"]);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(sockets[0]?.types()).toEqual(["hello", "ping", "ping"]);
    expect(chat.view().connection).toBe("open");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(chat.view().connection).toBe("lost");
  });

  it("proves anew who is writing before each opening, however long the line was lost", async () => {
    let proofs = 0;
    const chat = open({ prove: async () => `proof ${(proofs += 1)}` });
    await vi.advanceTimersByTimeAsync(0);
    sockets[0]?.open();
    expect(sockets[0]?.sent[0]).toMatchObject({ type: "hello", nonce: "proof 1" });
    sockets[0]?.close(1006);
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    sockets[1]?.open();
    expect(sockets[1]?.sent[0]).toMatchObject({ type: "hello", nonce: "proof 2" });
    expect(chat.view().connection).toBe("open");
  });

  it("tries again where it cannot be proved, the first time too, and opens no socket without", async () => {
    let isOnline = false;
    const prove = async () => {
      if (!isOnline) throw new Error("offline");
      return "proof";
    };
    const chat = open({ prove });
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(sockets).toEqual([]);
    expect(chat.view().connection).toBe("lost");
    isOnline = true;
    chat.reconnect();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(1);
    sockets[0]?.open();
    expect(sockets[0]?.sent[0]).toMatchObject({ nonce: "proof" });
  });

  it("opens nothing any more when it was closed while it was being proved", async () => {
    open({ prove: async () => "proof" }).close();
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(sockets).toEqual([]);
  });

  it("sends what was on its way when the page was left, under its names, but not what was refused", () => {
    const [onItsWay, refused] = (["left", "failed"] as const).map(
      (text): Pending => ({
        clientId: crypto.randomUUID(),
        text,
        attachments: [],
        refused: text === "left" ? null : text,
      }),
    ) as [Pending, Pending];
    const chat = open({ pending: [onItsWay, refused] });
    sockets[0]?.open();
    expect(sockets[0]?.sent.slice(1)).toEqual([
      { type: "message", clientId: onItsWay.clientId, text: "left", attachments: [] },
    ]);
    expect(chat.view().pending).toEqual([onItsWay, refused]);
  });
});
