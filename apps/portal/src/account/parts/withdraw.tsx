import { Button } from "@gable/ui/components/button/button.tsx";
import { SureDialog } from "@gable/ui/components/dialog/sure-dialog.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
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
  const withdraw = async (): Promise<readonly Failure[]> => {
    try {
      await mutateAsync();
      return [];
    } catch (failure) {
      return failuresOf(failure);
    } finally {
      await queries.invalidateQueries({ queryKey: applicationsQuery().queryKey });
    }
  };
  return (
    <>
      <div>
        <Button kind="second" slim onClick={() => setOpen(true)}>
          {t.withdraw}
        </Button>
      </div>
      <SureDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.withdrawSure}
        act={t.withdraw}
        keep={t.withdrawKeep}
        send={withdraw}
        explain={explain}
        isBusy={isPending}
      >
        <p>{t.withdrawBody}</p>
      </SureDialog>
    </>
  );
}
