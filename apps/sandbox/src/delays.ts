import { setTimeout as sleep } from "node:timers/promises";

/** How long the sandbox takes, in milliseconds, from least to most. */
export interface Delays {
  /** Before an order is answered. */
  readonly answerMs: readonly [least: number, most: number];
  /** Between an order and each event that follows. */
  readonly eventMs: readonly [least: number, most: number];
}

export const noDelays: Delays = { answerMs: [0, 0], eventMs: [0, 0] };

/** As a person at a keyboard would find it believable. */
export const lifelikeDelays: Delays = { answerMs: [150, 700], eventMs: [600, 1_800] };

export const chooseDelay = ([least, most]: readonly [number, number]): number =>
  least + Math.floor(Math.random() * (most - least + 1));

export const pause = async (range: readonly [number, number]): Promise<void> => {
  const ms = chooseDelay(range);
  if (ms > 0) await sleep(ms);
};
