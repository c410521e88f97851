import { rescind } from "@gable/contract/calls/rescission.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { SureDialog } from "@gable/ui/components/dialog/sure-dialog.tsx";
import { SideSection } from "@gable/ui/components/page-frame/page-frame.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useState } from "react";
import { useCommand } from "../../journey/use-command.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { completeWords } from "../complete.words.ts";

/** The right to cancel, one press and one confirmation away for as long as it lasts. `lastDay` is its last day. */
export function CancelLoan({ lastDay }: { lastDay: string }) {
  const t = useText(completeWords);
  const f = useFormats();
  const explain = useExplain();
  const command = useCommand(rescind);
  const [open, setOpen] = useState(false);
  return (
    <SideSection title={t.mind}>
      <div className="stack small">
        <p>{t.mindBody(f.day(lastDay))}</p>
        <Button kind="second" slim full onClick={() => setOpen(true)}>
          {t.cancel}
        </Button>
      </div>
      <SureDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.sure}
        act={t.cancel}
        keep={t.keep}
        send={() => command.send({ body: { confirmed: true } })}
        explain={explain}
        isBusy={command.isBusy}
      >
        <p>{t.sureBody}</p>
        <p className="quiet small">{t.byMail}</p>
      </SureDialog>
    </SideSection>
  );
}
