import { ClientFrame, chatCloseCodes, type ServerFrame } from "@gable/contract/chat-frames.ts";
import type { RawData, WebSocket } from "ws";
import type { Context } from "../../context.ts";

/** A page says hello within this long, or is no page of ours. */
const HELLO_MS = 10_000;
/** Somebody who has said nothing for three keep-alives is gone. */
const SILENCE_MS = 35_000;
/** What a slow reader may leave lying; then it is cut off, and asks for the rest when it is back. */
const MOST_UNREAD_BYTES = 1024 * 1024;
/** What one socket may say in the time below: a page sends a fraction of it, each key that somebody presses told. */
const MOST_FRAMES = 300;
const FRAMES_MS = 10_000;

/** A socket as whoever serves its frames sees it. */
export interface FrameLine {
  readonly isOpen: () => boolean;
  /** Nothing is sent to one that has closed. */
  readonly send: (frame: ServerFrame) => void;
  /** With one of `chatCloseCodes`. */
  readonly close: (code: number) => void;
  /** Called once, when the socket has closed for whichever reason. */
  readonly onClosed: (stop: () => void) => void;
}

/**
 * Reads the frames of a socket until it closes: nonsense, a flood and silence end it. Frames are served one after the other, so that their
 * order stays.
 */
export function openFrameLine(
  log: Context["log"],
  socket: WebSocket,
  begin: (line: FrameLine) => (frame: ClientFrame) => Promise<void>,
): void {
  const isFlood = floodGate();
  let serving: Promise<void> = Promise.resolve();
  let silence = setTimeout(() => socket.close(chatCloseCodes.malformed), HELLO_MS);
  let saidHello = false;
  const waitForMore = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.terminate(), SILENCE_MS);
  };
  const isOpen = (): boolean => socket.readyState === socket.OPEN;
  const line: FrameLine = {
    isOpen,
    send: (frame) => {
      if (!isOpen()) return;
      if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
      else socket.send(JSON.stringify(frame));
    },
    close: (code) => socket.close(code),
    onClosed: (stop) => socket.once("close", stop),
  };
  const serve = begin(line);
  const fail = (error: unknown): void => {
    log.warn({ err: error }, "a chat's frame could not be served");
    socket.close(1011);
  };

  socket.on("message", (data) => {
    // What still arrives behind the frame for which it is being closed.
    if (!isOpen()) return;
    if (isFlood()) return socket.close(chatCloseCodes.tooMany);
    const frame = frameOf(data);
    if (!frame) return socket.close(chatCloseCodes.malformed);
    saidHello ||= frame.type === "hello";
    if (saidHello) waitForMore();
    serving = serving.then(() => (isOpen() ? serve(frame) : undefined)).catch(fail);
  });
  socket.on("error", () => socket.terminate());
  socket.on("close", () => clearTimeout(silence));
}

/** Whoever says more is heard no further, so that neither what waits to be served nor what is read of it grows. */
function floodGate(): () => boolean {
  let frames = 0;
  let countedFrom = Date.now();
  return () => {
    const now = Date.now();
    if (now - countedFrom >= FRAMES_MS) {
      frames = 0;
      countedFrom = now;
    }
    frames += 1;
    return frames > MOST_FRAMES;
  };
}

function frameOf(data: RawData): ClientFrame | undefined {
  try {
    const text = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    return ClientFrame.safeParse(JSON.parse(text.toString("utf8"))).data;
  } catch {
    return undefined;
  }
}
