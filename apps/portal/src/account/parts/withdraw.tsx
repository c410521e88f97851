import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { applicationsQuery, withdrawMutation } from "../../queries/application.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { dashboardWords } from "../dashboard.words.ts";

/** The way out, one press and one confirmation away for as long as no money is on its way. */
export function Withdraw({ uuid }: { uuid: string }) {
  const t = useText(dashboardWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation(withdrawMutation(uuid));
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const withdraw = async () => {
    try {
      await mutateAsync();
      setOpen(false);
    } catch (failure) {
      setProblem(explain(failuresOf(failure)[0]?.message ?? "failed"));
    }
    await queries.invalidateQueries({ queryKey: applicationsQuery().queryKey });
  };
  return (
    <>
      <div>
        <Button kind="second" slim onClick={() => setOpen(true)}>
          {t.withdraw}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.withdrawSure}
        actions={
          <>
            <Button kind="danger" busy={isPending} onClick={() => void withdraw()}>
              {t.withdraw}
            </Button>
            <Button kind="second" onClick={() => setOpen(false)}>
              {t.withdrawKeep}
            </Button>
          </>
        }
      >
        <div className="stack">
          {problem === null ? null : <Notice tone="error" title={problem} />}
          <p>{t.withdrawBody}</p>
        </div>
      </Dialog>
    </>
  );
}
