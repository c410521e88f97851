import { createContext } from "react";

/** A dialog whose place went away while somebody had it open: what it asked was settled by a colleague, or is not theirs any more. */
export interface LeftBehind {
  readonly title: string;
  /** What was written in it. */
  readonly written: readonly string[];
}

/** Takes over what is left behind on a page; nobody does where none is said to. */
export const TakeLeftBehind = createContext<(left: LeftBehind) => void>(() => undefined);
