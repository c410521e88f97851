import type { Face } from "./fonts.ts";

/** Consecutive characters in one face. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

/** What stands side by side, and how wide it is, in points. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}
