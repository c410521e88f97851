import { createHash } from "node:crypto";

/** Values that follow from words alone: the same words always give the same value. */
export interface Seeded {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  digits(count: number): string;
}

export function seeded(...words: readonly string[]): Seeded {
  let round = 0;
  const next = (): number => {
    const hash = createHash("sha256").update(JSON.stringify([...words, round]));
    round += 1;
    return hash.digest().readUInt32BE(0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    digits: (count) => Array.from({ length: count }, () => String(between(0, 9))).join(""),
  };
}

/** A short name for something, the same for the same words: `pay_3f9a…`. */
export function nameFor(prefix: string, ...words: readonly string[]): string {
  return `${prefix}_${createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 20)}`;
}
