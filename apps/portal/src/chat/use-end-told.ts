import { useRef, useState } from "react";
import { isNothingToEnd } from "./end-left.ts";
import { forgetChat } from "./kept-chat.ts";
import type { LiveConnection } from "./live-connection.ts";

/** Tells whoever carries a conversation that it is over here, once: what cannot be told now is when the line is back, by the next call. */
export function useEndTold(isClosedThere: boolean): {
  readonly isTold: boolean;
  readonly tellOfEnd: (carrier: LiveConnection | null | undefined) => Promise<void>;
} {
  const [isTold, setTold] = useState(false);
  const isTelling = useRef(false);

  const tellOfEnd = async (carrier: LiveConnection | null | undefined) => {
    if (!carrier || isTold || isClosedThere || isTelling.current) return;
    isTelling.current = true;
    try {
      await carrier.end().catch((error: unknown) => {
        if (!isNothingToEnd(error)) throw error;
      });
      forgetChat();
      setTold(true);
    } catch {
      // They are told when the line is back.
    } finally {
      isTelling.current = false;
    }
  };
  return { isTold, tellOfEnd };
}
