import { rescindAsSigner } from "@gable/contract/calls/signers-desk.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useExplain } from "../../shell/use-explain.ts";
import { signerDocumentsWords } from "../documents.words.ts";
import { useDesk } from "./desk.tsx";
import { signerCodes } from "./signer-codes.ts";
import { signerPath } from "./signer-path.ts";
import { useSignerCommand } from "./use-signer-command.ts";

/** An owner's own right to cancel, one press and one confirmation away for as long as it lasts (12 CFR 1026.15(a)(4)). */
export function CancelAsOwner() {
  const t = useText(signerDocumentsWords);
  const f = useFormats();
  const explain = useExplain(signerCodes);
  const { rescission, borrowerFirstName } = useDesk();
  const navigate = useNavigate();
  const command = useSignerCommand(rescindAsSigner);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!rescission.applies || rescission.lastDay === null || rescission.over || rescission.cancelled) return null;
  const cancel = async () => {
    const [failure] = await command.send({ body: { confirmed: true } });
    setProblem(failure ? explain(failure.message) : null);
    if (failure) return;
    setOpen(false);
    await navigate(signerPath("signerCancelled"));
  };
  return (
    <section className="stack">
      <h2>{t.cancelTitle}</h2>
      <p>{t.cancelBody(f.day(rescission.lastDay))}</p>
      <div>
        <Button kind="second" onClick={() => setOpen(true)}>
          {t.cancel}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.sure}
        actions={
          <>
            <Button kind="danger" busy={command.isBusy} onClick={() => void cancel()}>
              {t.cancel}
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
    </section>
  );
}
