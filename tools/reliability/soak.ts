import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { status } from "@gable/contract/calls/application.ts";
import { initStreamChat } from "@gable/contract/calls/chat.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { type Walked, walk } from "@gable/testkit/borrower/walk.ts";
import { type ChatClient, openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { cpuMs, databaseCpuMs, openFiles, residentBytes } from "@gable/testkit/processor-time.ts";
import { seededChance } from "@gable/testkit/reliability/seeded-chance.ts";
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";

const MEGABYTE = 1e6;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Of what the machine can do. */
const LOAD = 0.3;
const CHATS = 20;
const CHAT_EVERY_MS = 250;
const POLL_EVERY_MS = 50;
const SAMPLE_EVERY_MS = 5000;
/** Until then everything is used for the first time. */
const WARM_UP = 1 / 3;
const MOST_GROWTH_MB = 1;
/** In less, what a server has in memory sways by more than it could leak. */
const MINUTES_TO_JUDGE = 60;
const personas = ["straight-approval", "no-value", "retired", "manual-pay", "revised-offer", "joint-owner"];

interface Sample {
  readonly atMs: number;
  readonly residentMb: number;
  readonly files: number;
}

/**
 * So many minutes of journeys, chats and polls at a third of what the machine can do. False when anything fails, the server's open files grow
 * in number, or, in an hour and more, its memory grows by more than a megabyte an hour.
 */
export async function soak(seed: number, minutes: number): Promise<boolean> {
  const product = await startOwnProduct({ LOG_LEVEL: "error" });
  const endMs = performance.now() + minutes * MINUTE_MS;
  const chance = seededChance(seed);
  const failures: string[] = [];
  const samples: Sample[] = [];
  const counts = { journeys: 0, messages: 0, polls: 0 };
  let latest: Walked | undefined;
  const keepOn = async (everyMs: number, work: () => Promise<void>): Promise<void> => {
    while (performance.now() < endMs) {
      await work().catch(
        (error: unknown) => void failures.push(error instanceof Error ? error.message : String(error)),
      );
      await pause(everyMs);
    }
  };
  const travel = async (): Promise<void> => {
    const beganMs = performance.now();
    const before = spentMs(product);
    const persona = personas[Math.floor(chance() * personas.length)] ?? "";
    counts.journeys += 1;
    const email = `soak-${counts.journeys}@example.com`;
    latest = await walk({ ...product, persona, email, timePasses: true });
    const restMs = (spentMs(product) - before) / (LOAD * availableParallelism()) - (performance.now() - beganMs);
    await pause(Math.min(Math.max(0, restMs), Math.max(0, endMs - performance.now())));
  };
  const chats = await openChats(product);
  const chat = async (): Promise<void> => {
    const one = chats[counts.messages % CHATS];
    counts.messages += 1;
    const id = one?.say("Is there anything else that you need of me?");
    await one?.until(() => one.messages.some(({ clientId }) => clientId === id));
  };
  const poll = async (): Promise<void> => {
    if (!latest) return;
    counts.polls += 1;
    await latest.client.send(status, { params: { uuid: latest.uuid } });
  };
  const sample = async (): Promise<void> => {
    const pid = product.pid();
    samples.push({ atMs: performance.now(), residentMb: residentBytes(pid) / MEGABYTE, files: openFiles(pid) });
  };
  try {
    await Promise.all([
      keepOn(0, travel),
      keepOn(CHAT_EVERY_MS, chat),
      keepOn(POLL_EVERY_MS, poll),
      keepOn(SAMPLE_EVERY_MS, sample),
    ]);
    const said = product.said().trim();
    if (said !== "") failures.push(`The server said:\n${said.split("\n").slice(-10).join("\n")}`);
  } finally {
    for (const one of chats) one.close();
    await product.close();
  }
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const memory = slopeOf(warm, ({ residentMb }) => residentMb);
  const files = slopeOf(warm, (one) => one.files);
  if (failures.length > 0) console.log([...new Set(failures)].join("\n"));
  console.log(
    [
      `R14: ${minutes} minutes, ${counts.journeys} journeys, ${counts.messages} messages, ${counts.polls} polls, ${failures.length} failures;`,
      `after the warm-up memory goes by ${memory.toFixed(1)} MB an hour (from ${warm[0]?.residentMb.toFixed(0)} to ${warm.at(-1)?.residentMb.toFixed(0)} MB, ${minutes < MINUTES_TO_JUDGE ? "too short to judge" : `good: ${MOST_GROWTH_MB}`}),`,
      `in twelfths of the time on average ${twelfthsOf(samples).join(", ")} MB,`,
      `open files by ${files.toFixed(1)} an hour (from ${warm[0]?.files} to ${warm.at(-1)?.files}); seed ${seed}.`,
    ].join(" "),
  );
  const isMemoryWell = minutes < MINUTES_TO_JUDGE || memory <= MOST_GROWTH_MB;
  return failures.length === 0 && isMemoryWell && (warm.at(-1)?.files ?? 0) <= mostFiles(warm);
}

const spentMs = (product: OwnProduct): number => cpuMs(product.pid()) + databaseCpuMs(product.dataDir);

/** Connections come and go by a few. */
const mostFiles = (samples: readonly Sample[]): number =>
  Math.max(...samples.slice(0, Math.ceil(samples.length / 3)).map(({ files }) => files)) + 10;

async function openChats(product: OwnProduct): Promise<ChatClient[]> {
  return Promise.all(
    Array.from({ length: CHATS }, async () => {
      const visitor = createBorrowerClient(product.url, "gable");
      const body = { friendlyName: "Dana", emailAddress: "dana@example.com" };
      const { token } = await visitor.send(initStreamChat, { body });
      return openChatClient(product.url, token);
    }),
  );
}

/** Whether it comes to rest shows better than by a line through all of it. */
const twelfthsOf = (samples: readonly Sample[]): number[] =>
  Array.from({ length: 12 }, (_, at) => {
    const within = samples.slice(Math.floor((samples.length * at) / 12), Math.floor((samples.length * (at + 1)) / 12));
    return Math.round(within.reduce((sum, { residentMb }) => sum + residentMb, 0) / Math.max(1, within.length));
  });

/** Of the straight line that lies nearest to the samples, by the hour. */
function slopeOf(samples: readonly Sample[], figure: (sample: Sample) => number): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [middleMs, middleFigure] = [mean(({ atMs }) => atMs), mean(figure)];
  const both = samples.reduce((sum, one) => sum + (one.atMs - middleMs) * (figure(one) - middleFigure), 0);
  const own = samples.reduce((sum, { atMs }) => sum + (atMs - middleMs) ** 2, 0);
  return own === 0 ? 0 : (both / own) * HOUR_MS;
}
