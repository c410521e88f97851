import type { Failure } from "@gable/ui/forms/failures.ts";
import { type MouseEvent, useRef, useState } from "react";
import { failuresOf } from "../shell/failures-of.ts";

type CodeSteps = {
  /** The number or address that stands in the form. */
  readonly to: string;
  /** Sends digits there. Throws what the server refuses. */
  readonly sendCode: (to: string) => Promise<unknown>;
  /** Empties the field of the digits: others are on their way. */
  readonly forgetDigits: () => void;
  readonly give: (code: string) => Promise<readonly Failure[]>;
};

/** A number or an address that is confirmed by the digits sent to it: first they are sent, then they are typed. Another address begins anew. */
export function useSentCode({ to, sendCode, forgetDigits, give }: CodeSteps) {
  const [sentTo, setSentTo] = useState<string>();
  const wantsOthers = useRef(false);
  const isSent = sentTo !== undefined && sentTo === to;

  async function send(): Promise<readonly Failure[]> {
    try {
      await sendCode(to);
      forgetDigits();
      setSentTo(to);
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  }

  return {
    isSent,
    submit: (code: string): Promise<readonly Failure[]> => {
      const sends = !isSent || wantsOthers.current;
      wantsOthers.current = false;
      return sends ? send() : give(code);
    },
    /** Of a button in the form: sent through it, so that a refusal is said where the others are. */
    sendOthers: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      wantsOthers.current = true;
      currentTarget.form?.requestSubmit();
    },
  };
}
