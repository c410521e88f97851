import { rescind } from "@gable/contract/calls/rescission.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
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
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = async () => {
    const [failure] = await command.send({ body: { confirmed: true } });
    setProblem(failure ? explain(failure.message) : null);
    if (!failure) setOpen(false);
  };
  return (
    <SideSection title={t.mind}>
      <div className="stack small">
        <p>{t.mindBody(f.day(lastDay))}</p>
        <Button kind="second" slim full onClick={() => setOpen(true)}>
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
          <p>{t.sureBody}</p>
          <p className="quiet small">{t.byMail}</p>
        </div>
      </Dialog>
    </SideSection>
  );
}
