import { randomUUID } from "node:crypto";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Speaker, StreamRefusal, speakerOf, streamCodes } from "./stream-auth.ts";
import {
  createChannel,
  newConnectionId,
  openStreamStore,
  type StoredChannel,
  type StreamStore,
} from "./stream-store.ts";

/** Where the sandbox's Stream answers, below the sandbox's address. */
const PLACE = "/stream-chat";

const InQuery = z.object({
  api_key: z.string().optional(),
  authorization: z.string().optional(),
  connection_id: z.string().optional(),
  json: z.string().optional(),
});
const InPath = z.object({ type: z.string(), id: z.string() });
const Users = z.object({ users: z.record(z.string(), z.object({ id: z.string(), name: z.string().optional() })) });
const Query = z.object({
  data: z
    .object({
      created_by_id: z.string().optional(),
      members: z.array(z.string()).optional(),
      name: z.string().optional(),
    })
    .nullish(),
  watch: z.boolean().default(false),
  messages: z.object({ limit: z.int().max(300).optional(), id_lt: z.string().optional() }).default({}),
});
const Message = z.object({
  message: z.object({
    id: z.string().min(1).max(255).optional(),
    text: z.string().max(5000).default(""),
    attachments: z.array(z.unknown()).max(30).default([]),
    user_id: z.string().optional(),
  }),
});
const Event = z.object({ event: z.object({ type: z.string(), user_id: z.string().optional() }) });
const Change = z.object({ set: z.object({ frozen: z.boolean() }), user_id: z.string().optional() });

/**
 * Plays Stream (getstream.io) as far as its client and a lender's server speak to it for one conversation: users, a channel with its
 * messages, typing, files, freezing, and the WebSocket over which a client hears of them. Its tokens are signed with `secret`.
 */
export async function addStreamRoutes(sandbox: FastifyInstance, secret: string): Promise<void> {
  const store = openStreamStore();
  await sandbox.register(websocket);
  // A break of every connection, as a network makes it.
  sandbox.delete("/admin/stream-chat/connections", async (_request, reply) => {
    for (const { drop } of store.connections.values()) drop();
    return reply.code(204).send();
  });
  await sandbox.register(
    async (app) => {
      app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_request, body, done) =>
        done(null, body),
      );
      app.setErrorHandler((error, _request, reply) => refuse(reply, error));
      // Its client is a page of somebody else's.
      app.addHook("onRequest", async (request, reply) => {
        void reply.headers({
          "access-control-allow-origin": "*",
          "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "*",
          "access-control-allow-methods": "GET, POST, PATCH, DELETE",
        });
        if (request.method === "OPTIONS") return reply.code(204).send();
        return undefined;
      });
      app.options("/*", async (_request, reply) => reply.code(204).send());
      app.get("/files/:id", async (request, reply) => {
        const file = store.files.get(z.object({ id: z.string() }).parse(request.params).id);
        if (!file) throw new StreamRefusal(streamCodes.notFound, 404, "There is no such file");
        return reply.type(file.mediaType).header("content-security-policy", "sandbox").send(file.bytes);
      });
      addConnection(app, store, secret);
      addCalls(app, store, (request) =>
        speakerOf(secret, InQuery.parse(request.query).api_key, request.headers.authorization),
      );
    },
    { prefix: PLACE },
  );
}

function addConnection(app: FastifyInstance, store: StreamStore, secret: string): void {
  app.get("/connect", { websocket: true }, (socket, request) => {
    const tell = (event: object) => socket.send(JSON.stringify(event));
    const { api_key: apiKey, authorization, json } = InQuery.parse(request.query);
    const id = newConnectionId();
    const checked = () => ({ type: "health.check", cid: "*", connection_id: id, created_at: new Date().toISOString() });
    try {
      const speaker = speakerOf(secret, apiKey, authorization);
      const { user_id: userId } = z.object({ user_id: z.string() }).parse(JSON.parse(json ?? "null"));
      if (speaker.isServer || speaker.userId !== userId)
        throw new StreamRefusal(streamCodes.notAllowed, 403, "The token is another user's");
      store.connections.set(id, { userId, tell, drop: () => socket.terminate() });
      tell({ ...checked(), me: { ...store.userOf(userId), role: "user", channel_mutes: [], mutes: [], devices: [] } });
    } catch (error) {
      const { code, statusCode, message } = asRefusal(error);
      tell({ error: { code, StatusCode: statusCode, message } });
      socket.close(4001, message);
      return;
    }
    socket.on("message", () => tell(checked()));
    socket.on("close", () => {
      store.connections.delete(id);
      for (const { watchers } of store.channels.values()) watchers.delete(id);
    });
  });
}

function addCalls(app: FastifyInstance, store: StreamStore, speakerIn: (request: FastifyRequest) => Speaker): void {
  /** The channel that a path names, for its members and for servers. */
  const found = (request: FastifyRequest): { channel: StoredChannel; speaker: Speaker } => {
    const speaker = speakerIn(request);
    const { type, id } = InPath.parse(request.params);
    const channel = store.channels.get(`${type}:${id}`);
    if (!channel) throw new StreamRefusal(streamCodes.notFound, 404, `Can't find channel with id ${type}:${id}`);
    if (!speaker.isServer && !channel.members.includes(speaker.userId))
      throw new StreamRefusal(
        streamCodes.notAllowed,
        403,
        `User '${speaker.userId}' is not allowed to read the channel`,
      );
    return { channel, speaker };
  };
  const asServer = (request: FastifyRequest): void => {
    if (!speakerIn(request).isServer) throw new StreamRefusal(streamCodes.notAllowed, 403, "Only for servers");
  };
  /** A server says for whom it speaks. */
  const userIn = (speaker: Speaker, given: string | undefined) => {
    const id = speaker.isServer ? given : speaker.userId;
    if (id === undefined) throw new StreamRefusal(streamCodes.input, 400, "user_id is required with server tokens");
    return store.userOf(id);
  };

  app.get("/app", async (request) => {
    asServer(request);
    return { app: { name: "sandbox" } };
  });
  app.post("/users", async (request) => {
    asServer(request);
    const { users } = Users.parse(request.body);
    for (const user of Object.values(users)) store.users.set(user.id, user);
    return { users };
  });
  app.post("/channels/:type/:id/query", async (request) => {
    const { data, watch, messages } = Query.parse(request.body);
    const { type, id } = InPath.parse(request.params);
    const speaker = speakerIn(request);
    if (speaker.isServer && data?.created_by_id !== undefined && !store.channels.has(`${type}:${id}`)) {
      const { created_by_id: creator, members = [], name = "" } = data;
      createChannel(store, { type, id, createdBy: store.userOf(creator), members, name });
    }
    const { channel } = found(request);
    const { connection_id: connection } = InQuery.parse(request.query);
    if (watch && connection !== undefined) {
      if (!store.connections.has(connection)) throw new StreamRefusal(46, 400, "connection_id is not found");
      channel.watchers.add(connection);
    }
    const before =
      messages.id_lt === undefined ? undefined : channel.messages.findIndex((one) => one.id === messages.id_lt);
    const shown = channel.messages.slice(0, before).slice(-(messages.limit ?? 25));
    return { ...describe(store, channel), messages: shown.map((message) => ({ ...message, type: "regular" })) };
  });
  app.post("/channels/:type/:id/message", async (request) => {
    const { channel, speaker } = found(request);
    const { message } = Message.parse(request.body);
    const user = userIn(speaker, message.user_id);
    const { id = randomUUID(), text, attachments } = message;
    const sent = { id, text, user, attachments, created_at: store.nextInstant() };
    if (channel.frozen) return { message: { ...sent, type: "error", text: "This channel has been frozen" } };
    if (channel.messages.some((one) => one.id === id))
      throw new StreamRefusal(streamCodes.input, 400, `SendMessage failed: a message with ID ${id} already exists`);
    channel.messages.push(sent);
    store.announce(channel, { type: "message.new", message: { ...sent, type: "regular", cid: channel.cid }, user });
    return { message: { ...sent, type: "regular" } };
  });
  app.post("/channels/:type/:id/event", async (request) => {
    const { channel, speaker } = found(request);
    const { event } = Event.parse(request.body);
    const user = userIn(speaker, event.user_id);
    store.announce(channel, { ...event, user });
    return { event: { ...event, user } };
  });
  app.post("/channels/:type/:id/file", async (request) => {
    found(request);
    const form = await new Response(new Uint8Array(request.body as Buffer), {
      headers: { "content-type": request.headers["content-type"] ?? "" },
    }).formData();
    const file = form.get("file");
    if (!(file instanceof File)) throw new StreamRefusal(streamCodes.input, 400, "There is no file");
    const id = randomUUID();
    store.files.set(id, { bytes: Buffer.from(await file.arrayBuffer()), mediaType: file.type });
    return { file: `${request.protocol}://${request.host}${PLACE}/files/${id}` };
  });
  app.patch("/channels/:type/:id", async (request) => {
    asServer(request);
    const { channel } = found(request);
    const { set, user_id: userId } = Change.parse(request.body);
    channel.frozen = set.frozen;
    const described = describe(store, channel);
    store.announce(channel, { type: "channel.updated", channel: described.channel, user: store.userOf(userId ?? "") });
    return described;
  });
}

function describe(store: StreamStore, { type, id, cid, frozen, name, createdBy, members, watchers }: StoredChannel) {
  return {
    channel: {
      id,
      type,
      cid,
      frozen,
      name,
      created_by: createdBy,
      config: { typing_events: true, read_events: true, uploads: true, commands: [] },
      own_capabilities: ["send-message", "send-typing-events", "upload-file"],
    },
    members: members.map((member) => ({ user_id: member, user: store.userOf(member) })),
    watcher_count: watchers.size,
    watchers: [],
    read: [],
    pinned_messages: [],
  };
}

function asRefusal(error: unknown): StreamRefusal {
  if (error instanceof StreamRefusal) return error;
  return new StreamRefusal(
    streamCodes.input,
    400,
    error instanceof z.ZodError ? z.prettifyError(error) : "Not understood",
  );
}

function refuse(reply: FastifyReply, error: unknown) {
  const { code, statusCode, message } = asRefusal(error);
  return reply.code(statusCode).send({ code, message, StatusCode: statusCode, duration: "0ms" });
}
