import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { canUsePasskeys } from "@gable/ui/passkeys/device-passkey.ts";
import { useMutation } from "@tanstack/react-query";
import { passkeyFactorMutation } from "../queries/staff-passkeys.ts";
import { passkeyFailuresOf } from "../session/passkey.ts";
import { useExplain } from "../shell/use-explain.ts";
import { loginWords } from "./login.words.ts";

/** The second factor without six digits, where the account has a passkey and the browser can use one. */
export function PasskeyFactor({ onDone }: { onDone: () => void }) {
  const t = useText(loginWords);
  const explain = useExplain();
  const { mutate, isPending, error } = useMutation({ ...passkeyFactorMutation(), onSuccess: onDone });
  if (!canUsePasskeys()) return null;
  return (
    <div className="login-passkey">
      {error === null ? null : (
        <Notice tone="error" title={explain(passkeyFailuresOf(error)[0]?.message ?? "invalid")} />
      )}
      <Actions>
        <Button kind="second" busy={isPending} onClick={() => mutate()}>
          {t.withPasskey}
        </Button>
      </Actions>
    </div>
  );
}
