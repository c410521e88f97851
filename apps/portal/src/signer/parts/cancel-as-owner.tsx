import { rescindAsSigner } from "@gable/contract/calls/signers-signing.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { SureDialog } from "@gable/ui/components/dialog/sure-dialog.tsx";
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
  if (!rescission.applies || rescission.lastDay === null || rescission.over || rescission.cancelled) return null;
  const cancel = async () => {
    const failures = await command.send({ body: { confirmed: true } });
    if (failures.length === 0) await navigate(signerPath("signerCancelled"));
    return failures;
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
      <SureDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.sure}
        act={t.cancel}
        keep={t.keep}
        send={cancel}
        explain={explain}
        isBusy={command.isBusy}
      >
        <p>{t.sureBody(borrowerFirstName)}</p>
      </SureDialog>
    </section>
  );
}
