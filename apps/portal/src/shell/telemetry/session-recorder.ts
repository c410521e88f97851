/** What makes a replay of a visit. Loaded where a lender has switched replays on; another recorder would stand behind the same port. */
export type BeginRecording = (recorded: Recorded) => SessionRecorder;

export interface Recorded {
  readonly applicationUuid: string;
  /** Called once, when something is kept and can be seen under the link. */
  readonly onKept: (link: string) => void;
}

export interface SessionRecorder {
  /** Names the replay in every call of the visit. */
  readonly uuid: string;
  /** Sends what is left, and hears of nothing any more. */
  readonly stop: () => void;
}
