import type { Step } from "@gable/domain/journey/steps.ts";
import { walk } from "../borrower/walk.ts";
import type { OwnProduct } from "../start-own-product.ts";
import { type Effects, effectsOf, findLosses } from "./effects.ts";
import { seededChance } from "./seeded-chance.ts";
import { type Blow, createUnreliableNetwork } from "./unreliable-network.ts";

export interface Kills {
  readonly seed: number;
  /** Of the server process. */
  readonly server: number;
  /** Of PostgreSQL. */
  readonly database: number;
  readonly persona: string;
  readonly until?: Step;
}

export interface Survived {
  readonly last: Step | null;
  readonly effects: Effects;
  readonly lost: readonly string[];
  readonly brokenAt: number | undefined;
  /** Milliseconds from the kill until the server served again, for each kill. */
  readonly restartsMs: readonly number[];
}

/** A kill falls at most so long after a request was sent: before, while or after it is served. */
const LONGEST_AFTER_MS = 25;

/** Walks without any harm: what the walks with kills are measured by, and how many requests a walk has. */
export async function walkInPeace(
  product: OwnProduct,
  { persona, until }: Pick<Kills, "persona" | "until">,
): Promise<{ effects: Effects; last: Step | null; requests: number }> {
  const walked = await walk({
    ...product,
    persona,
    email: `peace.${persona}@example.com`,
    timePasses: true,
    ...(until && { until }),
  });
  return {
    effects: await effectsOf(product, walked.uuid),
    last: walked.last.step,
    requests: walked.client.calls(),
  };
}

/** Walks while server and database are killed at moments that the seed chooses, among so many requests. */
export async function walkThroughKills(product: OwnProduct, requests: number, kills: Kills): Promise<Survived> {
  const chance = seededChance(kills.seed);
  const restartsMs: number[] = [];
  const killServer = async (): Promise<void> => void restartsMs.push(await product.killServer());
  const killDatabase = async (): Promise<void> => product.killDatabase();
  const blows = new Map<number, Blow>();
  const falls = [
    ...Array.from({ length: kills.server }, () => killServer),
    ...Array.from({ length: kills.database }, () => killDatabase),
  ];
  // Also for what is no number: each kill falls into a request of its own.
  if (!(falls.length <= requests)) throw new RangeError(`${falls.length} kills do not fit into ${requests} requests.`);
  for (const fall of falls) {
    let request: number;
    do request = 1 + Math.floor(chance() * requests);
    while (blows.has(request));
    blows.set(request, { afterMs: Math.floor(chance() * LONGEST_AFTER_MS), fall });
  }
  const network = createUnreliableNetwork(blows);
  const { persona, until } = kills;
  const walked = await walk({
    ...product,
    persona,
    email: `seed-${kills.seed}.${persona}@example.com`,
    timePasses: true,
    network: network.fetch,
    ...(until && { until }),
  });
  return {
    last: walked.last.step,
    effects: await effectsOf(product, walked.uuid),
    ...(await findLosses(product, walked.uuid, network.acknowledged)),
    restartsMs,
  };
}
