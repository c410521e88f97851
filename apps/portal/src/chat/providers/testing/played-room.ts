/** One conversation as a provider would keep it, for clients that tests play: what was said, who listens, and what comes to grief. */
export interface Said {
  readonly id: string;
  readonly author: string;
  readonly clientId: string;
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly url: string; readonly size: number }[];
  readonly at: Date;
}

export type Heard = "said" | "typing" | "closed" | "lost" | "back";

export interface PlayedRoom {
  readonly said: Said[];
  readonly isClosed: () => boolean;
  readonly isOnline: () => boolean;
  readonly listen: (heard: (what: Heard, message?: Said) => void) => () => void;
  readonly say: (message: Omit<Said, "id" | "at">) => Said;
  /** Sends for the borrower as a network would that is given faults: `not sent`, or sent and the `answer lost`. */
  readonly sendByNetwork: (message: Omit<Said, "id" | "at">) => Said;
  readonly faults: ("not sent" | "answer lost")[];
  readonly type: () => void;
  readonly close: () => void;
  readonly goOffline: () => void;
  readonly comeBack: () => void;
}

export const BORROWER = "borrower-1";
export const AGENT = "agent-maria";

export function playRoom(): PlayedRoom {
  const said: Said[] = [];
  const listeners = new Set<(what: Heard, message?: Said) => void>();
  const faults: PlayedRoom["faults"] = [];
  let isClosed = false;
  let isOnline = true;
  const tell = (what: Heard, message?: Said) => {
    for (const listener of listeners) listener(what, message);
  };
  const say: PlayedRoom["say"] = (message) => {
    const kept = { ...message, id: `m${said.length + 1}`, at: new Date(Date.UTC(2026, 0, 1) + said.length * 1000) };
    said.push(kept);
    if (isOnline) tell("said", kept);
    return kept;
  };
  return {
    said,
    faults,
    say,
    isClosed: () => isClosed,
    isOnline: () => isOnline,
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    sendByNetwork(message) {
      const fault = faults.shift();
      if (isClosed || fault === "not sent") throw new Error("It was not sent.");
      if (fault === undefined) return say(message);
      isOnline = false;
      say(message);
      isOnline = true;
      throw new Error("The answer was lost.");
    },
    type: () => tell("typing"),
    close() {
      isClosed = true;
      tell("closed");
    },
    goOffline() {
      isOnline = false;
      tell("lost");
    },
    comeBack() {
      isOnline = true;
      tell("back");
    },
  };
}
