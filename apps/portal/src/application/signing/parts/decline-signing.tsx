import { declineToSign } from "@gable/contract/calls/signing.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { useCommand } from "../../../journey/use-command.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { signWords } from "../sign.words.ts";

/** The way not to sign at all: said plainly what it ends, and asked once more. */
export function DeclineSigning() {
  const t = useText(signWords);
  const explain = useExplain();
  const command = useCommand(declineToSign);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const decline = async () => {
    const [failure] = await command.send({ body: {} });
    setProblem(failure ? explain(failure.message) : null);
  };
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>{t.decline}</TextButton>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.declineTitle}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t.declineBack}</Button>
            <Button kind="second" busy={command.isBusy} onClick={() => void decline()}>
              {t.declineGo}
            </Button>
          </>
        }
      >
        <p>{t.declineBody}</p>
        {problem === null ? null : <Notice tone="error" title={problem} />}
      </Dialog>
    </>
  );
}
