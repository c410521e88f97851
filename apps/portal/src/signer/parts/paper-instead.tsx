import { goOnPaperAsSigner } from "@gable/contract/calls/signers-desk.ts";
import { SureDialog } from "@gable/ui/components/dialog/sure-dialog.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { useExplain } from "../../shell/use-explain.ts";
import { signerIntroWords } from "../intro.words.ts";
import { useDesk } from "./desk.tsx";
import { signerCodes } from "./signer-codes.ts";
import { useSignerCommand } from "./use-signer-command.ts";

/** The consent to electronic records taken back (15 USC 7001(c)(1)(B)): papers come by post, and are signed by hand. */
export function PaperInstead() {
  const t = useText(signerIntroWords);
  const explain = useExplain(signerCodes);
  const { paper } = useDesk();
  const command = useSignerCommand(goOnPaperAsSigner);
  const [open, setOpen] = useState(false);
  if (paper !== null) return null;
  return (
    <>
      <p>
        <TextButton onClick={() => setOpen(true)}>{t.paper}</TextButton>
      </p>
      <SureDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.paperSure}
        act={t.confirmPaper}
        keep={t.keepScreen}
        send={() => command.send({ body: undefined })}
        explain={explain}
        isBusy={command.isBusy}
      >
        <p>{t.paperBody}</p>
      </SureDialog>
    </>
  );
}
