import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";

/** Called with the payload, and with "" after a time in which messages may have been missed. */
export type NotificationHandler = (payload: string) => void;

export type Listener = {
  /**
   * Hears a channel from now on. The handler is also called with "" after the connection was lost and is back, so that it can
   * read again what it may have missed.
   * @returns the end of the subscription
   */
  subscribe(channel: string, handler: NotificationHandler): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

const RETRY_MS = [50, 100, 250, 500, 1000, 2000];
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 5000;

/** One connection of this process that listens to all its channels, and is made again when it breaks. */
export async function startListener(url: string): Promise<Listener> {
  const handlers = new Map<string, Set<NotificationHandler>>();
  let isClosed = false;
  let client = await connect();
  const heartbeat = setInterval(() => void checkConnection(), HEARTBEAT_MS);
  heartbeat.unref();

  async function connect(): Promise<Client> {
    const next = new Client({
      connectionString: url,
      application_name: "gable listener",
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
    });
    let isUp = false;
    next.on("notification", ({ channel, payload = "" }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload);
    });
    next.on("error", () => undefined);
    next.on("end", () => {
      if (isUp && !isClosed) void reconnect();
    });
    await next.connect();
    for (const channel of handlers.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    isUp = true;
    return next;
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      await delay(RETRY_MS[attempt] ?? RETRY_MS.at(-1), undefined, { ref: false });
      if (isClosed) return;
      try {
        client = await connect();
      } catch {
        continue;
      }
      for (const handler of [...handlers.values()].flatMap((set) => [...set])) handler("");
      return;
    }
  }

  /** A connection can die without a word; a query that gets no answer ends it, and "end" makes the next. */
  async function checkConnection(): Promise<void> {
    const checked = client;
    try {
      await checked.query("select 1");
    } catch {
      await checked.end().catch(() => undefined);
    }
  }

  async function subscribe(channel: string, handler: NotificationHandler): Promise<() => Promise<void>> {
    const set = handlers.get(channel) ?? new Set();
    handlers.set(channel, set.add(handler));
    if (set.size === 1) await tell(`listen ${client.escapeIdentifier(channel)}`);
    return async () => {
      set.delete(handler);
      if (set.size > 0 || handlers.get(channel) !== set) return;
      handlers.delete(channel);
      await tell(`unlisten ${client.escapeIdentifier(channel)}`);
    };
  }

  /** While the connection is down this may fail: the next one listens to what `handlers` has. */
  async function tell(statement: string): Promise<void> {
    await client.query(statement).catch(() => undefined);
  }

  return {
    subscribe,
    close: async () => {
      isClosed = true;
      clearInterval(heartbeat);
      await client.end().catch(() => undefined);
    },
  };
}
