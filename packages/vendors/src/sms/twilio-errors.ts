import type { TextAnswer } from "./protocol.ts";

export type Undeliverable = Extract<TextAnswer, { outcome: "undeliverable" }>["reason"];

/** Of Twilio's codes those that say something of the one who was to receive it, at once or once it was tried. */
const reasons: Readonly<Record<number, Undeliverable>> = {
  21211: "not-a-mobile",
  21214: "unreachable",
  21217: "not-a-mobile",
  21610: "opted-out",
  21612: "unreachable",
  21614: "not-a-mobile",
  21635: "not-a-mobile",
  30003: "unreachable",
  30004: "unreachable",
  30005: "unreachable",
  30006: "not-a-mobile",
};

/** The sender's queue is full: the same text is taken later. */
export const QUEUE_FULL = 21_611;

/** Why nobody of that number gets it; undefined where the code says something else. */
export const undeliverableFor = (code: number | undefined): Undeliverable | undefined =>
  code === undefined ? undefined : reasons[code];
