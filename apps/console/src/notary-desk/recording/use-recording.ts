import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FILE_KEY } from "../../queries/loan-file.ts";
import { client } from "../../session/client.ts";
import { type CallRecording, type RecordingState, recordCall } from "./record-call.ts";

export interface RecordingNow {
  /** Null before both were together for the first time. */
  readonly state: RecordingState | null;
  /** Tries once more, as another recording. */
  readonly again: () => void;
}

interface Call {
  readonly uuid: string;
  readonly names: { readonly signer: string; readonly notary: string };
  readonly isTogether: boolean;
  readonly signer: MediaStream | null;
  readonly notary: MediaStream | null;
}

/** Records the call from the first moment in which both see each other until the part goes off the screen. */
export function useRecording({ uuid, names, isTogether, signer, notary }: Call): RecordingNow {
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RecordingState | null>(null);
  const recording = useRef<CallRecording | null>(null);
  if (isTogether && attempt === 0) setAttempt(1);
  const open = useEffectEvent((of: string) => {
    const stay = stayOnPage();
    const opened = recordCall({
      client,
      uuid: of,
      names,
      changed: setState,
      ended: () => {
        stay.end();
        void queries.invalidateQueries({ queryKey: [FILE_KEY, of, "notary-recordings"] });
      },
    });
    opened.show(signer, notary);
    return opened;
  });
  useEffect(() => {
    if (attempt === 0) return undefined;
    const opened = open(uuid);
    recording.current = opened;
    return () => opened.close();
  }, [uuid, attempt]);
  useEffect(() => recording.current?.show(signer, notary));
  return { state, again: () => setAttempt(attempt + 1) };
}

/** The browser asks before the page is closed, until this is ended. */
function stayOnPage(): { readonly end: () => void } {
  let isOver = false;
  const ask = (event: BeforeUnloadEvent) => {
    if (!isOver) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  const end = () => {
    isOver = true;
    window.removeEventListener("beforeunload", ask);
  };
  return { end };
}
