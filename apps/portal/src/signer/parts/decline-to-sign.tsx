import { declineAsSigner } from "@gable/contract/calls/signers-desk.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { useExplain } from "../../shell/use-explain.ts";
import { signerIntroWords } from "../intro.words.ts";
import { useDesk } from "./desk.tsx";
import { signerCodes } from "./signer-codes.ts";
import { useSignerCommand } from "./use-signer-command.ts";

/** Saying no, one press and one confirmation away; the frame then leads to the page for that. */
export function DeclineToSign() {
  const t = useText(signerIntroWords);
  const explain = useExplain(signerCodes);
  const { borrowerFirstName } = useDesk();
  const command = useSignerCommand(declineAsSigner);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const decline = async () => {
    const [failure] = await command.send({ body: { reason: "" } });
    setProblem(failure ? explain(failure.message) : null);
  };
  return (
    <>
      <p>
        <TextButton onClick={() => setOpen(true)}>{t.no}</TextButton>
      </p>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.sure}
        actions={
          <>
            <Button kind="danger" busy={command.isBusy} onClick={() => void decline()}>
              {t.confirmNo}
            </Button>
            <Button kind="second" onClick={() => setOpen(false)}>
              {t.keep}
            </Button>
          </>
        }
      >
        <div className="stack">
          {problem === null ? null : <Notice tone="error" title={problem} />}
          <p>{t.sureBody(borrowerFirstName)}</p>
        </div>
      </Dialog>
    </>
  );
}
