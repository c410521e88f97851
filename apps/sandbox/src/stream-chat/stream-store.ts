import { randomUUID } from "node:crypto";

export interface StreamUser {
  readonly id: string;
  readonly name?: string | undefined;
}

export interface StoredMessage {
  readonly id: string;
  readonly text: string;
  readonly user: StreamUser;
  readonly attachments: readonly unknown[];
  readonly created_at: string;
}

export interface StoredChannel {
  readonly type: string;
  readonly id: string;
  readonly cid: string;
  readonly createdBy: StreamUser;
  readonly members: readonly string[];
  readonly name: string;
  frozen: boolean;
  readonly messages: StoredMessage[];
  /** Connections that hear what happens here. */
  readonly watchers: Set<string>;
}

/** What the sandbox's Stream holds: all of it may be lost. */
export interface StreamStore {
  readonly users: Map<string, StreamUser>;
  readonly channels: Map<string, StoredChannel>;
  readonly files: Map<string, { readonly bytes: Buffer; readonly mediaType: string }>;
  /** Who speaks over a connection, and how it is told something. */
  readonly connections: Map<
    string,
    { readonly userId: string; readonly tell: (event: object) => void; readonly drop: () => void }
  >;
  /** Tells everybody who watches a channel. */
  readonly announce: (channel: StoredChannel, event: object) => void;
  /** A little later than every message before it, so that their order is plain. */
  readonly nextInstant: () => string;
  readonly userOf: (id: string) => StreamUser;
}

/** What the stand-in of Stream knows: users, channels, files, and who is connected. */
export function openStreamStore(): StreamStore {
  let lastMs = 0;
  const users: StreamStore["users"] = new Map();
  const connections: StreamStore["connections"] = new Map();
  return {
    users,
    connections,
    channels: new Map(),
    files: new Map(),
    announce({ cid, type, id, watchers }, event) {
      const told = { cid, channel_type: type, channel_id: id, created_at: new Date().toISOString(), ...event };
      for (const watcher of watchers) connections.get(watcher)?.tell(told);
    },
    nextInstant() {
      lastMs = Math.max(Date.now(), lastMs + 1);
      return new Date(lastMs).toISOString();
    },
    userOf: (id) => users.get(id) ?? { id },
  };
}

export function createChannel(
  store: StreamStore,
  given: Pick<StoredChannel, "type" | "id" | "createdBy" | "members" | "name">,
): StoredChannel {
  const cid = `${given.type}:${given.id}`;
  const channel = { ...given, cid, frozen: false, messages: [], watchers: new Set<string>() };
  store.channels.set(cid, channel);
  return channel;
}

export const newConnectionId = (): string => randomUUID();
