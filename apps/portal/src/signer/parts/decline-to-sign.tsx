import { declineAsSigner } from "@gable/contract/calls/signers-desk.ts";
import { SureDialog } from "@gable/ui/components/dialog/sure-dialog.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
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
  return (
    <>
      <p>
        <TextButton onClick={() => setOpen(true)}>{t.no}</TextButton>
      </p>
      <SureDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.sure}
        act={t.confirmNo}
        keep={t.keep}
        send={() => command.send({ body: { reason: "" } })}
        explain={explain}
        isBusy={command.isBusy}
      >
        <p>{t.sureBody(borrowerFirstName)}</p>
      </SureDialog>
    </>
  );
}
