import type { StreamChannel, StreamClient, StreamEvent, StreamState } from "./stream-client.ts";

const RETRY_MS = 1000;
const CLOSED_BY_US = 1000;

/** Of an answer that is a refusal, as Stream words it. */
class StreamError extends Error {
  override readonly name = "StreamError";
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Stands where the official client is not installed, outside production alone: speaks what that client speaks, as far as a conversation
 * needs it, so that the sandbox can be chatted with, and tests run, without a licence of Stream's.
 */
export class StreamChat implements StreamClient {
  readonly #apiKey: string;
  readonly #baseUrl: string;
  readonly #listeners = new Set<(event: StreamEvent) => void>();
  #token: () => Promise<string> = () => Promise.reject(new Error("Nobody is connected."));
  #user = { id: "", name: "" };
  #socket: WebSocket | undefined;
  #connectionId = "";
  #isOver = false;

  constructor(apiKey: string, { baseURL }: { readonly baseURL: string }) {
    this.#apiKey = apiKey;
    this.#baseUrl = baseURL;
  }

  on(listener: (event: StreamEvent) => void): void {
    this.#listeners.add(listener);
  }

  async connectUser(user: { id: string; name: string }, token: () => Promise<string>): Promise<void> {
    this.#user = user;
    this.#token = token;
    await this.#connect();
  }

  async disconnectUser(): Promise<void> {
    this.#isOver = true;
    this.#socket?.close(CLOSED_BY_US);
  }

  channel(type: string, id: string): StreamChannel {
    if (this.#user.id === "") throw new Error("Connect a user before you ask for a channel.");
    const path = `/channels/${type}/${id}`;
    const query = (options: object) => this.#ask<StreamState>(`${path}/query`, { state: true, ...options });
    return {
      watch: (options) => query({ watch: true, ...options }),
      query,
      sendMessage: (message) => this.#ask(`${path}/message`, { message }),
      keystroke: () => this.#ask(`${path}/event`, { event: { type: "typing.start" } }),
      sendFile: (file, name) => {
        const form = new FormData();
        form.append("file", file, name);
        return this.#ask(`${path}/file`, form);
      },
    };
  }

  async #connect(): Promise<void> {
    const token = await this.#token();
    const query = new URLSearchParams({
      json: JSON.stringify({ user_id: this.#user.id, user_details: this.#user }),
      api_key: this.#apiKey,
      authorization: token,
      "stream-auth-type": "jwt",
    });
    const socket = new WebSocket(`${this.#baseUrl.replace(/^http/, "ws")}/connect?${query}`);
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener("message", ({ data }) => {
        const event = JSON.parse(String(data)) as StreamEvent & {
          readonly connection_id?: string;
          readonly error?: { readonly code: number; readonly message: string };
        };
        if (event.error) return reject(new StreamError(event.error.code, event.error.message));
        if (event.type === "health.check" && event.connection_id) this.#connectionId = event.connection_id;
        resolve();
        return this.#tell(event);
      });
      socket.addEventListener("close", () => {
        reject(new Error("The connection was lost."));
        if (this.#isOver || this.#socket !== socket || this.#connectionId === "") return;
        this.#tell({ type: "connection.changed", online: false });
        setTimeout(() => void this.#reconnect(), RETRY_MS);
      });
    });
  }

  async #reconnect(): Promise<void> {
    if (this.#isOver) return;
    await this.#connect().then(
      () => this.#tell({ type: "connection.recovered" }),
      () => undefined,
    );
  }

  #tell(event: StreamEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  async #ask<Reply>(path: string, body: object): Promise<Reply> {
    const query = new URLSearchParams({ api_key: this.#apiKey, connection_id: this.#connectionId });
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.#baseUrl}${path}?${query}`, {
      method: "POST",
      headers: {
        authorization: await this.#token(),
        "stream-auth-type": "jwt",
        ...(!isForm && { "content-type": "application/json" }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const reply: unknown = await response.json();
    if (response.ok) return reply as Reply;
    const { code, message } = reply as { code: number; message: string };
    throw new StreamError(code, message);
  }
}
