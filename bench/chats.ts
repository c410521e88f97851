// Chats by many at once: messages that are committed and come back to their writers' sockets, at a steady rate, with how long each took
// from the moment it was due; and what a server process has in memory at rest, and for each thousand sockets that follow a chat of their own.
// On a server process and a PostgreSQL that write to disk; the writers are this process.
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { initStreamChat } from "@gable/contract/calls/chat.ts";
import type { ClientFrame } from "@gable/contract/chat-frames.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { type ChatClient, openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { cpuMs, databaseCpuMs, residentBytes } from "@gable/testkit/processor-time.ts";
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { figureAt } from "./figures.ts";

const MEGABYTE = 1e6;
/** A chat takes thirty messages in ten seconds. */
const WRITERS = 500;
const SOCKETS = 1000;
const GOOD_P99_MS = 25;
const GOOD_SOCKETS_MB = 25;
const GOOD_REST_MB = 250;
const REST_MS = 5000;
const AT_ONCE = 20;
const PING_AFTER = 200;
const PING = JSON.stringify({ type: "ping" } satisfies ClientFrame);

/** So many messages a second for so many seconds. */
export async function benchChatMessages(perSecond: number, seconds: number): Promise<string[]> {
  const product = await startOwnProduct();
  try {
    const writers = await openChats(product, WRITERS);
    await writeSteadily(writers, perSecond, 1);
    const serverBefore = cpuMs(product.pid());
    const databaseBefore = databaseCpuMs(product.dataDir);
    const times = await writeSteadily(writers, perSecond, seconds);
    const serverMs = (cpuMs(product.pid()) - serverBefore) / times.length;
    const databaseMs = (databaseCpuMs(product.dataDir) - databaseBefore) / times.length;
    for (const writer of writers) writer.close();
    return [
      `${times.length} messages at ${perSecond} a second, committed and delivered: p99 ${figureAt(0.99, times).toFixed(1)} ms (good: ${GOOD_P99_MS}), median ${figureAt(0.5, times).toFixed(1)} ms`,
      `processor time of one: server ${serverMs.toFixed(2)} ms, PostgreSQL ${databaseMs.toFixed(2)} ms`,
    ];
  } finally {
    await product.close();
  }
}

/** Memory is read twice: as the process stands, and when the garbage has been collected that opening so many sockets leaves. */
export async function benchMemory(): Promise<string[]> {
  const product = await startOwnProduct({
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "collect-on-signal.ts")}`,
  });
  const resident = (): number => residentBytes(product.pid()) / MEGABYTE;
  const rested = async (): Promise<{ readonly asItStands: number; readonly collected: number }> => {
    await pause(REST_MS);
    const asItStands = resident();
    process.kill(product.pid(), "SIGUSR2");
    await pause(REST_MS);
    return { asItStands, collected: resident() };
  };
  try {
    const fresh = await rested();
    // The first sockets bring what is loaded once.
    const first = await openChats(product, SOCKETS / 10);
    const before = await rested();
    const others = await openChats(product, SOCKETS);
    const after = await rested();
    for (const chat of [...first, ...others]) chat.close();
    const grown = after.collected - before.collected;
    return [
      `a server at rest                     ${fresh.asItStands.toFixed(0)} MB (good: ${GOOD_REST_MB}, aim: 150), ${fresh.collected.toFixed(0)} collected`,
      `${SOCKETS} sockets, each with its chat    ${grown.toFixed(1)} MB (good: ${GOOD_SOCKETS_MB}, aim: 14): from ${before.collected.toFixed(0)} to ${after.collected.toFixed(0)} MB, ${after.asItStands.toFixed(0)} before it was collected`,
    ];
  } finally {
    await product.close();
  }
}

/** Visitors who have each begun a chat and follow it. */
async function openChats(product: OwnProduct, count: number): Promise<ChatClient[]> {
  const open = async (): Promise<ChatClient> => {
    const visitor = createBorrowerClient(product.url, "gable");
    const { token } = await visitor.send(initStreamChat, {
      body: { friendlyName: "Dana", emailAddress: "dana@example.com" },
    });
    const chat = await openChatClient(product.url, token);
    await chat.until(() => chat.state !== undefined);
    return chat;
  };
  const chats: ChatClient[] = [];
  while (chats.length < count) {
    chats.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - chats.length) }, open))));
    // Whoever says nothing for half a minute is taken to be gone.
    if (chats.length % PING_AFTER === 0) for (const chat of chats) chat.raw(PING);
  }
  return chats;
}

/** Whoever has not written for longest writes next. Returns the milliseconds of each message. */
async function writeSteadily(writers: readonly ChatClient[], perSecond: number, seconds: number): Promise<number[]> {
  const messages = perSecond * seconds;
  const beganMs = performance.now();
  const arriving: Promise<number>[] = [];
  while (arriving.length < messages) {
    const dueMs = beganMs + (arriving.length * 1000) / perSecond;
    if (dueMs > performance.now()) await pause(1);
    else arriving.push(write(writers[arriving.length % writers.length], dueMs));
  }
  return Promise.all(arriving);
}

async function write(writer: ChatClient | undefined, dueMs: number): Promise<number> {
  const id = writer?.say("When will somebody look at my papers?");
  await writer?.until(() => writer.messages.findLast(({ clientId }) => clientId === id) !== undefined);
  return performance.now() - dueMs;
}
