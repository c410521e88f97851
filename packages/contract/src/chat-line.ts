import { KEEP_ALIVE_PING_MS } from "@gable/domain/chat/limits.ts";
import { type ClientFrame, chatCloseCodes, type ServerFrame } from "./chat-frames.ts";

/** `lost`: it is being opened again. `rejected`: the token is not accepted any more, nothing more is tried. */
export type Connectedness = "connecting" | "open" | "lost" | "rejected";

/** As much of a WebSocket as is used; the browser's is one. */
export interface ChatSocket {
  addEventListener(type: "open" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "close", listener: (event: { readonly code: number }) => void): void;
  send(text: string): void;
  close(): void;
}

/** What a line needs to be opened, at first and after each break. */
export interface LineTerms {
  readonly open: () => ChatSocket;
  readonly token: () => string;
  /** Proves anew before each opening who is writing; undefined where nobody asks. Rejects where it cannot be proved now. */
  readonly prove?: (() => Promise<string | undefined>) | undefined;
}

interface LineNews {
  /** The number of the last message that is known here, after which the other side goes on; null where none is. */
  readonly known: () => number | null;
  readonly became: (connection: Connectedness) => void;
  /** Open, and greeted: what was on its way may be sent. */
  readonly opened: () => void;
  readonly heard: (frame: ServerFrame) => void;
}

export interface ChatLine {
  /** Sends where the line is open, and forgets it where it is not. */
  readonly send: (frame: ClientFrame) => void;
  /** Opens a lost line now and not when its time has come. */
  readonly reconnect: () => void;
  readonly close: () => void;
}

/** A socket on which nothing was heard for two keep-alives and a half is dead, whatever it says. */
const SILENCE_MS = 25_000;
const RETRY_MS = [300, 1000, 2000, 4000, 8000, 15_000] as const;

/** A line to the desk that is opened again whenever it breaks, later each time, until the token is not accepted any more. */
export function openChatLine({ open, token, prove }: LineTerms, news: LineNews): ChatLine {
  let connection: Connectedness = "connecting";
  let socket: ChatSocket | undefined;
  let losses = 0;
  /** Of the present attempt to open a socket; what an earlier one still brings is not heard. */
  let attempt = 0;
  let heardAt = 0;
  /** With which the present socket said hello. */
  let shown = "";
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const become = (next: Connectedness): void => {
    connection = next;
    news.became(next);
  };
  const send = (frame: ClientFrame): void => {
    if (connection === "open") socket?.send(JSON.stringify(frame));
  };
  const keepAlive = setInterval(() => {
    if (connection !== "open") return;
    if (Date.now() - heardAt > SILENCE_MS) lose();
    else send({ type: "ping" });
  }, KEEP_ALIVE_PING_MS);

  function connect(): void {
    clearTimeout(retry);
    attempt += 1;
    const own = attempt;
    if (!prove) return listen(open(), undefined);
    prove().then(
      (proof) => own === attempt && listen(open(), proof),
      () => own === attempt && lose(),
    );
  }

  function listen(own: ChatSocket, proof: string | undefined): void {
    socket = own;
    own.addEventListener("open", () => {
      if (socket === own) greet(proof);
    });
    own.addEventListener("message", ({ data }) => {
      if (socket !== own) return;
      heardAt = Date.now();
      losses = 0;
      news.heard(JSON.parse(String(data)) as ServerFrame);
    });
    own.addEventListener("close", ({ code }) => {
      if (socket === own) lose(code);
    });
    // What went wrong is said by the close that follows.
    own.addEventListener("error", () => undefined);
  }

  function greet(proof: string | undefined): void {
    heardAt = Date.now();
    const after = news.known();
    become("open");
    shown = token();
    send({ type: "hello", token: shown, after, ...(proof !== undefined && { nonce: proof }) });
    news.opened();
  }

  function lose(code?: number): void {
    drop();
    if (isClosed) return;
    // The page may have another by now than the one that ended.
    const isRenewed = code === chatCloseCodes.token && shown !== token();
    if (code === chatCloseCodes.token && !isRenewed) return become("rejected");
    become("lost");
    const isAtOnce = isRenewed || code === chatCloseCodes.lifetime;
    retry = setTimeout(connect, isAtOnce ? 0 : waitMs(losses));
    losses += 1;
  }

  function drop(): void {
    const old = socket;
    socket = undefined;
    attempt += 1;
    clearTimeout(retry);
    old?.close();
  }

  connect();
  return {
    send,
    reconnect() {
      if (connection !== "lost") return;
      losses = 0;
      drop();
      connect();
    },
    close() {
      isClosed = true;
      clearInterval(keepAlive);
      drop();
    },
  };
}

/** A quarter more or less than its step, so that not all who lost a server come back in the same moment. */
const waitMs = (losses: number): number =>
  (RETRY_MS[losses] ?? RETRY_MS[RETRY_MS.length - 1] ?? 0) * (0.75 + Math.random() / 2);
