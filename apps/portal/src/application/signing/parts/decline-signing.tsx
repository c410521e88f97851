import { declineToSign } from "@gable/contract/calls/signing.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { useCommand } from "../../../journey/use-command.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { declineSigningWords } from "./decline-signing.words.ts";

/** The way not to sign at all: said plainly what it ends, and asked once more. */
export function DeclineSigning() {
  const t = useText(declineSigningWords);
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
      <TextButton onClick={() => setAsking(true)}>{t.open}</TextButton>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.title}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t.back}</Button>
            <Button kind="second" busy={command.isBusy} onClick={() => void decline()}>
              {t.end}
            </Button>
          </>
        }
      >
        <p>{t.body}</p>
        {problem === null ? null : <Notice tone="error" title={problem} />}
      </Dialog>
    </>
  );
}
