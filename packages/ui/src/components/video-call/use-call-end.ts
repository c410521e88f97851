import { useEffect, useEffectEvent, useRef, useState } from "react";

/** One page's end of a call between two. */
export interface CallEnd {
  /** Sends this picture and sound from now on; null where there is none. */
  readonly show: (local: MediaStream | null) => void;
  /** Looks for another way, as somebody asks for who sees that it hangs. */
  readonly again: () => void;
  readonly close: () => void;
}

/**
 * Joins a session when the part comes on the screen and leaves it with the part: how the call stands now, null before anything of it
 * was heard. A call that stands keeps what it was joined with; another `session` is another call.
 */
export function useCallEnd<Now>(
  session: string,
  join: (session: string, changed: (now: Now) => void) => CallEnd,
  local: MediaStream | null,
): { readonly now: Now | null; readonly again: () => void } {
  const [now, setNow] = useState<Now | null>(null);
  const end = useRef<CallEnd | null>(null);
  const opened = useEffectEvent((one: string) => join(one, setNow));
  const shown = useEffectEvent(() => local);
  useEffect(() => {
    const joined = opened(session);
    joined.show(shown());
    end.current = joined;
    return () => joined.close();
  }, [session]);
  useEffect(() => end.current?.show(local), [local]);
  return { now, again: () => end.current?.again() };
}
