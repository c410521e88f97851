import { createContext } from "react";

/** A dialog whose place went away while somebody had it open: what it asked was settled by a colleague, or is not theirs any more. */
export interface LeftBehind {
  readonly title: string;
  /** What was written in it. */
  readonly written: readonly string[];
  /** How far the page had read when it was opened, as `readSoFar` said. */
  readonly since: number;
}

interface Taker {
  /** How far the page has read of what happens to what it shows. */
  readonly readSoFar: () => number;
  readonly take: (left: LeftBehind) => void;
}

/** Takes over what is left behind on a page; nobody does where none is said to. */
export const TakeLeftBehind = createContext<Taker>({ readSoFar: () => 0, take: () => undefined });
