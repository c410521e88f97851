import { goOnPaperAsSigner } from "@gable/contract/calls/signers-desk.ts";
import { SureDialog } from "@gable/ui/components/dialog/sure-dialog.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useExplain } from "../../shell/use-explain.ts";
import { signerIntroWords } from "../intro.words.ts";
import { useDesk } from "./desk.tsx";
import { signerCodes } from "./signer-codes.ts";
import { signerPath } from "./signer-path.ts";
import { useSignerCommand } from "./use-signer-command.ts";

/** The consent to electronic records taken back (15 USC 7001(c)(1)(B)): papers come by post, and are signed by hand. */
export function PaperInstead() {
  const t = useText(signerIntroWords);
  const explain = useExplain(signerCodes);
  const navigate = useNavigate();
  const { paper, progress } = useDesk();
  const command = useSignerCommand(goOnPaperAsSigner);
  const [open, setOpen] = useState(false);
  if (paper !== null || progress.deedSigned) return null;
  const goOnPaper = async () => {
    const failures = await command.send({ body: undefined });
    // What comes next stands on another page than the introduction.
    if (failures.length === 0) await navigate(signerPath("signerResume"));
    return failures;
  };
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
        send={goOnPaper}
        explain={explain}
        isBusy={command.isBusy}
      >
        <p>{t.paperBody}</p>
      </SureDialog>
    </>
  );
}
