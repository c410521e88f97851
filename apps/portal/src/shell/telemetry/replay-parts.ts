import { CallFailed } from "@gable/contract/problem.ts";
import {
  LONGEST_REPLAY_MS,
  MOST_MOMENTS,
  MOST_PARTS,
  type ReplayMoment,
} from "@gable/domain/telemetry/session-replay.ts";

type Terms = {
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
  readonly send: (part: number, moments: ReplayMoment[]) => Promise<void>;
  readonly onKept: () => void;
  /** Nothing more is kept: the server refused it, or it lasted long enough. */
  readonly onOver: () => void;
};

/** A moment without its time. */
export type Happened = ReplayMoment extends infer M ? (M extends ReplayMoment ? Omit<M, "at"> : never) : never;

/** Fits into a request with room to spare. */
const LARGEST_PART = 48_000;

/** Sends what happens in a visit part by part, in order. A part that was not answered is sent again as it was; one refused ends it. */
export function createReplayParts({ now, send, onKept, onOver }: Terms) {
  const began = now();
  const waiting: ReplayMoment[] = [];
  let unanswered: ReplayMoment[] = [];
  let part = 0;
  let [isSending, isOver] = [false, false];

  function end(): void {
    isOver = true;
    waiting.length = 0;
    onOver();
  }

  async function flush(): Promise<void> {
    if (isOver || isSending) return;
    if (unanswered.length === 0) unanswered = takePart(waiting);
    if (unanswered.length === 0) return;
    isSending = true;
    try {
      await send(part, unanswered);
      part += 1;
      unanswered = [];
      if (part === 1) onKept();
      if (part === MOST_PARTS) end();
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status >= 400 && failure.status < 500 && failure.status !== 429)
        end();
    } finally {
      isSending = false;
    }
  }

  return {
    flush,
    add(happened: Happened): void {
      if (isOver) return;
      const at = Math.round(now() - began);
      if (at > LONGEST_REPLAY_MS) return end();
      waiting.push({ ...happened, at });
    },
  };
}

function takePart(waiting: ReplayMoment[]): ReplayMoment[] {
  let size = 0;
  const count = waiting.findIndex((moment) => (size += JSON.stringify(moment).length + 1) > LARGEST_PART);
  return waiting.splice(0, Math.min(count === -1 ? waiting.length : Math.max(count, 1), MOST_MOMENTS));
}
