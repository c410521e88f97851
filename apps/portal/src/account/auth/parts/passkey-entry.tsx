import type { PasskeyAssertion } from "@gable/contract/calls/identity-passkeys.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { canUsePasskeys } from "@gable/ui/passkeys/device-passkey.ts";
import { useState } from "react";
import { fetchAssertion } from "../../../queries/identity-passkeys.ts";
import { passkeyFailuresOf } from "../../../session/passkey.ts";
import { loginWords } from "../login.words.ts";

type EntryProps = {
  explain: (message: string) => string;
  /** Opens a session. */
  onAssertion: (assertion: PasskeyAssertion) => Promise<void>;
};

/** The way in without a password, where the browser has one. */
export function PasskeyEntry({ explain, onAssertion }: EntryProps) {
  const t = useText(loginWords);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!canUsePasskeys()) return null;
  const enter = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onAssertion(await fetchAssertion());
    } catch (failure) {
      setProblem(passkeyFailuresOf(failure)[0]?.message ?? null);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {problem === null ? null : <Notice tone="error" title={explain(problem)} />}
      <Actions>
        <Button kind="second" busy={isBusy} onClick={() => void enter()}>
          {t.withPasskey}
        </Button>
      </Actions>
    </>
  );
}
