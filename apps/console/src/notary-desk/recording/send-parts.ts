import { endNotaryRecording, keepNotaryRecordingPart } from "@gable/contract/calls/notary-recording.ts";
import type { Client } from "@gable/contract/client.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { MOST_UNSENT_MS, TOLD_BY_BYTES } from "@gable/domain/notary/recording.ts";

const PAUSE_MS = 2000;

/** Parts of one recording on their way to the server, one after the other. */
export interface PartsSent {
  readonly add: (part: Blob) => void;
  /** Once the last part is there, the recording is ended. */
  readonly end: () => void;
}

interface Sent {
  readonly client: Client;
  readonly params: { readonly uuid: string; readonly recording: string };
  /** How many parts the server does not have yet. */
  readonly changed: (unsent: number) => void;
  /** The server takes no more of it. */
  readonly refused: () => void;
  /** It has the whole recording. */
  readonly ended: () => void;
}

/** Sends each part until the server has it: a line that is gone comes back, and what was recorded meanwhile goes after it. */
export function sendParts({ client, params, changed, refused, ended }: Sent): PartsSent {
  let number = 0;
  let unsent = 0;
  let isRefused = false;
  /** A slow machine hands the very first bytes of a film over by themselves: nobody can tell what they are. */
  let first: Blob | null = new Blob();
  let sending: Promise<void> = Promise.resolve();

  async function insist(send: () => Promise<unknown>): Promise<void> {
    while (!isRefused) {
      try {
        await send();
        return;
      } catch (failure) {
        if (isFinal(failure)) {
          isRefused = true;
          refused();
          return;
        }
        await new Promise((rested) => setTimeout(rested, PAUSE_MS));
      }
    }
  }

  async function sendPart(own: number, part: Blob, endedAt: number): Promise<void> {
    await insist(() => {
      const endedMsAgo = Math.min(Math.round(performance.now() - endedAt), MOST_UNSENT_MS);
      return client.send(keepNotaryRecordingPart, { params, body: { number: own, endedMsAgo }, file: part });
    });
    if (isRefused) return;
    unsent -= 1;
    changed(unsent);
  }

  async function finish(parts: number): Promise<void> {
    await insist(() => client.send(endNotaryRecording, { params, body: { parts } }));
    if (!isRefused) ended();
  }

  return {
    add(part) {
      const whole: Blob = first === null ? part : new Blob([first, part], { type: part.type });
      if (first !== null && whole.size < TOLD_BY_BYTES) {
        first = whole;
        return;
      }
      first = null;
      number += 1;
      const own = number;
      const endedAt = performance.now();
      unsent += 1;
      changed(unsent);
      sending = sending.then(() => sendPart(own, whole, endedAt));
    },
    end() {
      const parts = number;
      sending = sending.then(() => finish(parts));
    },
  };
}

/** Whether asking again would change nothing: refused, for another reason than that the server was asked too often. */
const isFinal = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
